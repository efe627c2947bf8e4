import type { Role } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../ui/section.tsx';
import { DeleteRole } from './delete-role.tsx';
import { NameRole } from './name-role.tsx';
import { isCopyable } from './role-create.tsx';
import { isRoleOpen, type RoleReach } from './role-lock.ts';
import type { RoleOwner } from './role-owner.ts';
import styles from './roles.module.css';

export interface RoleActsProps {
  readonly of: RoleOwner;
  readonly role: Role;
  readonly roles: readonly Role[];
  readonly reach: RoleReach;
}

/** Rename, copy, delete; what the person may not do is left out, and the reason is given. */
export function RoleActs({ of, role, roles, reach }: RoleActsProps) {
  const [asking, setAsking] = useState<'rename' | 'copy' | 'delete' | null>(null);
  if (!reach.mayEdit) return null;
  const open = isRoleOpen(role, reach);
  const copyable = isCopyable(role, reach);
  const close = () => setAsking(null);
  return (
    <Section title="This role">
      <div className={styles.acts}>
        {open && (
          <Button variant="default" onClick={() => setAsking('rename')}>
            Rename…
          </Button>
        )}
        {copyable && (
          <Button variant="default" onClick={() => setAsking('copy')}>
            Copy…
          </Button>
        )}
        {open && (
          <Button variant="subtle" onClick={() => setAsking('delete')}>
            Delete…
          </Button>
        )}
      </div>
      {!open && <p className={styles.note}>{role.isDefault && !of.isDefault ? theirs : mightier}</p>}
      {!copyable && <p className={styles.note}>It cannot be copied: it gives rights that you do not hold.</p>}
      {(asking === 'rename' || asking === 'copy') && <NameRole act={asking} of={of} role={role} onClose={close} />}
      {asking === 'delete' && <DeleteRole of={of} role={role} roles={roles} onClose={close} />}
    </Section>
  );
}

const theirs = 'Every company has this role: the provider alone changes it. Copy it to have one of your own.';
const mightier = 'It gives a right that opens everything: only who holds that right changes it.';
