import { type Edit, getAt } from '@commissary/document';
import { applyPriceFormula, isMoney, type PriceFormula, parsePriceFormula } from '@commissary/domain';
import {
  equal,
  groupAround,
  type Id,
  inheritedAt,
  inheritingFields,
  isArray,
  isGroup,
  matches,
  newMember,
  own,
  toggle,
} from '@commissary/schema';
import { effectiveOf, parentOf } from '../../snapshot/index.ts';
import { insideInherited } from '../actions/index.ts';
import { change, contentOf, type EditSession } from '../edit-session/index.ts';
import { formatTypedValue, parseValue } from '../inputs/index.ts';
import { type FormStore, valueIn } from '../state/index.ts';
import { type Matrix, type MatrixCell, type MatrixMember, memberPath } from './matrix.ts';

interface Position {
  readonly row: number;
  readonly column: number;
}

export const cellIn = (matrix: Matrix, { row, column }: Position): MatrixCell | undefined =>
  matrix.rows[row]?.cells[column];

/** The text that is copied from a cell, and that its editor starts with: of its own value. */
export const cellText = (session: EditSession, cell: MatrixCell): string => {
  const { path, field, option } = cell;
  if (option === undefined) return formatTypedValue(field, valueIn(session, path), contextAt(session, path));
  return formatTypedValue(onOff, isChosen(shownValue(session, path), option), contextAt(session, path));
};

/** An option is typed, copied and pasted as a toggle is. */
const onOff = toggle({ label: '' });

export const isChosen = (members: unknown, option: Id): boolean =>
  isArray(members) && members.some(member => String(member) === String(option));

/** The value at a path, or what it inherits inside the document. */
const shownValue = (session: EditSession, path: string): unknown =>
  valueIn(session, path) ??
  inheritedAt(session.opened.definition, effectiveOf(session.opened, contentOf(session)), path)?.value;

/**
 * The edits that write texts into cells. An empty text removes the value; a formula is computed from what the cells show
 * before any of these edits; a text that is no value is kept as typed, with its issue. A cell that may not be edited
 * stays as it is.
 */
export const editsOfTexts = (
  store: FormStore,
  matrix: Matrix,
  texts: readonly (Position & { readonly text: string })[],
): readonly Edit[] => {
  const session = store.session();
  const ends = new Map<string, string | null>();
  const added = new Set<string>();
  const cleared: MatrixCell[] = [];
  const sets = new Map<string, readonly unknown[]>();
  const edits = texts.flatMap(({ text, ...position }): readonly Edit[] => {
    const cell = cellIn(matrix, position);
    if (cell === undefined || !isEditable(store, cell)) return [];
    if (cell.option !== undefined) {
      const on = text.trim() === '' ? { value: false } : parseValue(onOff, text, contextAt(session, cell.path));
      if (!('value' in on)) return [];
      const now = sets.get(cell.path) ?? shownValue(session, cell.path);
      sets.set(cell.path, withOption(isArray(now) ? now : [], cell.option, on.value === true));
      return [];
    }
    if (text.trim() === '' && (cell.members.length > 0 || cell.field.optional)) {
      cleared.push(cell);
      return clearing(session, cell);
    }
    const value = typedValue(store, matrix, position, cell, text);
    return [
      ...cell.members.flatMap(member => presence(session, member, added, ends)),
      { op: 'set', path: cell.path, value } as const,
    ];
  });
  const chosen = [...sets].map(([path, value]) => ({ op: 'set', path, value }) as const);
  return withoutEmptied(session, insideInherited(store, [...edits, ...chosen]), cleared);
};

const withOption = (members: readonly unknown[], option: Id, isOn: boolean): readonly unknown[] => {
  if (isChosen(members, option) === isOn) return members;
  return isOn ? [...members, option] : members.filter(member => String(member) !== String(option));
};

