import { permissionLabel, rolesTexts } from '@commissary/catalog';
import type { ExplainedPermissions, Role } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { Radio } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, StatusError } from '../../api/index.ts';
import {
  employeeOf,
  employeesKey,
  jobChoicesOf,
  rolesKey,
  rolesQuery,
  rolesToGiveOf,
  useIdempotencyKey,
} from '../../cache/index.ts';
import { MultiLevelActionDialog } from '../../level-actions/index.ts';
import { notify, reportError, useFailedLoad } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import { givingText, scopeName } from '../employees/index.ts';
import roleStyles from '../roles/roles.module.css';
import { type HeldRole, lostPermissions, replacedRoles, rolesGranting } from './roles-granting.ts';

export interface GrantPermissionDialogProps {
  readonly permission: string;
  readonly explained: ExplainedPermissions;
  readonly onClose: () => void;
}

/**
 * Grants a person a role with the permission on the tenant; the role with the fewest other permissions comes first. One
 * that may not be granted there cannot be chosen, and shows why.
 */
export function GrantPermissionDialog({ permission, explained, onClose }: GrantPermissionDialogProps) {
  const { person, place: scope } = explained;
  const active = useActiveTenant();
  const client = useQueryClient();
  const roles = useQuery(rolesQuery(active.companyId));
  const { data: employee } = useQuery({ ...employeeOf(person.id), staleTime: 0 });
  const { data: choices } = useQuery(jobChoicesOf(active.companyId, null));
  const giving = useQuery(rolesToGiveOf(active.companyId, scope, person.id));
  // Which of them can be granted is not known before both are loaded.
  const offered = giving.data && roles.data ? rolesGranting(permission, roles.data, explained, giving.data) : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const free = offered?.filter(({ whyNot }) => whyNot === null) ?? [];
  const role = free.find(({ id }) => id === chosen) ?? free[0];
  const replaced = employee && choices ? replacedRoles(employee, scope, choices) : undefined;
  const replacedText =
    replaced && role && replaced.length > 0 ? replacing(replaced, role, explained, scopeName(scope, active)) : null;
  const mayReplace = replaced?.every(({ mayRemove }) => mayRemove) ?? false;
  const failed = giving.error ?? roles.error;
  useFailedLoad(failed, rolesTexts.loadFailed);
  const idempotencyKey = useIdempotencyKey(JSON.stringify([employee?.ver, role?.id, scope]));
  const act = useMutation({
    mutationFn: async (given: Role) => {
      if (employee === undefined) return;
      const { id, ver, name, email, status } = employee;
      const kept = employee.roles.filter(held => !replaced?.includes(held));
      const requested = [
        ...kept.map(({ roleId, grantObject }) => ({ roleId, grantObject })),
        { roleId: given.id, grantObject: scope },
      ];
      const params = { id: active.companyId };
      await api.users.update({ params, body: { id, ver, name, email, status, roles: requested } }, { idempotencyKey });
    },
    onSuccess: async (_, given) => {
      notify('success', rolesTexts.assigned(person.name, given.name, scopeName(scope, active)));
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: employeesKey }),
      ]);
    },
    onError: error => {
      if (error instanceof StatusError && error.status === 403) notify('error', rolesTexts.notAssignable);
      else if (error instanceof StatusError && error.status === 409)
        notify('error', rolesTexts.changedMeanwhile(person.name));
      else reportError(error, rolesTexts.grantFailed);
    },
  });
  const label = permissionLabel(permission);
  return (
    <MultiLevelActionDialog
      title={rolesTexts.grantTitle(label)}
      about={
        offered?.length === 0 ? rolesTexts.noRoleGrantsIt : rolesTexts.grantHelp(person.name, scopeName(scope, active))
      }
      accept={role === undefined ? rolesTexts.assign : rolesTexts.assignNamed(role.name)}
      disabled={role === undefined || !mayReplace}
      busy={act.isPending}
      onAccept={() => role && act.mutate(role)}
      onClose={onClose}
    >
      {offered === undefined && <SkeletonRows rows={3} height={44} />}
      <Radio.Group
        label={rolesTexts.role}
        labelProps={{ className: 'visually-hidden' }}
        value={role?.id ?? null}
        onChange={setChosen}
      >
        <div className={`${roleStyles.form} stack gap-16`}>
          {offered?.map(({ id, name, extra, whyNot }) => {
            const about = whyNot === null ? extraWords(extra) : givingText[whyNot];
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
      <p role="status" className="text-13 tone-2 space-above-12">
        {replacedText}
      </p>
    </MultiLevelActionDialog>
  );
}

/** What becomes of the role that somebody has there already. */
const replacing = (
  replaced: readonly HeldRole[],
  role: Role,
  explained: ExplainedPermissions,
  where: string,
): string => {
  const names = formatList(replaced.map(({ name }) => name));
  if (!replaced.every(({ mayRemove }) => mayRemove)) return rolesTexts.cannotReplace(names, where);
  return rolesTexts.replaces(names, where, lostPermissions(replaced, role, explained));
};

const extraWords = (extra: number): string =>
  extra === 0 ? rolesTexts.noOtherPermissions : rolesTexts.alsoGrants(extra);
