import { countTexts, permissionLabel, rolesRecord, rolesTexts, screenHref } from '@commissary/catalog';
import { contract, type Role } from '@commissary/contract';
import { useMemo } from 'react';
import { RecordSession, useFormKeys } from '../../form/index.ts';
import { useEditSession } from '../../form/state/index.ts';
import { AppLink, useAddressQuery } from '../../navigation/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../session/index.ts';
import { EmptyState, SearchInput } from '../../ui/index.ts';
import { employeesHref } from '../employees/index.ts';
import { HiringLock } from './hiring-lock.tsx';
import { countPermissions, matrixRows } from './matrix-rows.ts';
import type { RoleScope } from './role-lock.ts';
import { RoleMatrix } from './role-matrix.tsx';
import type { RoleOwnerText } from './role-owner.ts';
import { RoleSaveBar } from './role-save-bar.tsx';
import styles from './roles.module.css';
import { rolesRecordOf } from './roles-record.ts';
import { useRoleCalls } from './use-role-calls.ts';
import { useRoleEdits } from './use-role-edits.ts';
import { useRolesOutcome } from './use-roles-outcome.ts';

export interface RolesEditorProps {
  readonly of: RoleOwnerText;
  readonly title: string;
  /** Every role of the owner. */
  readonly roles: readonly Role[];
  /** The one that is edited; null: all of them. */
  readonly id: string | null;
  readonly reach: RoleScope;
}

/** The matrix of some roles with its search and its save bar, in one edit session. */
export function RolesEditor({ of, title, roles, id, reach }: RolesEditorProps) {
  const record = useMemo(() => rolesRecordOf(of.owner, roles, id), [of.owner, roles, id]);
  const { onSent, onOutcome } = useRolesOutcome();
  const calls = useRoleCalls(of.owner, id, onSent);
  const columns = useMemo(() => (id === null ? roles : roles.filter(role => role.id === id)), [roles, id]);
  return (
    <RecordSession
      kind="roles"
      record={record}
      calls={calls}
      title={title}
      noun={rolesRecord.noun}
      onOutcome={onOutcome}
      confirm={confirmedByBar}
    >
      {save => <Editor of={of} roles={columns} reach={reach} onSave={save} />}
    </RecordSession>
  );
}

/** The save bar shows what the save changes, and for whom: nothing is asked about the number of changes. */
const confirmedByBar = async (): Promise<boolean> => true;

interface EditorProps {
  readonly of: RoleOwnerText;
  /** The columns. */
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
  readonly onSave: () => Promise<boolean>;
}

function Editor({ of, roles, reach, onSave }: EditorProps) {
  const tenant = useActiveTenant();
  const { query, change } = useAddressQuery();
  const search = query.search ?? '';
  const readOnlyReason = useReadOnlyReason(contract.roles.savePermissions);
  const edits = useRoleEdits();
  const { store } = useEditSession();
  useFormKeys(store, onSave);
  const rows = matrixRows(tenant.user.enabledFeatures.includes('internalCompany'), search);
  const whyHref = (permission: string) =>
    screenHref('rights', { id: tenant.user.userId }, employeesHref(tenant), { search: permissionLabel(permission) });
  return (
    <>
      {readOnlyReason !== null && <p className={styles.note}>{readOnlyReason}</p>}
      {readOnlyReason === null && !reach.mayEdit && (
        <p className={styles.note}>
          {rolesTexts.readOnly}
          <AppLink href={whyHref('userRolesAdmin')}>{rolesTexts.requires(permissionLabel('userRolesAdmin'))}</AppLink>
        </p>
      )}
      <HiringLock roles={roles} reach={reach} />
      <div className="card">
        <search className="row wrap align-center gap-4 gap-x-16 pad-x-20 pad-y-12 line-below">
          <SearchInput
            label={rolesTexts.searchLabel}
            placeholder={rolesTexts.searchPermissions}
            value={search}
            onChange={words => change({ search: words })}
          />
          <span className="text-12 tone-3" role="status">
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
      <RoleSaveBar owner={of.owner} roles={roles} reach={reach} edits={edits} onSave={() => void onSave()} />
    </>
  );
}
