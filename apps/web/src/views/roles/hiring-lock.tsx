import { rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { IconLock } from '@tabler/icons-react';
import { isWideningLocked, type RoleScope } from './role-lock.ts';
import styles from './roles.module.css';

export interface HiringLockProps {
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
}

/** What the user cannot add to roles that are open to hiring, shown before they try. */
export function HiringLock({ roles, reach }: HiringLockProps) {
  const names = roles.filter(role => isWideningLocked(role, reach)).map(({ name }) => name);
  if (!reach.mayEdit || names.length === 0) return null;
  return (
    <p className={styles.note}>
      <IconLock size={13} stroke={1.8} aria-hidden />
      {rolesTexts.openToHiringRoles(names)}
    </p>
  );
}
