import { inputsTexts } from '@commissary/catalog';
import { type Change, type Edit, getAt } from '@commissary/document';
import { applyPriceFormula, isMoney, type Level, parsePriceFormula } from '@commissary/domain';
import {
  equal,
  type Field,
  fieldAt,
  isBelow,
  memoByIdentity,
  parentPath,
  validateValue,
  valueAt,
} from '@commissary/schema';
import { change, contentOf, type EditSession, isDirty, openEditSession } from '../../form/edit-session/index.ts';
import { formatTypedValue, isTypable, type ParseResult, parseValue } from '../../form/inputs/index.ts';
import { type FieldState, fieldState } from '../../form/state/index.ts';
import { formatIssue } from '../../formatting/index.ts';
import {
  effectiveOf,
  type LoadedSnapshot,
  parentOf,
  pendingChangesOf,
  type WorkingCopy,
} from '../../snapshot/index.ts';

/** The edit of one cell: an edit of the tenant's change list, or a text that is no value of the field. */
export type CellEdit = { readonly edit: Edit } | { readonly text: string; readonly reason: string };

/** What was saved at a tenant when the edit there began. */
export interface BaseVersion {
  readonly ver: number;
  /** Its own change list; of the company, which has none, what its document had at the edited paths. */
  readonly own: readonly Change[];
}

/** The edits at one tenant, by path. */
export interface SheetTenantEdits {
  readonly seen: BaseVersion;
  readonly cells: Cells;
}
export type Cells = ReadonlyMap<string, CellEdit>;

/** The edits of each tenant; all of them together are one step of undo. */
export type PendingCells = ReadonlyMap<string, SheetTenantEdits>;
export type SheetTenantStates = ReadonlyMap<string, SheetTenantState>;

/** A tenant as it is saved. */
export interface SheetTenantState extends LoadedSnapshot {
  /** The tenants that its values come from; absent for the company. */
  readonly inherits?: { readonly companyId: string; readonly groupId: string | null };
}

export interface CellAt {
  readonly tenantId: string;
  readonly path: string;
}

export const nothingPending: PendingCells = new Map();

export interface CellState extends FieldState {
  /** A text that could not be parsed, with the reason. */
  readonly parseError: { readonly text: string; readonly reason: string } | undefined;
  /** No cell: a list with its members, or a field of a member that the tenant does not have. */
  readonly closed: 'whole' | 'absent' | undefined;
  /** The level of its tenant. */
  readonly level: Level;
  /** What is inherited here changes with an edit above. */
  readonly moved: boolean;
}

/** The source of the names in a tenant's cells. */
export interface CellContext {
  readonly definition: Field;
  readonly document: unknown;
}

/** A tenant with its edits, and with those of the company and its group below them, as a form would have it. */
export const sessionAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  tenantId: string,
): EditSession | undefined => {
  const opened = tenants.get(tenantId);
  if (opened === undefined) return undefined;
  const edits = pending.get(tenantId)?.cells ?? untouched;
  return sessionWith(edits, editedAbove(tenants, pending, opened));
};

const editedAbove = (tenants: SheetTenantStates, pending: PendingCells, opened: SheetTenantState): SheetTenantState => {
  const editedAt = (id: string | null | undefined): WorkingCopy | undefined => {
    const session = id && pending.has(id) ? sessionAt(tenants, pending, id) : undefined;
    return session === undefined || !isDirty(session) ? undefined : contentOf(session);
  };
  const { companyId, groupId } = opened.inherits ?? {};
  const [company, group] = [editedAt(companyId), editedAt(groupId)];
  return company === undefined && group === undefined ? opened : withLayersAbove(opened, company, group);
};
const withLayersAbove = memoByIdentity(
  (opened: SheetTenantState, company: WorkingCopy | undefined, group: WorkingCopy | undefined): SheetTenantState => ({
    ...opened,
    ...(company?.kind === 'document' && { base: company.value }),
    ...(group?.kind === 'list' && opened.group !== null && { group: group.changes }),
  }),
);
const sessionWith = memoByIdentity(
  (edits: Cells, opened: LoadedSnapshot): EditSession => change(openEditSession(opened), editsIn(edits)),
);
const untouched: Cells = new Map();
const context = { live: null, issues: new Map() };

