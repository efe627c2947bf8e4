import { getAt } from '@commissary/document';
import { type Field, fieldAt, isList, type List, memberName, valueAt } from '@commissary/schema';
import { marksOf, unmarked } from './list-marks.ts';
import { droppedIds, listOrder, type RowPlace } from './list-order.ts';
import { type Content, effectiveOf, type Opened, parentOf } from './opened.ts';
import { pendingOf } from './pending.ts';
import { lentName } from './targets.ts';

/** One row of a keyed list, with what this level did to it. */
export interface ListRow extends RowPlace {
  readonly name: string;
  /** The member; for a hidden one as the level above has it, for a dormant one what the list adds, if anything. */
  readonly value: unknown;
  readonly onlyHere: boolean;
  readonly moved: boolean;
  /** Its place was behind a member that is gone. */
  readonly placeLost: boolean;
  /** How many places inside it are set at this level, and by the group above. */
  readonly changed: number;
  readonly changedByGroup: number;
  readonly unsaved: boolean;
  /** It belongs to the product: no level may take it away. */
  readonly fixed: boolean;
  /** Its own switch takes it out of use; `undefined` where members have no such switch. */
  readonly disabled: boolean | undefined;
  /** It was removed, in a list that keeps its members for good. */
  readonly retired: boolean;
}

/** Every row of a list; for one that may be long, ask for its order, and for the rows that are in sight. */
export const listRows = (opened: Opened, content: Content, path: string): readonly ListRow[] => {
  const list = fieldAt(opened.definition, path);
  if (list === undefined || !isList(list)) return [];
  return listOrder(opened, content, path).map(place => listRow(opened, content, list, path, place));
};

/** One row of the list at `path`. */
export const listRow = (
  opened: Opened,
  content: Content,
  list: List<unknown>,
  path: string,
  place: RowPlace,
): ListRow => {
  const { id, state } = place;
  const document = state === 'hidden' ? parentOf(opened) : effectiveOf(opened, content);
  const value = state === 'dormant' ? undefined : getAt(document, place.path);
  const marks = marksOf(content.kind === 'list' ? content.changes : noChanges, path).get(id) ?? unmarked;
  return {
    ...place,
    name: value === undefined ? id : nameOf(opened.definition, document, list, value),
    value,
    onlyHere: marks.added && state === 'shown',
    moved: marks.moved && state === 'shown',
    placeLost: droppedIds(opened, content, path).lost.has(id),
    changed: marks.inside,
    changedByGroup: (marksOf(opened.group ?? noChanges, path).get(id) ?? unmarked).inside,
    unsaved: unsavedIn(opened, content, path).has(id),
    fixed: list.fixed.some(one => String(one) === id),
    retired: isRetired(list, value),
    disabled: list.disabledBy === undefined ? undefined : valueAt(value, `/${list.disabledBy}`) === true,
  };
};

const isRetired = ({ retired }: List<unknown>, member: unknown): boolean => {
  const [mark] = Object.entries(retired ?? {});
  return mark !== undefined && valueAt(member, `/${mark[0]}`) === mark[1];
};

const nameOf = (definition: Field, document: unknown, list: List<unknown>, member: unknown): string =>
  memberName(definition, document, list, member, (to, lender) => lentName(definition, document, to, String(lender)));

const noChanges: readonly { readonly op: string; readonly path: string }[] = [];

const unsavedIn = (opened: Opened, content: Content, path: string) => {
  const pending = pendingOf(opened, content);
  return marksOf(touched.get(pending) ?? asTouched(pending), path);
};

/** Whatever a session does to a member makes it unsaved. */
const asTouched = (pending: ReturnType<typeof pendingOf>) => {
  const changes = pending.map(({ path }) => ({ op: 'set', path }));
  touched.set(pending, changes);
  return changes;
};
const touched = new WeakMap<ReturnType<typeof pendingOf>, typeof noChanges>();

/** Whether two rows draw the same. */
export const sameRow = (a: ListRow, b: ListRow): boolean =>
  (Object.keys(a) as (keyof ListRow)[]).every(key => Object.is(a[key], b[key]));
