import { apply } from '@commissary/document';
import { isBelow, memoByIdentity } from '@commissary/schema';
import { type ConflictRow, conflictRow } from '../../form/conflicts/index.ts';
import { listIn } from '../../form/drafts/index.ts';
import {
  type ConflictChoices,
  change,
  contentOf,
  type FieldConflict,
  mergeOnto,
  openEditSession,
} from '../../form/edit-session/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import {
  type BaseVersion,
  type CellAt,
  eachTenant,
  editsIn,
  type PendingCells,
  type SheetTenantEdits,
  type SheetTenantStates,
  seenIn,
} from './sheet-state.ts';

/** The changes by another user at a tenant since the edit here began, at paths that were edited here as well. */
export const conflictsAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  tenantId: string,
): readonly FieldConflict[] => {
  const opened = tenants.get(tenantId);
  const edits = pending.get(tenantId);
  if (opened === undefined || edits === undefined || edits.seen.ver === opened.versions.override) return none;
  return conflictsOf(edits, opened);
};
const conflictsOf = memoByIdentity((edits: SheetTenantEdits, opened: LoadedSnapshot): readonly FieldConflict[] => {
  const before = recordSeen(opened, edits.seen);
  const content = contentOf(change(openEditSession(before), editsIn(edits.cells)));
  return mergeOnto(before, content, opened).conflicts;
});
const none: readonly FieldConflict[] = [];

/** The tenant as it was; what is held only in memory counts as unchanged. */
const recordSeen = (opened: LoadedSnapshot, { ver, own }: BaseVersion): LoadedSnapshot => ({
  ...opened,
  ...(opened.level === 'company' ? { base: apply(opened.base, own) } : { own: listIn(opened, own) }),
  versions: { ...opened.versions, override: ver },
});

export const conflictAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  { tenantId, path }: CellAt,
): FieldConflict | undefined => conflictsAt(tenants, pending, tenantId).find(conflict => touches(conflict, path));

/** Every conflict as a question, over all tenants. */
export const conflictRows = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  nameOf: (tenantId: string) => string,
): ConflictRow[] =>
  [...pending].flatMap(([tenantId, { seen }]) => {
    const opened = tenants.get(tenantId);
    if (opened === undefined) return [];
    const before = recordSeen(opened, seen);
    return conflictsAt(tenants, pending, tenantId).map(conflict => {
      const { where, ...row } = conflictRow(before, conflict);
      return { ...row, path: keyOf(tenantId, conflict), where: [nameOf(tenantId), where].filter(Boolean).join(', ') };
    });
  });

/** The edits that are left when the choices are made; after that they are based on the newest lists. */
export const chosen = (tenants: SheetTenantStates, pending: PendingCells, choices: ConflictChoices): PendingCells =>
  eachTenant(pending, ({ seen, cells }, tenantId) => {
    const opened = tenants.get(tenantId);
    const lost = conflictsAt(tenants, pending, tenantId).filter(
      conflict => choices.get(keyOf(tenantId, conflict)) !== 'ours',
    );
    const left = new Map([...cells].filter(([path]) => !lost.some(conflict => touches(conflict, path))));
    return { seen: opened === undefined ? seen : seenIn(opened, left.keys()), cells: left };
  });

const keyOf = (tenantId: string, { path }: FieldConflict): string => `${tenantId} ${path}`;
const touches = (conflict: FieldConflict, path: string): boolean =>
  isBelow(path, conflict.path) || isBelow(conflict.path, path);