export const cellState = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  { tenantId, path }: CellAt,
): CellState | undefined => {
  const session = sessionAt(tenants, pending, tenantId);
  if (session === undefined) return undefined;
  const done = pending.get(tenantId)?.cells.get(path);
  const state = fieldState(session, context, path);
  const bad = done !== undefined && 'reason' in done ? done : undefined;
  const { opened } = session;
  const closed = closedAt(effectiveOf(opened, contentOf(session)), state);
  const { level } = opened;
  const moved = !state.overridden && isMoved(tenants.get(tenantId), opened, path);
  if (closed !== 'whole') return { ...state, parseError: bad, closed, level, moved };
  const content = contentOf(session);
  const isOwn = content.kind === 'list' && content.changes.some(one => isBelow(one.path, path));
  return { ...state, ...(isOwn && { overridden: true, source: level }), parseError: bad, closed, level, moved };
};

/** Whether an edit above changes what is saved at a path; without one, the layers above are the saved ones. */
const isMoved = (saved: SheetTenantState | undefined, now: LoadedSnapshot, path: string): boolean =>
  saved !== undefined && saved !== now && !equal(getAt(parentOf(saved), path), getAt(parentOf(now), path));

const closedAt = (document: unknown, { path, field }: FieldState): CellState['closed'] => {
  if (valueAt(document, parentPath(path) ?? '') === undefined) return 'absent';
  return field === undefined || !isTypable(field) ? 'whole' : undefined;
};

export const isEditable = (state: CellState | undefined): boolean =>
  state !== undefined && state.locked === undefined && state.closed === undefined;

export const aroundAt = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  tenantId: string,
): CellContext | undefined => {
  const session = sessionAt(tenants, pending, tenantId);
  return (
    session && { definition: session.opened.definition, document: effectiveOf(session.opened, contentOf(session)) }
  );
};

/** The text that is copied from a cell, and that its control starts with. */
export const cellText = (tenants: SheetTenantStates, pending: PendingCells, cell: CellAt | undefined): string => {
  const context = cell && aroundAt(tenants, pending, cell.tenantId);
  const state = cell && cellState(tenants, pending, cell);
  if (context === undefined || state === undefined) return '';
  return state.parseError?.text ?? textOf(state, context);
};

const textOf = ({ field, path, value, closed }: CellState, { definition, document }: CellContext): string =>
  field === undefined || closed !== undefined ? '' : formatTypedValue(field, value, { definition, document, path });

/**
 * Writes texts into cells. A text that cannot be parsed stays as typed, with the reason; a cell that may not be edited
 * stays as it is.
 */
export const putTexts = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  cells: readonly (CellAt & { readonly text: string })[],
): PendingCells =>
  putRead(tenants, pending, cells, (field, cell, here) => {
    const { path, text } = cell;
    const formula = field.kind.name === 'money' ? parsePriceFormula(text, []) : undefined;
    // A formula is computed from what the cell shows.
    const shown = formula && cellState(tenants, pending, cell)?.value;
    const price =
      formula && applyPriceFormula(formula, typeof shown === 'string' && isMoney(shown) ? shown : undefined);
    if (formula !== undefined && price === undefined) return { text, reason: inputsTexts.noPriceToStart };
    const read = parseValue(field, price ?? text, { ...here, path });
    return 'reason' in read ? { text, reason: read.reason } : read;
  });

/** Writes one value of a control into cells. */
export const putValue = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  cells: readonly CellAt[],
  value: unknown,
): PendingCells =>
  putRead(tenants, pending, cells, (field, { path }, here) => {
    const [issue] = value === undefined ? [] : validateValue(field, value);
    return issue === undefined
      ? { value }
      : { text: formatTypedValue(field, value, { ...here, path }), reason: formatIssue(field, issue) };
  });

const putRead = <C extends CellAt>(
  tenants: SheetTenantStates,
  pending: PendingCells,
  cells: readonly C[],
  read: (
    field: Field,
    cell: C,
    here: CellContext,
  ) => Extract<ParseResult, { value: unknown }> | Extract<CellEdit, { text: string }>,
): PendingCells =>
  put(
    tenants,
    pending,
    cells.flatMap(cell => {
      const { tenantId, path } = cell;
      const here = aroundAt(tenants, pending, tenantId);
      const field = here && fieldAt(here.definition, path);
      if (here === undefined || field === undefined || !isEditable(cellState(tenants, pending, cell))) return [];
      const done = read(field, cell, here);
      if ('reason' in done) return { tenantId, path, done };
      const edit: Edit = done.value === undefined ? { op: 'unset', path } : { op: 'set', path, value: done.value };
      return { tenantId, path, done: { edit } };
    }),
  );

