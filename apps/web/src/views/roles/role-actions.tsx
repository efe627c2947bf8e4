import { rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { SectionCard } from '../../ui/index.ts';
import { DeleteRole } from './delete-role.tsx';
import { NameRole } from './name-role.tsx';
import { isCopyable, isRoleEditable, type RoleScope } from './role-lock.ts';
import type { RoleOwnerText } from './role-owner.ts';
import styles from './roles.module.css';

export interface RoleActionsProps {
  readonly of: RoleOwnerText;
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
}

/** Rename, copy, delete; an action that the user may not run is left out, and the reason is shown. */
export function RoleActions({ of, role, roles, reach }: RoleActionsProps) {
  const [asking, setAsking] = useState<'rename' | 'copy' | 'delete' | null>(null);
  if (!reach.mayEdit) return null;
  const open = isRoleEditable(role, reach);
  const copyable = isCopyable(role, reach);
  const close = () => setAsking(null);
  return (
    <SectionCard title={rolesTexts.details}>
      <div className="row wrap gap-8">
        {open && (
          <Button variant="default" onClick={() => setAsking('rename')}>
            {rolesTexts.renameAction}
          </Button>
        )}
        {copyable && (
          <Button variant="default" onClick={() => setAsking('copy')}>
            {rolesTexts.copyAction}
          </Button>
        )}
        {open && (
          <Button variant="subtle" onClick={() => setAsking('delete')}>
            {rolesTexts.deleteMenuItem}
          </Button>
        )}
      </div>
      {!open && <p className={styles.note}>{role.isDefault && !of.isDefault ? theirs : mightier}</p>}
      {!copyable && <p className={styles.note}>{rolesTexts.notCopyable}</p>}
      {(asking === 'rename' || asking === 'copy') && <NameRole act={asking} of={of} role={role} onClose={close} />}
      {asking === 'delete' && <DeleteRole of={of} role={role} roles={roles} onClose={close} />}
    </SectionCard>
  );
}

const theirs = rolesTexts.providerRole;
const mightier = rolesTexts.opensEverything;
