import { countTexts, permissionLabel, rolesTexts, screenHref } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { AppLink, useAddressQuery } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, SearchInput } from '../../ui/index.ts';
import { employeesHref } from '../employees/index.ts';
import { HiringLock } from './hiring-lock.tsx';
import { countPermissions, matrixRows } from './matrix-rows.ts';
import type { RoleScope } from './role-lock.ts';
import { RoleMatrix } from './role-matrix.tsx';
import type { RoleOwnerText } from './role-owner.ts';
import { RoleSaveBar } from './role-save-bar.tsx';
import styles from './roles.module.css';
import { useRoleEdits } from './use-role-edits.ts';

export interface RolesEditorProps {
  readonly of: RoleOwnerText;
  /** The columns: all roles, or the one that is edited. */
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
}

/** The matrix of some roles with its search and its save bar. */
export function RolesEditor({ of, roles, reach }: RolesEditorProps) {
  const tenant = useActiveTenant();
  const { query, change } = useAddressQuery();
  const search = query.search ?? '';
  const edits = useRoleEdits(of.owner, roles);
  const rows = matrixRows(tenant.user.enabledFeatures.includes('internalCompany'), search);
  const whyHref = (permission: string) =>
    screenHref('rights', { id: tenant.user.userId }, employeesHref(tenant), { search: permissionLabel(permission) });
  return (
    <>
      {!reach.mayEdit && (
        <p className={styles.note}>
          {rolesTexts.readOnly}
          <AppLink href={whyHref('userRolesAdmin')}>{rolesTexts.requires(permissionLabel('userRolesAdmin'))}</AppLink>
        </p>
      )}
      <HiringLock roles={roles} reach={reach} />
      <div className={styles.sheet}>
        <search className={styles.filters}>
          <SearchInput
            label={rolesTexts.searchLabel}
            placeholder={rolesTexts.searchPermissions}
            value={search}
            onChange={words => change({ search: words })}
          />
          <span className={styles.found} role="status">
            {countTexts.permissions(countPermissions(rows))}
          </span>
        </search>
        {rows.length === 0 ? (
          <EmptyState text={rolesTexts.noMatches} />
        ) : (
          <RoleMatrix
            key={search}
            rows={rows}
            roles={roles}
            edits={edits}
            reach={reach}
            hrefOf={role => of.one(role.id)}
            whyHref={whyHref}
          />
        )}
      </div>
      <RoleSaveBar owner={of.owner} roles={roles} edits={edits} />
    </>
  );
}
