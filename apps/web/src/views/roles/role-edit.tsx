import { rolesTexts } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { ButtonLink } from '../../navigation/button-link.tsx';
import type { ViewProps } from '../../navigation/view-props.ts';
import { useActiveTenant } from '../../session/active-tenant.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { roleOwner } from './role-owner.ts';
import styles from './roles.module.css';
import { RolesEditor } from './roles-editor.tsx';
import { useRoles } from './use-roles.ts';

/** The permissions of one role. */
export function RoleEdit({ screen }: ViewProps) {
  const { id = '' } = useParams({ strict: false });
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  if (loaded === undefined) return <SkeletonRows rows={12} height={48} />;
  const roles = loaded.roles.filter(one => one.id === id);
  const [role] = roles;
  if (role === undefined) return <NotFound />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={rolesTexts.edit(role.name)}
        actions={<ButtonLink href={of.one(id)}>{rolesTexts.assignedToLink}</ButtonLink>}
      />
      <RolesEditor of={of} roles={roles} reach={loaded.reach} />
    </div>
  );
}
