import { compareTexts } from '@commissary/catalog';
import { type Change, diff, type Edit, getAt, sourceOf } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { type Field, fieldsTo, formatValueAt, isSecret, parentPath, pathLabelsAt, splitPath } from '@commissary/schema';
import { levelAt } from '../../form/state/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { effectiveOf, type LoadedSnapshot, layersAbove, savedCopy } from '../../snapshot/index.ts';
import { type Author, type Authors, authorOf } from '../live/index.ts';

/** One of the two compared tenants, with the author of each value. */
export interface ComparedSide {
  readonly opened: LoadedSnapshot;
  readonly authors: Authors;
}

/** The value of one side at a path, and its source. */
export interface SideValue {
  readonly words: string;
  readonly source: Level;
  /** Set at this level, not above it. */
  readonly own: boolean;
  readonly author: Author | undefined;
  /** The edits that give this side the value of the other. */
  readonly edits: readonly Edit[];
}

/** A path of the document where the two differ. */
export interface Difference {
  readonly key: string;
  readonly path: string;
  readonly section: string;
  readonly words: string;
  readonly left: SideValue;
  readonly right: SideValue;
}

/**
 * The paths where the documents of two tenants differ, in the order of the definition. What the user may read at one of
 * them only, and what only the product writes, is left out.
 */
export const differences = (left: ComparedSide, right: ComparedSide): readonly Difference[] => {
  const { definition } = left.opened;
  const [a, b] = [left, right].map(({ opened }) => effectiveOf(opened, savedCopy(opened)));
  const toLeft = byParentPath(diff(a, b, { field: definition }));
  const toRight = byParentPath(diff(b, a, { field: definition }));
  const rows: Difference[] = [];
  for (const key of new Set([...toLeft.keys(), ...toRight.keys()])) {
    const [path, moved] = key.endsWith(orderMark) ? [key.slice(0, -orderMark.length), true] : [key, false];
    if (!isCompared(definition, path, left.opened, right.opened)) continue;
    const known = getAt(a, path) === undefined ? b : a;
    const [section = '', ...rest] = labels(definition, known, path);
    const words = rest.join(' › ') || section;
    const sideOf = (
      side: ComparedSide,
      document: unknown,
      other: unknown,
      edits: readonly Change[] = [],
    ): SideValue => ({
      words: moved ? compareTexts.ownOrder : valueWords(definition, document, other, path),
      ...sourceNameOf(side, path, moved),
      edits,
    });
    rows.push({
      key,
      path,
      section,
      words: moved ? compareTexts.order(words) : words,
      left: sideOf(left, a, b, toLeft.get(key)),
      right: sideOf(right, b, a, toRight.get(key)),
    });
  }
  const order = (definition.kind.children?.(definition) ?? []).map(([step]) => step);
  const positionOf = new Map(rows.map(row => [row, order.indexOf(splitPath(row.path)[0] ?? '')]));
  return rows.sort(
    (one, other) =>
      (positionOf.get(one) ?? 0) - (positionOf.get(other) ?? 0) ||
      (one.key < other.key ? -1 : Number(one.key > other.key)),
  );
};

const orderMark = '/*order';

/** Members at another position are one difference for each list, whichever of them a change list names. */
const byParentPath = (changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> =>
  Map.groupBy(changes, ({ op, path }) => (op === 'move' ? `${parentPath(path)}${orderMark}` : path));

const isCompared = (definition: Field, path: string, ...sides: readonly LoadedSnapshot[]): boolean =>
  (fieldsTo(definition, path) ?? []).every(field => {
    const { read } = field;
    return (
      !field.systemManaged &&
      !isSecret(field) &&
      (read === undefined || sides.every(({ permissions }) => permissions.has(read)))
    );
  });

const labels = (definition: Field, document: unknown, path: string): readonly string[] => {
  const [title = ''] = pathLabelsAt(valueTexts, definition, document, `/${splitPath(path)[0] ?? ''}`);
  const words = pathLabelsAt(valueTexts, definition, document, path);
  return words[0] === title ? words : [title, ...words];
};

const valueWords = (definition: Field, document: unknown, other: unknown, path: string): string => {
  const value = getAt(document, path);
  if (!path.endsWith(']'))
    return value === undefined ? compareTexts.notSet : formatValueAt(valueTexts, definition, document, path, value);
  if (value === undefined) return compareTexts.notPresent;
  return getAt(other, path) === undefined ? compareTexts.present : compareTexts.differentValue;
};

const sourceNameOf = (
  { opened, authors }: ComparedSide,
  path: string,
  moved: boolean,
): Omit<SideValue, 'words' | 'edits'> => {
  const layers = opened.level === 'company' ? [] : [...layersAbove(opened), opened.own];
  const positions = layers.map(list => list.find(change => changesOrderOf(change, path)));
  const layer = moved ? positions.findLastIndex(entry => entry !== undefined) : sourceOf(opened.base, layers, path);
  const at = moved ? positions[layer]?.path : path;
  const source = levelAt(opened, layer);
  return {
    source,
    own: opened.level !== 'company' && layer === layers.length - 1,
    author: at === undefined ? undefined : authorOf(authors[source], at),
  };
};

/** Whether an entry sets the position of a member in its list. */
const changesOrderOf = ({ op, path }: Change, list: string): boolean =>
  (op === 'move' || op === 'add') && parentPath(path) === list;
