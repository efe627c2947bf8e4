import { rolesTexts } from '@commissary/catalog';
import { ButtonLink, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { roleOwner } from './role-owner.ts';
import { RolesEditor } from './roles-editor.tsx';
import { useRoles } from './use-roles.ts';

/** Every role beside the others, with the permissions of each. */
export function RolesView({ screen }: ViewProps) {
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  return (
    <div className="stack gap-16">
      <PageHeader
        title={screen.title}
        about={of.isDefault ? rolesTexts.sharedRolesAbout : rolesTexts.matrixAbout}
        actions={loaded?.reach.mayEdit && <ButtonLink href={of.create}>{rolesTexts.createTitle}</ButtonLink>}
      />
      {loaded === undefined && <SkeletonRows rows={12} height={48} />}
      {loaded?.roles.length === 0 && <EmptyState text={rolesTexts.noRoles} />}
      {loaded !== undefined && loaded.roles.length > 0 && (
        <RolesEditor of={of} title={screen.title} roles={loaded.roles} id={null} reach={loaded.reach} />
      )}
    </div>
  );
}
