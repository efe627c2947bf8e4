import { nearName } from './read-cells.ts';
import type { ReadRow } from './read-row.ts';

/** Takes the size from items that have but one in the file, with the name that stands for none. */
export const withoutPlainSizes = (rows: readonly ReadRow[], plainSize: string | null): readonly ReadRow[] => {
  if (plainSize === null) return rows;
  const plain = nearName(plainSize);
  const isPlain = ({ texts }: ReadRow) => texts.size !== undefined && nearName(texts.size.value) === plain;
  const key = ({ texts: { id, department, category, name } }: ReadRow) =>
    [id, department, category, name].map(cell => cell?.value).join('\n');
  const sized = new Set(rows.filter(row => row.texts.size !== undefined && !isPlain(row)).map(key));
  return rows.map(row => {
    if (!isPlain(row) || sized.has(key(row))) return row;
    const { size: _, ...texts } = row.texts;
    return { ...row, texts };
  });
};
