import { errorText, employeeListTexts as texts } from '@commissary/catalog';
import type { ActOnSeveral, SeveralPeople } from '@commissary/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError, UserError } from '../../../api/index.ts';
import { employeesKey, useIdempotencyKeys } from '../../../cache/index.ts';
import { notify, reportError } from '../../../notifications/index.ts';

/** Does an act on several employees; its notice offers to undo it where that is possible. */
export const useChangeSeveral = (companyId: string, onDone: () => void) => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const send = async (body: SeveralPeople) =>
    responseBody(
      await api.users.changeSeveral(
        { params: { id: companyId }, body },
        { idempotencyKey: keyOf(JSON.stringify(body)) },
      ),
    );
  const failed = (error: Error) => {
    if (error instanceof StatusError && error.status === 409) notify('error', texts.changedMeanwhile);
    else if (error instanceof UserError) notify('error', error.failures.map(({ code }) => errorText(code)).join(' '));
    else reportError(error, texts.failed);
  };
  const refresh = () => client.invalidateQueries({ queryKey: employeesKey });
  const undo = useMutation({
    mutationFn: send,
    onSuccess: ({ people }, { act }) => notify('success', texts.done[act.kind](people.length)),
    onError: failed,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: send,
    onSuccess: ({ people }, { act }) => {
      const back = people.length === 0 ? null : undoOf(act);
      notify(
        'success',
        texts.done[act.kind](people.length),
        back === null ? undefined : { act: { text: texts.undo, run: () => undo.mutate({ people, act: back }) } },
      );
      onDone();
    },
    onError: failed,
    onSettled: refresh,
  });
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