/** The edits that put an option into its set, or take it out. */
export const editsOfSwitch = (store: FormStore, matrix: Matrix, position: Position): readonly Edit[] => {
  const cell = cellIn(matrix, position);
  if (cell?.option === undefined) return [];
  const isOn = isChosen(shownValue(store.session(), cell.path), cell.option);
  return editsOfTexts(store, matrix, [{ ...position, text: isOn ? '' : 'x' }]);
};

/** The edits that remove the values of cells, where they can be absent. */
export const editsOfClearing = (store: FormStore, matrix: Matrix, positions: readonly Position[]): readonly Edit[] => {
  const options = positions.filter(position => cellIn(matrix, position)?.option !== undefined);
  const cells = editable(store, matrix, positions).filter(({ option }) => option === undefined);
  return [
    ...editsOfTexts(
      store,
      matrix,
      options.map(position => ({ ...position, text: '' })),
    ),
    ...withoutEmptied(
      store.session(),
      cells.flatMap(cell => clearing(store.session(), cell)),
      cells,
    ),
  ];
};

/** The edits that go back to what the level above says. */
export const editsOfReset = (store: FormStore, matrix: Matrix, positions: readonly Position[]): readonly Edit[] =>
  editable(store, matrix, positions).flatMap((cell): readonly Edit[] => {
    const { overridden, inside } = store.state(cell.path);
    const member = cell.members.at(-1);
    if (overridden && inside === undefined) return [{ op: 'reset', path: cell.path }];
    const group = inheritor(store.session(), cell.path);
    if (group !== undefined && overridden) return [{ op: 'reset', path: group }];
    if (group !== undefined && store.session().opened.level === 'company') return [{ op: 'unset', path: group }];
    if (member === undefined) return [];
    const innermost = memberPath(member);
    if (!overridden) return isRemovedHere(store.session(), innermost) ? [{ op: 'reset', path: innermost }] : [];
    return inside === innermost ? [{ op: 'reset', path: innermost }] : clearing(store.session(), cell);
  });

/** The present group around a path that would inherit its values inside the document if it were absent. */
const inheritor = ({ opened, ...session }: EditSession, path: string): string | undefined => {
  const group = inheritingFields(opened.definition, path).at(0)?.path;
  return group === undefined || group === path || valueIn({ opened, ...session }, group) === undefined
    ? undefined
    : group;
};

/** The same edits, with the removal of members that were added for a value and have none left. */
const withoutEmptied = (
  session: EditSession,
  edits: readonly Edit[],
  cells: readonly MatrixCell[],
): readonly Edit[] => {
  if (edits.length === 0 || cells.length === 0) return edits;
  let all = edits;
  // The innermost first: without it, the one around it may have nothing left.
  for (let depth = Math.max(...cells.map(({ members }) => members.length)) - 1; depth >= 0; depth--) {
    const after = change(session, all);
    const added = new Map(
      cells.flatMap(({ members }) => members.slice(depth, depth + 1)).map(one => [memberPath(one), one]),
    );
    const emptied = [...added].filter(
      ([path, member]) =>
        aboveAt(session, path) === undefined && equal(valueIn(after, path), { ...emptyMember(member), ...member.keys }),
    );
    all = [...all, ...emptied.map(([path]) => ({ op: 'remove', path }) as const)];
  }
  return all;
};

const emptyMember = ({ list, id }: MatrixMember): object => newMember(list, id) as object;

const editable = (store: FormStore, matrix: Matrix, positions: readonly Position[]): readonly MatrixCell[] =>
  positions.flatMap(position => {
    const cell = cellIn(matrix, position);
    return cell === undefined || !isEditable(store, cell) ? [] : [cell];
  });

/** Whether a cell has a value here that the user may change. */
export const isEditable = (store: FormStore, cell: MatrixCell): boolean =>
  isUsed(store.session(), cell) && store.state(cell.path).locked === undefined;

/** Whether the other values of its group give a cell a meaning. */
export const isUsed = (session: EditSession, { field: { visibleWhen }, path }: MatrixCell): boolean =>
  visibleWhen === undefined || matches(visibleWhen, contextAt(session, path).document, groupAround(path));

