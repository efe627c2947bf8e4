import { rolesTexts } from '@commissary/catalog';
import { useParams } from '@tanstack/react-router';
import { ButtonLink, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { PageHeader, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { roleOwner } from './role-owner.ts';
import { RolesEditor } from './roles-editor.tsx';
import { useRoles } from './use-roles.ts';

/** The permissions of one role. */
export function RoleEdit({ screen }: ViewProps) {
  const { id = '' } = useParams({ strict: false });
  const of = roleOwner(screen, useActiveTenant());
  const loaded = useRoles(of);
  if (loaded === undefined) return <SkeletonRows rows={12} height={48} />;
  const role = loaded.roles.find(one => one.id === id);
  if (role === undefined) return <NotFound />;
  return (
    <div className="stack gap-16">
      <PageHeader
        title={rolesTexts.edit(role.name)}
        actions={<ButtonLink href={of.one(id)}>{rolesTexts.assignedToLink}</ButtonLink>}
      />
      <RolesEditor
        key={id}
        of={of}
        title={rolesTexts.edit(role.name)}
        roles={loaded.roles}
        id={id}
        reach={loaded.reach}
      />
    </div>
  );
}
