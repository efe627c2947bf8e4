import { type Change, diff, type Edit, getAt, origin } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { type Field, fieldsTo, isSecret, labelsAt, parentPath, splitPath, wordsAt } from '@commissary/schema';
import { levelAt } from '../../form/field-state.ts';
import { effectiveOf, layersAbove, type Opened, savedContent } from '../../form/opened.ts';
import { type Author, type Authors, authorOf } from '../live/authors.ts';

/** One of the two places that are compared, with who set what there. */
export interface Side {
  readonly opened: Opened;
  readonly authors: Authors;
}

/** What one side has at a place, and where it comes from. */
export interface SideValue {
  readonly words: string;
  readonly source: Level;
  /** Set at this very place, and not above it. */
  readonly own: boolean;
  readonly author: Author | undefined;
  /** What gives this side what the other one has. */
  readonly edits: readonly Edit[];
}

/** A place of the document where the two are different. */
export interface Difference {
  readonly key: string;
  readonly path: string;
  readonly section: string;
  readonly words: string;
  readonly left: SideValue;
  readonly right: SideValue;
}

/**
 * Where the documents of two places differ, in the order of the definition. What the person may read at one of them only, and
 * what nobody sets by hand, is left out.
 */
export const differences = (left: Side, right: Side): readonly Difference[] => {
  const { definition } = left.opened;
  const [a, b] = [left, right].map(({ opened }) => effectiveOf(opened, savedContent(opened)));
  const toLeft = byPlace(diff(a, b, { field: definition }));
  const toRight = byPlace(diff(b, a, { field: definition }));
  const rows: Difference[] = [];
  for (const key of new Set([...toLeft.keys(), ...toRight.keys()])) {
    const [path, moved] = key.endsWith(orderMark) ? [key.slice(0, -orderMark.length), true] : [key, false];
    if (!isCompared(definition, path, left.opened, right.opened)) continue;
    const known = getAt(a, path) === undefined ? b : a;
    const [section = '', ...rest] = labels(definition, known, path);
    const words = rest.join(' › ') || section;
    const sideOf = (side: Side, document: unknown, other: unknown, edits: readonly Change[] = []): SideValue => ({
      words: moved ? 'In its own order' : valueWords(definition, document, other, path),
      ...sourceOf(side, path, moved),
      edits,
    });
    rows.push({
      key,
      path,
      section,
      words: moved ? `${words}: order` : words,
      left: sideOf(left, a, b, toLeft.get(key)),
      right: sideOf(right, b, a, toRight.get(key)),
    });
  }
  const order = (definition.kind.children?.(definition) ?? []).map(([step]) => step);
  const place = new Map(rows.map(row => [row, order.indexOf(splitPath(row.path)[0] ?? '')]));
  return rows.sort(
    (one, other) =>
      (place.get(one) ?? 0) - (place.get(other) ?? 0) || (one.key < other.key ? -1 : Number(one.key > other.key)),
  );
};

const orderMark = '/*order';

/** Members that stand elsewhere are one difference for each list, whichever of them a list of changes names. */
const byPlace = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> =>
  Map.groupBy(changes, ({ op, path }) => (op === 'move' ? `${parentPath(path)}${orderMark}` : path));

const isCompared = (definition: Field, path: string, ...sides: readonly Opened[]): boolean =>
  (fieldsTo(definition, path) ?? []).every(field => {
    const { read } = field;
    return (
      !field.managed &&
      !isSecret(field) &&
      (read === undefined || sides.every(({ permissions }) => permissions.has(read)))
    );
  });

const labels = (definition: Field, document: unknown, path: string): readonly string[] => {
  const [title = ''] = labelsAt(definition, document, `/${splitPath(path)[0] ?? ''}`);
  const words = labelsAt(definition, document, path);
  return words[0] === title ? words : [title, ...words];
};

const valueWords = (definition: Field, document: unknown, other: unknown, path: string): string => {
  const value = getAt(document, path);
  if (!path.endsWith(']')) return value === undefined ? 'Not set' : wordsAt(definition, document, path, value);
  if (value === undefined) return 'Not there';
  return getAt(other, path) === undefined ? 'There' : 'Another one';
};

const sourceOf = ({ opened, authors }: Side, path: string, moved: boolean): Omit<SideValue, 'words' | 'edits'> => {
  const layers = opened.level === 'company' ? [] : [...layersAbove(opened), opened.own];
  const places = layers.map(list => list.find(change => placesIn(change, path)));
  const layer = moved ? places.findLastIndex(entry => entry !== undefined) : origin(opened.base, layers, path);
  const at = moved ? places[layer]?.path : path;
  const source = levelAt(opened, layer);
  return {
    source,
    own: opened.level !== 'company' && layer === layers.length - 1,
    author: at === undefined ? undefined : authorOf(authors[source], at),
  };
};

/** Whether an entry gives a member of a list its place there. */
const placesIn = ({ op, path }: Change, list: string): boolean =>
  (op === 'move' || op === 'add') && parentPath(path) === list;
