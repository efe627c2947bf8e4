import { employeesTexts, errorText, sessionsTexts } from '@commissary/catalog';
import { contract, type Employee } from '@commissary/contract';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, UserError } from '../../../api/index.ts';
import { employeesKey } from '../../../cache/index.ts';
import { notify, reportError } from '../../../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../../session/index.ts';
import { PopoverMenu, panelItem } from '../../../ui/index.ts';
import { ActAsDialog } from '../act-as-dialog.tsx';
import { BulkActionDialog } from '../list/bulk-action-dialog.tsx';

/** What is done to a person as a whole, by whoever may: to let somebody go has a button of its own where there is room. */
export function EmployeeMenu({ employee }: { readonly employee: Employee }) {
  const { id, name } = employee;
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState<Asked | null>(null);
  const all = useActs(employee, setAsked);
  const refused = useReadOnlyReason(...calls);
  if (all.length === 0) return null;
  const isBeside = ({ label }: Act) => !isPhone && label === employeesTexts.deactivate;
  const acts = all.filter(act => !isBeside(act));
  const close = () => setAsked(null);
  return (
    <>
      {all.filter(isBeside).map(({ label, run }) => (
        <Button key={label} variant="default" disabled={refused !== null} title={refused ?? undefined} onClick={run}>
          {label}
        </Button>
      ))}
      <PopoverMenu
        label={employeesTexts.moreFor(name)}
        width={260}
        button={props => (
          <ActionIcon {...props} variant="default" size="lg" aria-label={employeesTexts.moreFor(name)}>
            <IconDots size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        )}
      >
        {closeMenu => (
          <>
            {acts.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                className={panelItem}
                disabled={refused !== null}
                onClick={() => {
                  closeMenu();
                  run();
                }}
              >
                {label}
              </button>
            ))}
            {refused !== null && <p className="text-13 tone-2 pad-x-12 pad-y-4">{refused}</p>}
          </>
        )}
      </PopoverMenu>
      {asked === 'deactivate' && <BulkActionDialog act="deactivate" people={[employee]} onClose={close} />}
      {asked === 'viewAs' && <ActAsDialog id={id} name={name} onClose={close} />}
    </>
  );
}

const calls = [
  contract.users.sendInvite,
  contract.users.signOut,
  contract.users.changeSeveral,
  contract.session.actAs,
] as const;

type Asked = 'deactivate' | 'viewAs';

interface Act {
  readonly label: string;
  readonly run: () => void;
}

const useActs = (employee: Employee, ask: (what: Asked) => void): readonly Act[] => {
  const { id, name, email, status, hasPassword, mayEdit, mayActAs } = employee;
  const { user } = useActiveTenant();
  const send = useSend(id);
  const changes = mayEdit && id !== user.userId && status !== 'DELETED';
  return [
    ...(mayActAs ? [{ label: sessionsTexts.viewAs(name), run: () => ask('viewAs') }] : []),
    ...(changes && !hasPassword && email !== null
      ? [
          {
            label: employeesTexts.sendInvitation,
            run: () => send({ call: 'sendInvite', done: employeesTexts.invitationSent(name) }),
          },
        ]
      : []),
    ...(changes
      ? [
          {
            label: employeesTexts.signOutEverywhere,
            run: () => send({ call: 'signOut', done: employeesTexts.signedOutEverywhere(name) }),
          },
          { label: employeesTexts.deactivate, run: () => ask('deactivate') },
        ]
      : []),
  ];
};

const useSend = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ call }: { readonly call: 'sendInvite' | 'signOut'; readonly done: string }) => {
      await api.users[call]({ params: { id } });
    },
    onSuccess: (_, { done }) => notify('success', done),
    onError: error => {
      if (error instanceof UserError)
        notify('error', error.failures.map(({ code }) => refusals[code] ?? errorText(code)).join(' '));
      else reportError(error, employeesTexts.actionFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: employeesKey }),
  }).mutate;
};

const refusals: Readonly<Record<string, string>> = {
  LAST_OWNER: employeesTexts.ownerRequired,
  NOT_INVITABLE: employeesTexts.passwordAlreadySet,
};
