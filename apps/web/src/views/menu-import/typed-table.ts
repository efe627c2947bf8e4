import { menuImportScreenTexts as texts } from '@commissary/catalog';
import type { TableFile } from '../../files/index.ts';

/** An amount behind the name: what it may be is decided where every cell of a file is read. */
const line = /^(.*[^\s$])\s+(\$?\s?\d[\d.,]*)$/;
const heading = /^(.*\S)\s*:$/;

/**
 * The table of what was typed: on each line an item, with its price behind the name or a tab; a line that ends with a
 * colon is the department of those below it. Null: no line has an item.
 */
export const typedTable = (text: string): TableFile | null => {
  let department = '';
  const rows = text.split(/\r?\n/).flatMap((typed, index) => {
    const said = typed.trim();
    const [, above] = heading.exec(said) ?? [];
    if (above !== undefined) department = above;
    if (said === '' || above !== undefined) return [];
    const [, name = said, price = ''] = line.exec(said) ?? [];
    return [{ line: index + 1, cells: [name, price, department] }];
  });
  if (rows.length === 0) return null;
  const hasDepartments = rows.some(({ cells: [, , name] }) => name !== '');
  const headers = hasDepartments ? texts.typedHeaders : texts.typedHeaders.slice(0, 2);
  const cut = rows.map(row => ({ ...row, cells: row.cells.slice(0, headers.length) }));
  return { name: texts.typedName, sheet: null, headers, rows: cut, isLegacyText: false };
};