const clearing = (session: EditSession, cell: MatrixCell): readonly Edit[] => {
  if (valueIn(session, cell.path) === undefined) return [];
  if (cell.field.optional) return [{ op: 'unset', path: cell.path }];
  const innermost = cell.members.at(-1);
  if (innermost === undefined) {
    const empty = parseValue(cell.field, '', contextAt(session, cell.path));
    return 'value' in empty ? [{ op: 'set', path: cell.path, value: empty.value }] : [];
  }
  return holdsOneValue(innermost) ? [{ op: 'remove', path: memberPath(innermost) }] : [];
};

/** Whether a member exists for one value only, and goes with it. */
const holdsOneValue = ({ list: { item, keyedBy = [] } }: MatrixMember): boolean =>
  isGroup(item) && Object.keys(item.shape).filter(key => key !== 'id' && !keyedBy.includes(key)).length === 1;

const isRemovedHere = (session: EditSession, path: string): boolean =>
  valueIn(session, path) === undefined && aboveAt(session, path) !== undefined;

const aboveAt = ({ opened }: EditSession, path: string): unknown => getAt(parentOf(opened), path);

/** The edits that make a member present: it comes back as the level above has it, or it is new. */
const presence = (
  session: EditSession,
  member: MatrixMember,
  added: Set<string>,
  ends: Map<string, string | null>,
): readonly Edit[] => {
  const path = memberPath(member);
  if (added.has(path) || valueIn(session, path) !== undefined) return [];
  added.add(path);
  if (isRemovedHere(session, path)) return [{ op: 'reset', path }];
  const { listPath, id, keys } = member;
  const after = ends.get(listPath) ?? lastIn(session, listPath);
  ends.set(listPath, String(id));
  return [{ op: 'add', path, after, value: { ...emptyMember(member), ...keys } }];
};

const lastIn = (session: EditSession, listPath: string): string | null => {
  const members = valueIn(session, listPath);
  const last = isArray(members) ? own(members.at(-1), 'id') : undefined;
  return last === undefined ? null : String(last);
};

const typedValue = (store: FormStore, matrix: Matrix, at: Position, cell: MatrixCell, text: string): unknown => {
  const formula = formulaFor(matrix, cell, text);
  if (formula !== undefined) return computed(store, matrix, at, cell, formula) ?? text;
  const read = parseValue(cell.field, text, contextAt(store.session(), cell.path));
  return 'reason' in read ? text : read.value;
};

/** The result that a formula typed into a cell would have; undefined for another text. */
export const formulaResult = (
  store: FormStore,
  matrix: Matrix,
  at: Position,
  text: string,
): { readonly start: string | undefined; readonly result: string | undefined } | undefined => {
  const cell = cellIn(matrix, at);
  const formula = cell && formulaFor(matrix, cell, text);
  if (cell === undefined || formula === undefined) return undefined;
  return { start: startOf(store, matrix, at, cell, formula), result: computed(store, matrix, at, cell, formula) };
};

const formulaFor = (matrix: Matrix, { field }: MatrixCell, text: string): PriceFormula | undefined =>
  field.kind.name === 'money' ? parsePriceFormula(text, matrix.columns) : undefined;

const computed = (store: FormStore, matrix: Matrix, at: Position, cell: MatrixCell, formula: PriceFormula) =>
  applyPriceFormula(formula, startOf(store, matrix, at, cell, formula));

/** The price that a formula starts from: that of the named column in the same row, or of the cell itself. */
const startOf = (store: FormStore, matrix: Matrix, at: Position, cell: MatrixCell, { from }: PriceFormula) => {
  const column = from === undefined ? at.column : matrix.columns.indexOf(from);
  const { value } = store.state((cellIn(matrix, { row: at.row, column }) ?? cell).path);
  return typeof value === 'string' && isMoney(value) ? value : undefined;
};

const contextAt = (session: EditSession, path: string) => ({
  definition: session.opened.definition,
  document: effectiveOf(session.opened, contentOf(session)),
  path,
});
