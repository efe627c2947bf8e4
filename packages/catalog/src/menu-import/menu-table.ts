import { defaultScheme } from '@commissary/domain';
import type { Menu, MenuDepartment, MenuItem } from '../documents/index.ts';
import { menuImportTexts } from '../texts/index.ts';
import { noTax } from './item-taxes.ts';
import type { ImportTable, PlainColumn } from './menu-import.ts';
import { noLimit } from './read-cells.ts';

/** The columns of a menu as a table, besides one for the prices in each scheme that is not the default one. */
const columns = [
  ...(['id', 'plu', 'name', 'displayName', 'department', 'category', 'status', 'description', 'calories'] as const),
  ...(['tax', 'size', 'price', 'modifierCategory', 'minimum', 'maximum', 'modifier'] as const),
] as const;
type Cells = Partial<Record<(typeof columns)[number] & PlainColumn, string>>;

/**
 * Returns a menu as a table for a spreadsheet, whose import changes nothing: a row for each item, one for each of its
 * sizes and of the modifier categories that it offers itself, and one for each modifier.
 */
export const menuTable = (menu: Menu): ImportTable => {
  const usual = defaultScheme(menu.pricingSchemes);
  const others = menu.pricingSchemes.filter(scheme => scheme !== usual);
  const rows = [
    ...menu.departments.flatMap(department => department.items.flatMap(item => itemRows(menu, department, item))),
    ...modifierRows(menu),
  ];
  return {
    headers: [
      ...columns.map(column => menuImportTexts.columns[column]),
      ...others.map(({ name }) => menuImportTexts.priceIn(name)),
    ],
    rows: rows.map(({ cells, priceIn }, at) => ({
      line: at + 2,
      cells: [
        ...columns.map(column => (column === 'price' ? usual && priceIn(usual.id) : cells[column]) ?? ''),
        ...others.map(({ id }) => priceIn(id) ?? ''),
      ],
    })),
  };
};

interface TableRow {
  readonly cells: Cells;
  readonly priceIn: (scheme: string | number) => string | undefined;
}

const noPrice = () => undefined;

const itemRows = (menu: Menu, department: MenuDepartment, item: MenuItem): readonly TableRow[] => {
  const { info, nutrition, modifiers } = item;
  const category = department.categories.find(({ id }) => isSame(id, item.category));
  const taxes = item.taxes ?? category?.taxes ?? department.taxes;
  const itself: Cells = {
    id: String(item.id),
    name: info.name,
    department: department.info.name,
    ...(category !== undefined && { category: category.info.name }),
  };
  const pricesOf = (scheme: string | number) => item.pricing.find(({ id }) => isSame(id, scheme))?.itemBased;
  return [
    {
      cells: {
        ...itself,
        ...{ plu: info.pluNum, displayName: info.displayName, description: info.description },
        status: menuImportTexts.status[info.status],
        ...(nutrition?.calories !== undefined && { calories: String(nutrition.calories) }),
        tax: taxesText(menu, taxes.selected),
      },
      priceIn: scheme => pricesOf(scheme)?.price,
    },
    ...sizesOf(department, item).map(({ id, name }) => ({
      cells: { ...itself, size: name },
      priceIn: (scheme: string | number) => pricesOf(scheme)?.sizePrices.find(one => isSame(one.id, id))?.price,
    })),
    ...(modifiers.availability?.categories ?? []).flatMap(({ id, offered, min, max }) => {
      const asked = menu.modifiers.categories.find(one => isSame(one.id, id));
      if (asked === undefined || !offered) return [];
      const range = { minimum: String(min), maximum: max === null ? noLimit : String(max) };
      return [{ cells: { ...itself, modifierCategory: asked.info.name, ...range }, priceIn: noPrice }];
    }),
  ];
};

const sizesOf = ({ styles }: MenuDepartment, item: MenuItem) =>
  styles
    .filter(({ isSize }) => isSize)
    .flatMap(({ id, options }) => {
      if (item.styles === undefined) return options;
      const own = item.styles.find(one => isSame(one.id, id))?.optionIds ?? [];
      return options.filter(option => own.some(one => isSame(one, option.id)));
    });

/** The taxes of an item, as one cell. */
export const taxesText = ({ taxStructures }: Menu, selected: readonly (string | number)[]): string =>
  selected.flatMap(id => taxStructures.find(tax => isSame(tax.id, id))?.name ?? []).join('; ') || noTax;

const modifierRows = ({ modifiers: { categories, items, pricingSchemes } }: Menu): readonly TableRow[] => {
  const ofCategory = Map.groupBy(items, ({ categoryId }) => String(categoryId));
  const prices = new Map(
    pricingSchemes.map(({ id, modifierCategories, modifierItems }) => [
      String(id),
      {
        categories: new Map(modifierCategories.map(one => [String(one.id), one.additionPrice])),
        modifiers: new Map(modifierItems.map(one => [String(one.id), one.price])),
      },
    ]),
  );
  return categories.flatMap(({ id, info }) => [
    {
      cells: { modifierCategory: info.name },
      priceIn: (scheme: string | number) => prices.get(String(scheme))?.categories.get(String(id)),
    },
    ...(ofCategory.get(String(id)) ?? []).map(modifier => ({
      cells: { modifierCategory: info.name, modifier: modifier.info.name },
      priceIn: (scheme: string | number) => prices.get(String(scheme))?.modifiers.get(String(modifier.id)),
    })),
  ]);
};

const isSame = (a: string | number, b: string | number | undefined): boolean => String(a) === String(b);
