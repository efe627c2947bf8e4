import { permissionGroupLabels, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { isSuperUserRole } from '@commissary/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AppLink } from '../../navigation/index.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { PermissionCells } from './permission-cells.tsx';
import type { RoleScope } from './role-lock.ts';
import styles from './role-matrix.module.css';
import type { RoleEdits } from './use-role-edits.ts';

export interface RoleMatrixProps {
  readonly rows: readonly MatrixRow[];
  readonly roles: readonly Role[];
  readonly edits: RoleEdits;
  readonly reach: RoleScope;
  readonly hrefOf: (role: Role) => string;
  /** The address of the page that lists who holds a permission and who can grant it. */
  readonly whyHref: (permission: string) => string;
}

/** Permissions in rows, roles in columns. Only the visible rows are rendered; the arrow keys move between cells. */
export function RoleMatrix({ rows, roles, edits, reach, hrefOf, whyHref }: RoleMatrixProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: index => (rows[index]?.kind === 'group' ? groupHeight : rowHeight()),
    overscan: 6,
  });
  const { active, onKeyDown, onFocus } = useCells(rows, roles.length, box, index => virtual.scrollToIndex(index));
  const shown = virtual.getVirtualItems();
  const before = shown.at(0)?.start ?? 0;
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={box} className={styles.box}>
      <table
        aria-label={rolesTexts.matrixLabel}
        aria-rowcount={rows.length + 1}
        className={styles.table}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.corner}>
              {rolesTexts.permission}
            </th>
            {roles.map(role => (
              <th
                scope="col"
                key={role.id}
                className={styles.role}
                data-changed={role.id in edits.pending || undefined}
              >
                <AppLink href={hrefOf(role)}>{role.name}</AppLink>
                {role.isDefault && <span className={`${styles.note} text-12 tone-3`}>{rolesTexts.everyCompany}</span>}
                {role.openToHiring && (
                  <span className={`${styles.note} text-12 tone-3`}>{rolesTexts.openToHiring}</span>
                )}
                {isSuperUserRole(role.grantedPermissions) && (
                  <span className={`${styles.note} text-12 tone-3`}>{rolesTexts.superUser}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            if (row.kind === 'group')
              return (
                <tr key={row.group} aria-rowindex={index + 2}>
                  <th scope="colgroup" colSpan={roles.length + 1} className={styles.group}>
                    <span>{permissionGroupLabels[row.group]}</span>
                  </th>
                </tr>
              );
            return (
              <PermissionCells
                key={row.permission.name}
                index={index}
                row={row}
                roles={roles}
                edits={edits}
                reach={reach}
                activeColumn={active.row === index ? active.column : null}
                whyHref={whyHref(row.permission.name)}
              />
            );
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </div>
  );
}

const groupHeight = 36;
const rowHeight = (): number => (matchMedia('(pointer: coarse)').matches ? 60 : 48);

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** One cell of the grid is in the tab order; arrows, Home, End and the page keys move it. */
const useCells = (
  rows: readonly MatrixRow[],
  columns: number,
  box: React.RefObject<HTMLDivElement | null>,
  show: (row: number) => void,
) => {
  const rights = rows.flatMap((row, index) => (row.kind === 'right' ? [index] : []));
  const [requested, setRequested] = useState<Cell | null>(null);
  const active = requested !== null && rights.includes(requested.row) ? requested : { row: rights[0] ?? 0, column: 0 };
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    cell?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = next(event, active, rights, columns);
    if (to === null || !(event.target instanceof HTMLInputElement) || event.target.dataset.cell === undefined) return;
    // In a number field these keys move the text cursor.
    if (event.target.type === 'text' && !event.key.includes('Down') && !event.key.includes('Up')) return;
    event.preventDefault();
    moved.current = true;
    setRequested(to);
    show(to.row);
  };
  const onFocus = ({ target }: { readonly target: EventTarget }) => {
    const [row, column] = ((target as HTMLElement).dataset?.cell ?? '').split(':').map(Number);
    if (row !== undefined && column !== undefined) setRequested({ row, column });
  };
  return { active, onKeyDown, onFocus };
};

const page = 8;

const next = (event: KeyboardEvent, { row, column }: Cell, rights: readonly number[], columns: number): Cell | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = rights.indexOf(row);
  const rowAt = (index: number) => rights[Math.min(Math.max(index, 0), rights.length - 1)] ?? row;
  switch (event.key) {
    case 'ArrowDown':
      return { row: rowAt(at + 1), column };
    case 'ArrowUp':
      return { row: rowAt(at - 1), column };
    case 'PageDown':
      return { row: rowAt(at + page), column };
    case 'PageUp':
      return { row: rowAt(at - page), column };
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, columns - 1) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: columns - 1 };
    default:
      return null;
  }
};
