import { menuImportScreenTexts as texts } from '@commissary/catalog';
import { typedLines } from '@commissary/domain';
import type { TableFile } from '../../files/index.ts';

const heading = /^(.*\S)\s*:$/;

/**
 * The table of what was typed: on each line an item, with its price behind the name or a tab; a line that ends with a
 * colon is the department of those below it. Null: no line has an item.
 */
export const typedTable = (text: string): TableFile | null => {
  let department = '';
  const rows = typedLines(text).flatMap(({ line, name, amount }) => {
    const [, above] = heading.exec(name) ?? [];
    if (above === undefined || amount !== '') return [{ line, cells: [name, amount, department] }];
    department = above;
    return [];
  });
  if (rows.length === 0) return null;
  const hasDepartments = rows.some(({ cells: [, , name] }) => name !== '');
  const headers = hasDepartments ? texts.typedHeaders : texts.typedHeaders.slice(0, 2);
  const cut = rows.map(row => ({ ...row, cells: row.cells.slice(0, headers.length) }));
  return { name: texts.typedName, sheet: null, headers, rows: cut, isLegacyText: false };
};
