import { rolesTexts } from '@commissary/catalog';
import { ButtonLink } from '../../navigation/button-link.tsx';
import type { ViewProps } from '../../navigation/view-props.ts';
import { useActiveTenant } from '../../session/active-tenant.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { roleOwner } from './role-owner.ts';
import styles from './roles.module.css';
import { RolesEditor } from './roles-editor.tsx';
import { useRoles } from './use-roles.ts';

/** Every role beside the others, with the permissions of each. */
export function RolesView({ screen }: ViewProps) {
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  return (
    <div className={styles.page}>
      <PageHeader
        title={screen.title}
        about={of.isDefault ? rolesTexts.sharedRolesAbout : rolesTexts.matrixAbout}
        actions={loaded?.reach.mayEdit && <ButtonLink href={of.create}>{rolesTexts.createTitle}</ButtonLink>}
      />
      {loaded === undefined && <SkeletonRows rows={12} height={48} />}
      {loaded?.roles.length === 0 && <EmptyState text={rolesTexts.noRoles} />}
      {loaded !== undefined && loaded.roles.length > 0 && (
        <RolesEditor of={of} roles={loaded.roles} reach={loaded.reach} />
      )}
    </div>
  );
}
