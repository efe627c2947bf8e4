import {
  type Menu,
  type MenuColumn,
  type MenuImportSetup,
  plainColumns,
  menuImportTexts as texts,
} from '@commissary/catalog';
import { defaultScheme } from '@commissary/domain';

interface ColumnChoice {
  readonly value: MenuColumn;
  readonly label: string;
}

/** What a column may say at a location: which item it is, and its prices. */
const ofPrices: ReadonlySet<string> = new Set([
  ...['id', 'plu', 'name', 'department', 'category', 'size', 'price'],
  ...['modifierCategory', 'modifier', 'modifierPrice'],
]);

/** What the columns of a file may say for this menu; what the setup names besides is among them. */
export const columnChoices = (
  menu: Menu,
  scope: MenuImportSetup['scope'],
  now: readonly (MenuColumn | null)[],
): readonly ColumnChoice[] => {
  const usual = defaultScheme(menu.pricingSchemes)?.id;
  const schemes = menu.pricingSchemes.filter(({ id }) => id !== usual);
  const plain = plainColumns.filter(column => scope === 'menu' || ofPrices.has(column));
  const named = now.filter(column => column?.startsWith('tax ') || column?.startsWith('offers '));
  return [
    ...plain.map(value => ({ value, label: texts.columns[value] })),
    ...schemes.map(({ id, name }) => ({ value: `price ${id}` as const, label: texts.priceIn(name) })),
    ...(scope === 'menu' ? [...new Set(named)] : []).flatMap(column =>
      column === null ? [] : [{ value: column, label: namedLabel(column) }],
    ),
  ];
};

const namedLabel = (column: MenuColumn): string => {
  const name = column.slice(column.indexOf(' ') + 1);
  return column.startsWith('tax ') ? texts.taxNamed(name) : texts.offersNamed(name);
};

/** The columns without what they cannot say for this menu: a pricing scheme may be gone, and at a location only prices change. */
export const fittingColumns = (
  menu: Menu,
  scope: MenuImportSetup['scope'],
  columns: readonly (MenuColumn | null)[],
): readonly (MenuColumn | null)[] => {
  const known = new Set<MenuColumn | null>(columnChoices(menu, scope, columns).map(({ value }) => value));
  return columns.map(column => (known.has(column) ? column : null));
};

/** A column says something else from now on; the column that said it before says nothing. */
export const withColumn = (setup: MenuImportSetup, at: number, column: MenuColumn | null): MenuImportSetup => ({
  ...setup,
  columns: setup.columns.map((now, index) => (index === at ? column : now === column ? null : now)),
});
