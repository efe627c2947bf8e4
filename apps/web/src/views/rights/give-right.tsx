import type { ExplainedRights, Role } from '@commissary/contract';
import { formatCount, permissionLabel } from '@commissary/domain';
import { Radio } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, StatusError } from '../../api.ts';
import { employeeOf, employeesKey } from '../../cache/employees.ts';
import { rolesKey, rolesOf, rolesToGiveOf } from '../../cache/roles.ts';
import { ActDialog } from '../../levels/act-dialog.tsx';
import { useActivePlace } from '../../session/place.ts';
import { notify } from '../../shell/notify.ts';
import { failedLoad, reportError } from '../../shell/report-error.ts';
import { useActKey } from '../../shell/use-act-key.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { placeName } from '../employees/employee-words.ts';
import { givingWords } from '../employees/giving-words.ts';
import roleStyles from '../roles/roles.module.css';
import { rolesWith } from './roles-with.ts';

export interface GiveRightProps {
  readonly permission: string;
  readonly explained: ExplainedRights;
  readonly onClose: () => void;
}

/**
 * Gives somebody a role with the right at the place; the role that gives the least besides comes first. One that may not be
 * given there cannot be chosen, and says why.
 */
export function GiveRight({ permission, explained, onClose }: GiveRightProps) {
  const { person, place } = explained;
  const active = useActivePlace();
  const client = useQueryClient();
  const roles = useQuery(rolesOf(active.companyId));
  const { data: employee } = useQuery({ ...employeeOf(person.id), staleTime: 0 });
  const giving = useQuery(rolesToGiveOf(active.companyId, place, person.id));
  // Which of them can be given is not known before both are there.
  const offered = giving.data && roles.data ? rolesWith(permission, roles.data, explained, giving.data) : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const free = offered?.filter(({ whyNot }) => whyNot === null) ?? [];
  const role = free.find(({ id }) => id === chosen) ?? free[0];
  const failed = giving.error ?? roles.error;
  useEffect(() => {
    if (failed) failedLoad(failed, 'The roles could not be read.');
  }, [failed]);
  const idempotencyKey = useActKey(JSON.stringify([employee?.ver, role?.id, place]));
  const act = useMutation({
    mutationFn: async (given: Role) => {
      if (employee === undefined) return;
      const { id, ver, name, email, status } = employee;
      const held = employee.roles.map(({ roleId, grantObject }) => ({ roleId, grantObject }));
      const wanted = [...held, { roleId: given.id, grantObject: place }];
      const params = { id: active.companyId };
      await api.users.update({ params, body: { id, ver, name, email, status, roles: wanted } }, { idempotencyKey });
    },
    onSuccess: async (_, given) => {
      notify('success', `${person.name} is ${given.name} at ${placeName(place, active)} now.`);
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: employeesKey }),
      ]);
    },
    onError: error => {
      if (error instanceof StatusError && error.status === 403)
        notify('error', 'This role is not yours to give there. Choose another one.');
      else if (error instanceof StatusError && error.status === 409)
        notify('error', `Somebody changed ${person.name} meanwhile. Look again, and try once more.`);
      else reportError(error, 'The role could not be given.');
    },
  });
  const label = permissionLabel(permission);
  return (
    <ActDialog
      title={`Give ${label}`}
      about={
        offered?.length === 0
          ? 'No role has this right yet. Edit a role, or create one, and come back.'
          : `To ${person.name} at ${placeName(place, active)}, by one of the roles that have it.`
      }
      accept={role === undefined ? 'Give' : `Give ${role.name}`}
      disabled={role === undefined || employee === undefined}
      busy={act.isPending}
      onAccept={() => role && act.mutate(role)}
      onClose={onClose}
    >
      {offered === undefined && <LoadingRows rows={3} height={44} />}
      <Radio.Group aria-label="Role" value={role?.id ?? null} onChange={setChosen}>
        <div className={roleStyles.form}>
          {offered?.map(({ id, name, extra, whyNot }) => {
            const about = whyNot === null ? extraWords(extra) : givingWords[whyNot];
            return (
              <Radio
                key={id}
                value={id}
                label={name}
                description={about}
                aria-description={about}
                disabled={whyNot !== null}
              />
            );
          })}
        </div>
      </Radio.Group>
    </ActDialog>
  );
}

const extraWords = (extra: number): string =>
  extra === 0 ? 'Nothing else' : `And ${formatCount(extra, 'right')} that they lack there`;
