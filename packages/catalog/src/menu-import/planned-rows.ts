import type { ImportSteps, ImportTable, PlannedRow } from './menu-import.ts';
import { nearName } from './read-cells.ts';
import type { ReadRow } from './read-row.ts';

/**
 * Reads and plans rows one by one, so that none is kept; a step is a row. Where a size stands for none, it is taken from
 * items that have but this one in the file, which only all rows tell.
 */
export function* plannedRows(
  { rows }: ImportTable,
  read: (row: ImportTable['rows'][number]) => ReadRow,
  plainSize: string | null,
  plan: (row: ReadRow) => PlannedRow | undefined,
): ImportSteps<readonly PlannedRow[]> {
  const isSized = plainSize === null ? () => true : yield* sizedItems(rows, read, nearName(plainSize));
  const planned: PlannedRow[] = [];
  let at = 0;
  for (const row of rows) {
    yield at / rows.length;
    at += 1;
    const all = read(row);
    const one = plan(isSized(all) ? all : unsized(all));
    if (one !== undefined) planned.push(one);
  }
  return planned;
}

const unsized = (row: ReadRow): ReadRow => ({ ...row, texts: { ...row.texts, size: undefined } });

/** Returns whether an item has sizes: others than the one that stands for none. */
function* sizedItems(
  rows: ImportTable['rows'],
  read: (row: ImportTable['rows'][number]) => ReadRow,
  plain: string,
): ImportSteps<(row: ReadRow) => boolean> {
  const isPlain = ({ texts }: ReadRow) => texts.size === undefined || nearName(texts.size.value) === plain;
  const key = ({ texts: { id, department, category, name } }: ReadRow) =>
    [id, department, category, name].map(cell => cell?.value).join('\n');
  const sized = new Set<string>();
  for (const one of rows) {
    yield 0;
    const row = read(one);
    if (!isPlain(row)) sized.add(key(row));
  }
  return row => sized.has(key(row));
}
