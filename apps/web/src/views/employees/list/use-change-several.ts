import { errorText, screenHref, employeeListTexts as texts } from '@commissary/catalog';
import type { ActOnSeveral, Employee, Failure, SeveralPeople } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError, UserError } from '../../../api/index.ts';
import { employeesKey, useIdempotencyKeys } from '../../../cache/index.ts';
import { whenWords } from '../../../formatting/index.ts';
import { notify, reportError } from '../../../notifications/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { employeesHref } from '../employees-href.ts';

/** Does an act on several employees; its notice offers to undo it where that is possible. */
export const useChangeSeveral = (
  companyId: string,
  known: readonly Pick<Employee, 'id' | 'name'>[],
  onDone: () => void = () => undefined,
) => {
  const client = useQueryClient();
  const tenant = useActiveTenant();
  const keyOf = useIdempotencyKeys();
  const send = async (body: SeveralPeople) =>
    responseBody(
      await api.users.changeSeveral(
        { params: { id: companyId }, body },
        { idempotencyKey: keyOf(JSON.stringify(body)) },
      ),
    );
  const failed = (error: Error) => {
    if (error instanceof StatusError && error.status === 409) notify('error', changedText(error.failures));
    else if (error instanceof UserError) notify('error', error.failures.map(({ code }) => errorText(code)).join(' '));
    else reportError(error, texts.failed);
  };
  const refresh = () => client.invalidateQueries({ queryKey: employeesKey });
  const nameOf = (id: string) => known.find(one => one.id === id)?.name ?? '';
  const doneText = ({ kind }: ActOnSeveral, people: readonly { readonly id: string }[]) => {
    const [one, ...others] = people;
    const isOne = one !== undefined && others.length === 0;
    if (isOne && kind === 'deactivate') return texts.deactivated(nameOf(one.id));
    if (isOne && kind === 'activate') return texts.activeAgain(nameOf(one.id));
    return texts.done[kind](people.length);
  };
  const undo = useMutation({
    mutationFn: send,
    onSuccess: ({ people }, { act }) => {
      notify('success', doneText(act, people));
      const [first, ...more] = people.filter(({ pinTaken }) => pinTaken);
      if (first === undefined) return;
      const href = screenHref('employeeRepair', { id: first.id, cf: 'posId' }, employeesHref(tenant));
      notify('warning', texts.pinTaken(formatList([first, ...more].map(({ id }) => nameOf(id)))), {
        link: { text: texts.choosePin, href },
      });
    },
    onError: failed,
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: send,
    onSuccess: ({ people }, { act }) => {
      const back = people.length === 0 ? null : undoOf(act);
      notify(
        'success',
        doneText(act, people),
        back === null
          ? undefined
          : { act: { text: texts.undo, run: () => undo.mutate({ people: people.map(versionOf), act: back }) } },
      );
      onDone();
    },
    onError: failed,
    onSettled: refresh,
  });
  return { change, undo };
};

const versionOf = ({ id, ver }: SeveralPeople['people'][number]) => ({ id, ver });

/** Who changed these people last, and when, where the server knows it. */
const changedText = (failures: readonly Failure[]): string => {
  const changed = failures.flatMap(({ params: { name, by, at } = {} }) =>
    name === undefined || by === undefined || at === undefined
      ? []
      : [texts.changedBy(String(name), String(by), whenWords(Number(at)))],
  );
  return changed.length === 0 ? texts.changedMeanwhile : [...changed, texts.nothingChanged].join(' ');
};

/** What takes an act back; null: an invitation that is sent stays sent. */
const undoOf = (act: ActOnSeveral): ActOnSeveral | null => {
  switch (act.kind) {
    case 'deactivate':
      return { kind: 'activate' };
    case 'give-job':
      return { ...act, kind: 'take-job' };
    case 'raise':
      return { kind: 'take-raise', from: act.from };
    default:
      return null;
  }
};
