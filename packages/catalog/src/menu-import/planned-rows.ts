import type { ImportTable, PlannedRow } from './menu-import.ts';
import { nearName } from './read-cells.ts';
import type { ReadRow } from './read-row.ts';

/**
 * Reads and plans rows one by one, so that none is kept. Where a size stands for none, it is taken from items that have
 * but this one in the file, which only all rows tell.
 */
export const plannedRows = (
  { rows }: ImportTable,
  read: (row: ImportTable['rows'][number]) => ReadRow,
  plainSize: string | null,
  plan: (row: ReadRow) => PlannedRow | undefined,
): readonly PlannedRow[] => {
  const isSized = plainSize === null ? () => true : sizedItems(rows.map(read), nearName(plainSize));
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const all = read(row);
    const one = plan(isSized(all) ? all : unsized(all));
    if (one !== undefined) planned.push(one);
  }
  return planned;
};

const unsized = (row: ReadRow): ReadRow => {
  const { size: _, ...texts } = row.texts;
  return { ...row, texts };
};

/** Returns whether an item has sizes: others than the one that stands for none. */
const sizedItems = (rows: readonly ReadRow[], plain: string): ((row: ReadRow) => boolean) => {
  const isPlain = ({ texts }: ReadRow) => texts.size === undefined || nearName(texts.size.value) === plain;
  const key = ({ texts: { id, department, category, name } }: ReadRow) =>
    [id, department, category, name].map(cell => cell?.value).join('\n');
  const sized = new Set(rows.filter(row => !isPlain(row)).map(key));
  return row => sized.has(key(row));
};
