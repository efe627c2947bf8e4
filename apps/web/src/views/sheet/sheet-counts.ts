import { memoByIdentity, pathsAbove, valueAt } from '@commissary/schema';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { effectiveOf, savedCopy } from '../../snapshot/index.ts';
import { type PendingCells, type SheetTenantState, type SheetTenantStates, sessionAt } from './sheet-state.ts';

/** How many of the fields a tenant sets itself, what is not saved included; all of them at the company. */
export const ownValuesAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  tenantId: string,
  paths: ReadonlySet<string>,
): number => {
  const session = sessionAt(tenants, pending, tenantId);
  if (session === undefined) return 0;
  const content = contentOf(session);
  if (content.kind === 'document') return paths.size;
  return content.changes.filter(({ path }) => paths.has(path)).length;
};

/** How many of the fields have another value at a tenant once everything is saved, here or above. */
export const changesAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  tenantId: string,
  paths: ReadonlySet<string>,
): number => {
  const saved = tenants.get(tenantId);
  const session = sessionAt(tenants, pending, tenantId);
  return saved === undefined || session === undefined ? 0 : countOfChanges(session, saved, pending, paths);
};

const countOfChanges = memoByIdentity(
  (session: EditSession, saved: SheetTenantState, pending: PendingCells, paths: ReadonlySet<string>): number => {
    const before = effectiveOf(saved, savedCopy(saved));
    const after = effectiveOf(session.opened, contentOf(session));
    if (before === after) return 0;
    const edited = new Set([...pending.values()].flatMap(({ cells }) => [...cells.keys()]));
    // A value that an edit around it replaces may be anywhere below.
    const isEdited = (path: string) => edited.has(path) || pathsAbove(path).some(above => edited.has(above));
    return [...paths].filter(path => isEdited(path) && valueAt(before, path) !== valueAt(after, path)).length;
  },
);
