import { permissionLabel, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { AppLink } from '../../navigation/index.ts';
import { isDiscountRow, type MatrixRow, readPercentage } from './matrix-rows.ts';
import {
  type CellLock,
  discountLimitText,
  discountOf,
  isPermissionEditable,
  lockOf,
  type RoleScope,
} from './role-lock.ts';
import styles from './role-matrix.module.css';
import type { RoleEdits } from './use-role-edits.ts';

export interface PermissionCellsProps {
  readonly index: number;
  readonly row: Extract<MatrixRow, { readonly kind: 'right' }>;
  readonly roles: readonly Role[];
  readonly edits: RoleEdits;
  readonly reach: RoleScope;
  /** The column of the cell in the tab order, when it is in this row. */
  readonly activeColumn: number | null;
  readonly whyHref: string;
}

/** One permission, and the roles that contain it. */
export function PermissionCells({ index, row, roles, edits, reach, activeColumn, whyHref }: PermissionCellsProps) {
  const { permission, meaning } = row;
  const label = permissionLabel(permission.name);
  const isNumber = isDiscountRow(permission);
  const open = isNumber ? reach.maxDiscountPct > 0 : isPermissionEditable(permission.name, reach);
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.right}>
        <span className={styles.label}>{label}</span>
        {meaning !== undefined && <span className={`${styles.note} text-12 tone-3`}>{meaning}</span>}
        {reach.mayEdit && !open && (
          <span className={`${styles.note} text-12 tone-3`}>
            <IconLock size={12} stroke={1.8} aria-hidden /> <AppLink href={whyHref}>{rolesTexts.notGrantable}</AppLink>
          </span>
        )}
      </th>
      {roles.map((role, column) => {
        const cell = {
          cellId: `${index}:${column}`,
          tabIndex: activeColumn === column ? 0 : -1,
          label: `${label}, ${role.name}`,
          role,
          edits,
        };
        return isNumber ? (
          <DiscountCell key={role.id} {...cell} {...discountOf(role, reach)} />
        ) : (
          <SwitchCell
            key={role.id}
            {...cell}
            lock={lockOf(role, permission.name, reach)}
            permission={permission.name}
          />
        );
      })}
    </tr>
  );
}

/** What the row does not contain already. */
const lockWords: Readonly<Record<CellLock, string | undefined>> = {
  'super-user': rolesTexts.includedInSuperUser,
  'out-of-reach': undefined,
  'open-to-hiring': rolesTexts.hiringLock,
};

interface CellProps {
  readonly cellId: string;
  readonly tabIndex: number;
  readonly label: string;
  readonly lock: CellLock | null;
  readonly role: Role;
  readonly edits: RoleEdits;
}

function SwitchCell({ permission, ...cell }: CellProps & { readonly permission: string }) {
  const { cellId, tabIndex, label, lock, role, edits } = cell;
  const words = lock === null ? undefined : lockWords[lock];
  const changes = edits.pending[role.id];
  const added = changes?.addPerms.includes(permission) === true;
  const removed = changes?.removePerms.includes(permission) === true;
  const on = lock === 'super-user' || added || (role.grantedPermissions.includes(permission) && !removed);
  const change = () => {
    if (lock === null) edits.switchPermission(role, permission, !on);
  };
  return (
    <td data-pending={added ? 'add' : removed ? 'remove' : undefined}>
      <label className={`${styles.cell} row align-center gap-6 pad-x-8`}>
        <input
          type="checkbox"
          data-cell={cellId}
          tabIndex={tabIndex}
          aria-label={label}
          aria-disabled={lock !== null || undefined}
          aria-description={words}
          title={words}
          checked={on}
          onChange={change}
        />
        {lock === 'open-to-hiring' && <IconLock size={14} stroke={1.8} aria-hidden />}
        {(added || removed) && (
          <span className={styles.sign}>
            {added ? '+' : '−'}
            <span className="visually-hidden">{added ? rolesTexts.pendingGrant : rolesTexts.pendingRevoke}</span>
          </span>
        )}
      </label>
    </td>
  );
}

function DiscountCell({ limit, ...cell }: CellProps & { readonly limit: number }) {
  const { cellId, tabIndex, label, lock, role, edits } = cell;
  const isFixed = limit === 0;
  const { maxDiscountPct } = edits.pending[role.id] ?? role;
  const typed = edits.typed[role.id];
  const reason = useId();
  const type = (text: string) => {
    if (isFixed) return;
    edits.typeDiscount(role, readPercentage(text, limit) ?? text);
  };
  return (
    <td data-pending={maxDiscountPct === role.maxDiscountPct ? undefined : 'change'}>
      <span className={`${styles.cell} row align-center gap-6 pad-x-8`}>
        <input
          type="text"
          inputMode="numeric"
          data-cell={cellId}
          tabIndex={tabIndex}
          aria-label={rolesTexts.percentLabel(label)}
          readOnly={isFixed}
          aria-description={lock === 'open-to-hiring' ? discountWords(limit) : undefined}
          title={lock === 'open-to-hiring' ? discountWords(limit) : undefined}
          className={`${styles.number} tone-1 text-end`}
          aria-invalid={typed !== undefined || undefined}
          aria-describedby={typed === undefined ? undefined : reason}
          value={typed ?? String(maxDiscountPct)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={edits.stopTyping}
        />
        <span aria-hidden>%</span>
        {lock === 'open-to-hiring' && <IconLock size={14} stroke={1.8} aria-hidden />}
      </span>
      {typed !== undefined && (
        <span id={reason} role="alert" className={`${styles.note} text-12 tone-3`}>
          {discountLimitText(limit, lock)}
        </span>
      )}
    </td>
  );
}

const discountWords = (limit: number): string => rolesTexts.discountHiringLock(limit);
