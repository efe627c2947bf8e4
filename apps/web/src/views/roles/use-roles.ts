import { rolesTexts } from '@commissary/catalog';
import { contract, type Role } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { roleReachOf, rolesQuery } from '../../cache/index.ts';
import { useFailedLoad } from '../../notifications/index.ts';
import { useReadOnlyReason } from '../../session/index.ts';
import type { RoleScope } from './role-lock.ts';
import type { RoleOwnerText } from './role-owner.ts';

export interface LoadedRoles {
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
}

const changes = [contract.roles.savePermissions, contract.roles.edit, contract.roles.clone, contract.roles.remove];

/** The roles of an owner and what the user may change in them; undefined until both are loaded. */
export const useRoles = ({ owner, isDefault }: RoleOwnerText): LoadedRoles | undefined => {
  const roles = useQuery(rolesQuery(owner));
  const reach = useQuery(roleReachOf(owner));
  const error = roles.error ?? reach.error;
  useFailedLoad(error, rolesTexts.loadFailed);
  const isReadOnly = useReadOnlyReason(...changes) !== null;
  return useMemo(
    () =>
      roles.data && reach.data
        ? {
            roles: roles.data,
            reach: {
              ...reach.data,
              mayEdit: reach.data.mayEdit && !isReadOnly,
              permissions: new Set(reach.data.permissions),
              isDefault,
            },
          }
        : undefined,
    [roles.data, reach.data, isDefault, isReadOnly],
  );
};
