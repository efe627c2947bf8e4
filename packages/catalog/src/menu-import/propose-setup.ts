import { headerKey, recognizeHeaders } from '@commissary/domain';
import type { Menu } from '../documents/index.ts';
import { menuImportTexts } from '../texts/index.ts';
import { foreignIds, type MenuSystem, menuColumns } from './menu-columns.ts';
import type { ImportTable, MenuColumn, MenuImportSetup, PlainColumn } from './menu-import.ts';
import { nearName, readMoney } from './read-cells.ts';

export interface ProposedSetup {
  readonly setup: MenuImportSetup;
  /** Where the file comes from; null: from none of the systems that are known. */
  readonly system: MenuSystem | null;
  /** What several columns are called: of each the first is read, unless somebody chooses another one. */
  readonly duplicateHeaders: readonly string[];
}

/**
 * Returns how a table is read unless somebody says otherwise: by the names of its columns, and by what is in them. `kept`
 * is what its columns say already.
 */
export const proposeSetup = (menu: Menu, table: ImportTable, kept?: readonly (MenuColumn | null)[]): ProposedSetup => {
  const { system, columns: recognized } = recognizeHeaders({ ...menuColumns, foreignId: foreignIds }, table.headers);
  const named = table.headers.map((header, at) => namedColumn(menu, header) ?? imported(recognized[at]));
  const columns = kept ?? named.map((column, at) => byValues(menu, table, named, column, at));
  const [only, ...others] = menu.departments;
  return {
    setup: {
      columns,
      decimal: decimalOf(table, columns),
      defaults: { department: only !== undefined && others.length === 0 ? only.info.name : null },
      scope: 'menu',
      removesMissing: false,
      answers: {},
      // What Square calls the only variation of an item.
      plainSize: system === 'Square' ? 'Regular' : null,
    },
    system,
    duplicateHeaders: duplicatesOf(table.headers),
  };
};

const imported = (column: PlainColumn | 'foreignId' | null | undefined): PlainColumn | null =>
  column === undefined || column === 'foreignId' ? null : column;

/** A column whose header contains the name of a scheme, a tax or a modifier category. */
const namedColumn = ({ pricingSchemes }: Menu, header: string): MenuColumn | undefined => {
  const at = header.search(/[-–:]/);
  const [kind, name] = [headerKey(header.slice(0, Math.max(at, 0))), header.slice(at + 1).trim()];
  if (kind === 'modifier set' && name !== '') return `offers ${name}`;
  if (kind === 'tax' && name !== '') return `tax ${name}`;
  const key = headerKey(header);
  const scheme = pricingSchemes.find(({ name }) =>
    [menuImportTexts.priceIn(name), `${name} price`].some(text => headerKey(text) === key),
  );
  if (scheme === undefined) return undefined;
  return scheme.isDefault ? 'price' : `price ${scheme.id}`;
};

/** What a column says once its values are looked at. */
const byValues = (
  menu: Menu,
  table: ImportTable,
  columns: readonly (MenuColumn | null)[],
  column: MenuColumn | null,
  at: number,
): MenuColumn | null => {
  // A stock keeping unit with letters is no number that somebody types at the till.
  if (column === 'plu') return valuesIn(table, at).every(value => /^\d{1,20}$/.test(value)) ? column : null;
  if (column !== 'category' || columns.includes('department')) return column;
  // Other systems have one level of groups: departments, unless the menu calls its categories so.
  const values = new Set(valuesIn(table, at).map(nearName));
  const known = (names: readonly string[]) => new Set(names.map(nearName).filter(name => values.has(name))).size;
  const departments = known(menu.departments.map(({ info }) => info.name));
  const categories = known(menu.departments.flatMap(one => one.categories.map(({ info }) => info.name)));
  return categories > departments ? column : 'department';
};

const valuesIn = ({ rows }: ImportTable, at: number): readonly string[] =>
  rows.map(({ cells }) => cells[at]?.trim() ?? '').filter(value => value !== '');

/** The sign with which more prices can be read. */
const decimalOf = (table: ImportTable, columns: readonly (MenuColumn | null)[]): '.' | ',' => {
  // Prices repeat: each is read once.
  const counts = new Map<string, number>();
  for (const [at, column] of columns.entries())
    if (isPrice(column)) for (const price of valuesIn(table, at)) counts.set(price, (counts.get(price) ?? 0) + 1);
  let more = 0;
  for (const [price, count] of counts)
    more += count * (Number('value' in readMoney(price, ',')) - Number('value' in readMoney(price, '.')));
  return more > 0 ? ',' : '.';
};

const isPrice = (column: MenuColumn | null): boolean =>
  column === 'price' || column === 'modifierPrice' || column?.startsWith('price ') === true;

const duplicatesOf = (headers: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Map<string, string>();
  for (const header of headers) {
    const key = headerKey(header);
    if (key !== '' && seen.has(key)) twice.set(key, header.trim());
    seen.add(key);
  }
  return [...twice.values()];
};
