import { screenHref } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { formatCount, permissionLabel } from '@commissary/domain';
import { useActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useAddressQuery } from '../../shell/use-address-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { here } from '../employees/employees-view.tsx';
import { HiringLock } from './hiring-lock.tsx';
import { countRights, matrixRows } from './matrix-rows.ts';
import type { RoleReach } from './role-lock.ts';
import { RoleMatrix } from './role-matrix.tsx';
import type { RoleOwner } from './role-owner.ts';
import { RoleSaveBar } from './role-save-bar.tsx';
import styles from './roles.module.css';
import { useRoleEdits } from './use-role-edits.ts';

export interface RolesEditorProps {
  readonly of: RoleOwner;
  /** The columns: all roles, or the one that is edited. */
  readonly roles: readonly Role[];
  readonly reach: RoleReach;
}

/** The matrix of some roles with its search and its save bar. */
export function RolesEditor({ of, roles, reach }: RolesEditorProps) {
  const place = useActivePlace();
  const { query, change } = useAddressQuery();
  const search = query.search ?? '';
  const edits = useRoleEdits(of.owner, roles);
  const rows = matrixRows(place.user.enabledFeatures.includes('internalCompany'), search);
  const whyHref = (permission: string) =>
    screenHref('rights', { id: place.user.userId }, here(place), { search: permissionLabel(permission) });
  return (
    <>
      {!reach.mayEdit && (
        <p className={styles.note}>
          You may look at roles and not change them.{' '}
          <AppLink href={whyHref('userRolesAdmin')}>Needs {permissionLabel('userRolesAdmin')}</AppLink>
        </p>
      )}
      <HiringLock roles={roles} reach={reach} />
      <div className={styles.sheet}>
        <search className={styles.filters}>
          <SearchInput
            label="Find a right"
            placeholder="Search permissions"
            value={search}
            onChange={words => change({ search: words })}
          />
          <span className={styles.found} role="status">
            {formatCount(countRights(rows), 'right')}
          </span>
        </search>
        {rows.length === 0 ? (
          <EmptyState text="No right by that name. Try a word of what it opens." />
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