/** Resets cells to the inherited values. */
export const resetCells = (tenants: SheetTenantStates, pending: PendingCells, cells: readonly CellAt[]): PendingCells =>
  put(
    tenants,
    pending,
    cells
      .filter(cell => isResettable(cellState(tenants, pending, cell)))
      .map(({ tenantId, path }) => ({ tenantId, path, done: { edit: { op: 'reset', path } } })),
  );

/** A whole list can be reset, although it cannot be edited here. */
const isResettable = (state: CellState | undefined): boolean =>
  state !== undefined && state.locked === undefined && state.closed !== 'absent';

const put = (
  tenants: SheetTenantStates,
  pending: PendingCells,
  done: readonly (CellAt & { readonly done: CellEdit })[],
): PendingCells => {
  if (done.length === 0) return pending;
  const next = new Map(pending);
  for (const [tenantId, ofPlace] of Map.groupBy(done, one => one.tenantId)) {
    const opened = tenants.get(tenantId);
    const before = pending.get(tenantId) ?? (opened && { seen: seenIn(opened, []), cells: untouched });
    if (before === undefined) continue;
    const cells = new Map(before.cells);
    const added = ofPlace.flatMap(({ path }) => (cells.has(path) ? [] : path));
    for (const { path, done: one } of ofPlace) cells.set(path, one);
    const own = opened?.level === 'company' ? [...before.seen.own, ...valuesIn(opened, added)] : before.seen.own;
    next.set(tenantId, { seen: { ...before.seen, own }, cells });
  }
  return next;
};

/** What is saved at a tenant now, where these paths are edited. */
export const seenIn = (opened: LoadedSnapshot, paths: Iterable<string>): BaseVersion => ({
  ver: opened.versions.override,
  own: opened.level === 'company' ? valuesIn(opened, paths) : opened.own,
});

const valuesIn = ({ base }: LoadedSnapshot, paths: Iterable<string>): readonly Change[] =>
  [...paths].map((path): Change => {
    const value = valueAt(base, path);
    return value === undefined ? { op: 'unset', path } : { op: 'set', path, value };
  });

export const editsIn = (cells: Cells): Edit[] => [...cells.values()].flatMap(done => ('edit' in done ? done.edit : []));

/** The body of a save: the tenants that differ from what is saved, with their edits. */
export const tenantsToSave = (tenants: SheetTenantStates, pending: PendingCells) =>
  [...pending].flatMap(([tenantId, { cells }]) => {
    const session = sessionAt(tenants, pending, tenantId);
    if (session === undefined || !isDirty(session)) return [];
    const changed = pendingChangesOf(session.opened, contentOf(session));
    const sent = editsIn(cells).filter(({ path }) =>
      changed.some(one => isBelow(path, one.path) || isBelow(one.path, path)),
    );
    return sent.length === 0 ? [] : { tenantId, ver: session.opened.versions.override, edits: sent };
  });

/** What is left after a save: the texts that are no values, and the edits made during it. */
export const remainingAfterSave = (tenants: SheetTenantStates, now: PendingCells, sent: PendingCells): PendingCells =>
  eachTenant(now, ({ seen, cells }, tenantId) => {
    const opened = tenants.get(tenantId);
    if (opened === undefined) return { seen, cells };
    const done = sent.get(tenantId)?.cells;
    const isLeft = ([path, one]: readonly [string, CellEdit]) => 'reason' in one || done?.get(path) !== one;
    const left = new Map([...cells].filter(isLeft));
    return { seen: seenIn(opened, left.keys()), cells: left };
  });

/** The same tenants with other edits; a tenant without edits is removed. */
export const eachTenant = (
  pending: PendingCells,
  act: (edits: SheetTenantEdits, tenantId: string) => SheetTenantEdits,
): PendingCells =>
  new Map(
    [...pending].flatMap(([tenantId, edits]) => {
      const next = act(edits, tenantId);
      return next.cells.size === 0 ? [] : [[tenantId, next] as const];
    }),
  );

/** The number of texts that are no values. */
export const unreadable = (pending: PendingCells): number =>
  [...pending.values()].flatMap(({ cells }) => [...cells.values()]).filter(done => 'reason' in done).length;
