import { type Change, getAt } from '@commissary/document';
import { displayNameOf, type Field, fieldAt, isList, type List, type NamedMember, valueAt } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf, isPendingInside, type LoadedSnapshot, parentOf, type WorkingCopy } from '../../snapshot/index.ts';
import { borrowedName } from '../state/index.ts';
import { droppedIds, listOrder, type RowPosition } from './list-order.ts';
import { rowChangeSummary, unchangedSummary } from './row-change-summary.ts';

/** One row of a keyed list, with what this level did to it. */
export interface ListRow extends RowPosition {
  readonly name: string;
  /** The member; for a hidden one as the level above has it, for a dormant one what the list adds, if anything. */
  readonly value: unknown;
  readonly onlyHere: boolean;
  readonly moved: boolean;
  /** The member that it followed was removed. */
  readonly positionLost: boolean;
  /** The number of paths inside it that are set at this level, and by the group above. */
  readonly changed: number;
  readonly changedByGroup: number;
  readonly unsaved: boolean;
  /** Built in: no level may remove it. */
  readonly fixed: boolean;
  /** Disabled by its own toggle; `undefined` where members have no such toggle. */
  readonly disabled: boolean | undefined;
  /** Soft-deleted. */
  readonly retired: boolean;
}

/** Every row of a list; for a list that may be long, read its order, and then the visible rows. */
export const listRows = (opened: LoadedSnapshot, content: WorkingCopy, path: string): readonly ListRow[] => {
  const list = fieldAt(opened.definition, path);
  if (list === undefined || !isList(list)) return [];
  return listOrder(opened, content, path).map(position => listRow(opened, content, list, path, position));
};

/** One row of the list at `path`. */
export const listRow = (
  opened: LoadedSnapshot,
  content: WorkingCopy,
  list: List<unknown>,
  path: string,
  position: RowPosition,
): ListRow => {
  const { id, state } = position;
  const [document, value] = memberOf(opened, content, position);
  const marks = content.kind === 'list' ? rowChangeSummary(content.changes, position.path) : unchangedSummary;
  return {
    ...position,
    name: nameIn(opened, document, list, position, value),
    value,
    onlyHere: marks.added && state === 'shown',
    moved: marks.moved && state === 'shown',
    positionLost: droppedIds(opened, content, path).lost.has(id),
    changed: marks.inside,
    changedByGroup: rowChangeSummary(opened.group ?? noChanges, position.path).inside,
    unsaved: isPendingInside(opened, content, position.path),
    fixed: list.builtInIds.some(one => String(one) === id),
    retired: isRetired(list, value),
    disabled: list.disabledPath === undefined ? undefined : valueAt(value, `/${list.disabledPath}`) === true,
  };
};

/** The name of a row alone: for a search through thousands of them. */
export const rowName = (
  opened: LoadedSnapshot,
  content: WorkingCopy,
  list: List<unknown>,
  position: RowPosition,
): string => {
  const [document, value] = memberOf(opened, content, position);
  return nameIn(opened, document, list, position, value);
};

const memberOf = (opened: LoadedSnapshot, content: WorkingCopy, { state, path }: RowPosition) => {
  const document = state === 'hidden' ? parentOf(opened) : effectiveOf(opened, content);
  return [document, state === 'dormant' ? undefined : getAt(document, path)] as const;
};

const nameIn = (
  { definition }: LoadedSnapshot,
  document: unknown,
  list: List<unknown>,
  { id, path }: RowPosition,
  value: unknown,
): string => (value === undefined ? id : nameOf(definition, document, list, { member: value, path }));

const isRetired = ({ softDelete: retired }: List<unknown>, member: unknown): boolean => {
  const [mark] = Object.entries(retired ?? {});
  return mark !== undefined && valueAt(member, `/${mark[0]}`) === mark[1];
};

const nameOf = (definition: Field, document: unknown, list: List<unknown>, named: NamedMember): string =>
  displayNameOf(valueTexts, definition, document, list, named, (to, lender, place) =>
    borrowedName(definition, document, to, String(lender), place),
  );

const noChanges: readonly Change[] = [];

/** Whether two rows render the same, but for the cells, which read their values themselves. */
export const sameRow = (a: ListRow, b: ListRow): boolean =>
  (Object.keys(a) as (keyof ListRow)[]).every(key => key === 'value' || Object.is(a[key], b[key]));
