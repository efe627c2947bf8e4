import type { RolesRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { joinPath, memberPath } from '@commissary/schema';
import { useMemo } from 'react';
import { setValue, stopTyping } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';
import { editedRole, type PendingRoles, pendingRoles, typedDiscounts, withPermission } from './pending-roles.ts';

/** The unsaved changes of the roles in the edit session, and how a cell changes them. */
export interface RoleEdits {
  readonly pending: PendingRoles;
  /** Texts typed as a discount that are none, by role: they prevent a save. */
  readonly typed: Readonly<Record<string, string>>;
  switchPermission(role: Role, permission: string, on: boolean): void;
  /** A number, or a text that is none. */
  typeDiscount(role: Role, discount: number | string): void;
  stopTyping(): void;
}

export const useRoleEdits = (): RoleEdits => {
  const { store } = useEditSession();
  const { pending, typed } = useFormSelector('', editsIn);
  return useMemo(
    () => ({
      pending,
      typed,
      switchPermission: (role, permission, on) => {
        const now = editedRole(recordIn(store.session()), role.id);
        if (now === undefined) return;
        const granted = withPermission(role, now.grantedPermissions, permission, on);
        setValue(store, fieldOf(role, 'grantedPermissions'), granted);
      },
      typeDiscount: (role, discount) => setValue(store, fieldOf(role, 'maxDiscountPct'), discount, true),
      stopTyping: () => stopTyping(store),
    }),
    [store, pending, typed],
  );
};

const fieldOf = ({ id }: Role, key: string): string => joinPath(memberPath('/roles', id), key);

// The definition of the record says what its values are.
const recordIn = (session: EditSession): RolesRecord => ({
  roles: valueIn(session, '/roles') as RolesRecord['roles'],
});

const editsIn = (session: EditSession) => {
  const edited = recordIn(session);
  return { pending: pendingRoles(session.opened.base as RolesRecord, edited), typed: typedDiscounts(edited) };
};
