import { historyTexts } from '@commissary/catalog';
import { diff, getAt } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { equal, type Field, formatValueAt, pathLabelsAt, splitPath, walkValue } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { type Author, type Authors, authorAt } from './authors.ts';

/** One live value of a location, beside what is saved for it. */
export interface LiveRow {
  readonly path: string;
  /** The label of the section, and the labels of the path below it. */
  readonly section: string;
  readonly words: string;
  readonly live: string;
  /** The saved value, where it differs. */
  readonly saved: string | null;
  /** Null where nothing is live yet. */
  readonly source: Level | null;
  readonly author: Author | undefined;
}

export interface LiveDocuments {
  readonly definition: Field;
  readonly live: unknown;
  readonly saved: unknown;
  readonly authors: Authors;
}

/** All live values of a location, in the order of the definition, including the unpublished changes. */
export const liveRows = ({ definition, live, saved, authors }: LiveDocuments): readonly LiveRow[] => {
  const rowOf = (document: unknown, path: string, words: Pick<LiveRow, 'live' | 'saved'>): LiveRow => {
    const [section = '', ...rest] = pathLabelsOf(definition, document, path);
    return { path, section, words: rest.join(' › ') || section, ...words, ...authorAt(authors, path) };
  };
  const rows: LiveRow[] = [];
  walkValue(definition, live, (field, value, path) => {
    if (!isLeaf(field)) return;
    const now = getAt(saved, path);
    rows.push(
      rowOf(live, path, {
        live: formatValueAt(valueTexts, definition, live, path, value),
        saved: equal(value, now)
          ? null
          : now === undefined
            ? historyTexts.removed
            : formatValueAt(valueTexts, definition, saved, path, now),
      }),
    );
  });
  for (const change of diff(live, saved, { field: definition })) {
    if (change.op === 'add')
      rows.push({
        ...rowOf(saved, change.path, { live: historyTexts.notPresent, saved: historyTexts.added }),
        source: null,
        author: undefined,
      });
    if (change.op === 'move')
      rows.push(rowOf(live, change.path, { live: historyTexts.previousPosition, saved: historyTexts.moved }));
  }
  return inOrder(rows, definition);
};

/** Rows whose labels or values contain every typed word, in any order. */
export const filterRows = (rows: readonly LiveRow[], typed: string, onlyDiffering: boolean): readonly LiveRow[] => {
  const query = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ section, words, live, saved }) => {
    if (onlyDiffering && saved === null) return false;
    const text = `${section} ${words} ${live} ${saved ?? ''}`.toLowerCase();
    return query.every(word => text.includes(word));
  });
};

/** A value that is shown as a whole: ids mean nothing to a user, and what only the product writes has no author. */
const isLeaf = (field: Field): boolean =>
  field.kind.keying !== 'group' && field.kind.keying !== 'list' && field.kind.name !== 'id' && !field.systemManaged;

const pathLabelsOf = (definition: Field, document: unknown, path: string): readonly string[] => {
  const section = sectionOf(path);
  const title = pathLabelsAt(valueTexts, definition, document, section).join(' › ');
  const words = pathLabelsAt(valueTexts, definition, document, path);
  return words[0] === title ? words : [title, ...words];
};

const sectionOf = (path: string): string => `/${splitPath(path)[0] ?? ''}`;

/** A row that was added at the end is moved after the last row of its section. */
const inOrder = (rows: readonly LiveRow[], definition: Field): readonly LiveRow[] => {
  const bySection = Map.groupBy(rows, ({ path }) => sectionOf(path));
  const keys = (definition.kind.children?.(definition) ?? []).map(([step]) => `/${step}`);
  return keys.flatMap(key => bySection.get(key) ?? []);
};
