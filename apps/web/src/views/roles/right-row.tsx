import type { Role } from '@commissary/contract';
import { maxDiscountLimit, permissionLabel, switchPermission, withMaxDiscount } from '@commissary/domain';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { isDiscountRow, type MatrixRow, readPercentage } from './matrix-rows.ts';
import { changesOf, stateOfRole } from './pending-roles.ts';
import { isImplied, isRightOpen, isRoleOpen, type RoleReach } from './role-lock.ts';
import styles from './role-matrix.module.css';
import type { RoleEdits } from './use-role-edits.ts';

export interface RightRowProps {
  readonly index: number;
  readonly row: Extract<MatrixRow, { readonly kind: 'right' }>;
  readonly roles: readonly Role[];
  readonly edits: RoleEdits;
  readonly reach: RoleReach;
  /** The column whose cell takes part in the tab order, when it is in this row. */
  readonly activeColumn: number | null;
  readonly whyHref: string;
}

/** One right, and which roles give it. */
export function RightRow({ index, row, roles, edits, reach, activeColumn, whyHref }: RightRowProps) {
  const { permission, meaning } = row;
  const label = permissionLabel(permission.name);
  const isNumber = isDiscountRow(permission);
  const open = isNumber ? reach.maxDiscountPct > 0 : isRightOpen(permission.name, reach);
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.right}>
        <span className={styles.label}>{label}</span>
        {meaning !== undefined && <span className={styles.note}>{meaning}</span>}
        {reach.mayEdit && !open && (
          <span className={styles.note}>
            <IconLock size={12} stroke={1.8} aria-hidden /> <AppLink href={whyHref}>Not yours to give</AppLink>
          </span>
        )}
      </th>
      {roles.map((role, column) => {
        const all = isImplied(role, permission.name);
        const cell = {
          cellId: `${index}:${column}`,
          tabIndex: activeColumn === column ? 0 : -1,
          label: `${label}, ${role.name}`,
          locked: all || !(open && isRoleOpen(role, reach)),
          all,
          role,
          edits,
        };
        return isNumber ? (
          <DiscountCell key={role.id} {...cell} limit={Math.min(reach.maxDiscountPct, maxDiscountLimit)} />
        ) : (
          <SwitchCell key={role.id} {...cell} permission={permission.name} />
        );
      })}
    </tr>
  );
}

const allWords = 'Comes with being a super user';

interface CellProps {
  /** The right comes with being a super user, whatever else is ticked. */
  readonly all: boolean;
  readonly cellId: string;
  readonly tabIndex: number;
  readonly label: string;
  readonly locked: boolean;
  readonly role: Role;
  readonly edits: RoleEdits;
}

function SwitchCell({ permission, ...cell }: CellProps & { readonly permission: string }) {
  const { cellId, tabIndex, label, locked, all, role, edits } = cell;
  const { addPerms, removePerms } = changesOf(edits.pending, role);
  const added = addPerms.includes(permission);
  const removed = removePerms.includes(permission);
  const on = all || added || (role.grantedPermissions.includes(permission) && !removed);
  const change = () => {
    if (!locked) edits.change(role, changes => switchPermission(stateOfRole(role), changes, permission, !on));
  };
  return (
    <td data-pending={added ? 'add' : removed ? 'remove' : undefined}>
      <label className={styles.cell}>
        <input
          type="checkbox"
          data-cell={cellId}
          tabIndex={tabIndex}
          aria-label={label}
          aria-disabled={locked || undefined}
          aria-description={all ? allWords : undefined}
          title={all ? allWords : undefined}
          checked={on}
          onChange={change}
        />
        {(added || removed) && (
          <span className={styles.sign}>
            {added ? '+' : '−'}
            <span className="visually-hidden">{added ? ' to be given' : ' to be taken'}</span>
          </span>
        )}
      </label>
    </td>
  );
}

function DiscountCell({ limit, ...cell }: CellProps & { readonly limit: number }) {
  const { cellId, tabIndex, label, locked, role, edits } = cell;
  const { maxDiscountPct, currentMaxDiscountPct } = changesOf(edits.pending, role);
  const refused = edits.refused[role.id];
  const reason = useId();
  const type = (text: string) => {
    if (locked) return;
    const pct = readPercentage(text, limit);
    edits.refuse(role, pct === undefined ? { text, reason: `A whole number from 0 to ${limit}` } : null);
    if (pct !== undefined) edits.change(role, changes => withMaxDiscount(changes, pct), `discount ${role.id}`);
  };
  return (
    <td data-pending={maxDiscountPct === currentMaxDiscountPct ? undefined : 'change'}>
      <span className={styles.cell}>
        <input
          type="text"
          inputMode="numeric"
          data-cell={cellId}
          tabIndex={tabIndex}
          aria-label={`${label}, in percent`}
          readOnly={locked}
          className={styles.number}
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={refused === undefined ? undefined : reason}
          value={refused?.text ?? String(maxDiscountPct)}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <span aria-hidden>%</span>
      </span>
      {refused !== undefined && (
        <span id={reason} role="alert" className={styles.note}>
          {refused.reason}
        </span>
      )}
    </td>
  );
}
