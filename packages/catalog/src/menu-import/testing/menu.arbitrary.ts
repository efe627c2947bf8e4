import fc from 'fast-check';
import type { Menu } from '../../documents/index.ts';
import { type MenuColumn, plainColumns } from '../menu-import.ts';
import { menuWith } from './menu-with.ts';

/** Names that mean something to a spreadsheet, a program or a reader, and some that are nearly the same. */
const hostileNames = [
  ...['Pizza', 'pizza', 'Pizza ', 'Café', 'Cafe', 'Soup', 'S o u p', '=1+1', "'=x", '-', '+1', '@a', '__proto__'],
  ...['constructor', 'toString', 'a; b', 'a, b', '"q', 'none', 'no limit', '0', '1', 'Large', '(8%)', 'Tax (8%)'],
];
const name = fc.constantFrom(...hostileNames);
const cents = fc.nat({ max: 9999 }).map(amount => (amount / 100).toFixed(2));
const few = <T>(one: fc.Arbitrary<T>, maxLength = 3) => fc.array(one, { maxLength });
/** Some of the members of a list, by their position. */
const some = few(fc.nat({ max: 9 }), 2);
const chosen = <T>(list: readonly T[], at: readonly number[]): T[] => [
  ...new Set(at.flatMap(index => list[index % Math.max(list.length, 1)] ?? [])),
];

const prices = fc.record({ price: cents, sized: some, sizePrice: cents, inLunch: fc.option(cents) });
const item = fc.record({
  ...{ name, displayName: fc.oneof(fc.constant(''), name), plu: fc.boolean(), category: some, taxes: fc.option(some) },
  ...{ active: fc.boolean(), calories: fc.option(fc.nat({ max: 2000 })), prices, ownSizes: fc.option(some) },
  offers: fc.option(
    few(fc.record({ at: fc.nat({ max: 9 }), min: fc.nat({ max: 3 }), more: fc.option(fc.nat({ max: 3 })) })),
  ),
});
const department = fc.record({
  name,
  taxes: some,
  categories: few(name),
  sizes: few(name),
  crusts: few(name, 2),
  items: few(item, 4),
});
const parts = fc.record({
  ...{ taxes: few(name), departments: few(department), categories: few(name) },
  modifiers: few(fc.record({ name, at: fc.nat({ max: 9 }), price: fc.option(cents) }), 4),
});

/** Menus with ids and PLU numbers that are unique, and names that are not. */
export const menuArbitrary: fc.Arbitrary<Menu> = parts.map(({ taxes, departments, categories, modifiers }) => {
  let count = 1000;
  const next = () => {
    count += 1;
    return count;
  };
  const taxIds = taxes.map((_, at) => at + 1);
  const categoryIds = categories.map((_, at) => `mc${at}`);
  const items = modifiers.flatMap(({ at, ...one }) => {
    const [categoryId] = chosen(categoryIds, [at]);
    return categoryId === undefined ? [] : [{ ...one, id: `m${next()}`, categoryId }];
  });
  return menuWith({
    pricingSchemes: [
      { id: 1, name: 'Default', isDefault: true },
      { id: 'lunch', name: 'Lunch' },
    ],
    taxStructures: taxes.map((tax, at) => ({ id: at + 1, name: tax })),
    departments: departments.map(one => {
      const own = one.categories.map(category => ({ id: `c${next()}`, info: { name: category } }));
      const sizes = one.sizes.map(size => ({ id: `s${next()}`, name: size }));
      const crusts = one.crusts.map(crust => ({ id: `s${next()}`, name: crust }));
      const [sizeStyle, crustStyle] = [`y${next()}`, `y${next()}`];
      return {
        ...{
          id: `d${next()}`,
          info: { name: one.name },
          taxes: { selected: chosen(taxIds, one.taxes) },
          categories: own,
        },
        styles: [
          ...(crusts.length > 0 ? [{ id: crustStyle, name: 'Crust', options: crusts }] : []),
          ...(sizes.length > 0 ? [{ id: sizeStyle, name: 'Size', isSize: true, options: sizes }] : []),
        ],
        items: one.items.map(of => {
          const [category] = chosen(own, of.category);
          const sized = chosen(sizes, of.prices.sized).map(({ id }) => ({ id, price: of.prices.sizePrice }));
          return {
            id: `i${next()}`,
            info: {
              ...{ name: of.name, displayName: of.displayName, pluNum: of.plu ? String(next()) : '' },
              status: of.active ? 'ACTIVE' : 'INACTIVE',
            },
            ...(category !== undefined && { category: category.id }),
            ...(of.taxes !== null && { taxes: { selected: chosen(taxIds, of.taxes) } }),
            ...(of.calories !== null && { nutrition: { calories: of.calories } }),
            ...(of.ownSizes !== null && {
              styles: [{ id: sizeStyle, optionIds: chosen(sizes, of.ownSizes).map(({ id }) => id) }].filter(
                ({ optionIds }) => optionIds.length > 0,
              ),
            }),
            pricing: [
              { id: 1, itemBased: { price: of.prices.price, sizePrices: sized } },
              ...(of.prices.inLunch === null ? [] : [{ id: 'lunch', itemBased: { price: of.prices.inLunch } }]),
            ],
            ...(of.offers !== null && {
              modifiers: {
                availability: {
                  categories: [
                    ...new Map(
                      of.offers.flatMap(({ at, min, more }) =>
                        chosen(categoryIds, [at]).map(
                          id => [id, { id, min, max: more === null || min + more === 0 ? null : min + more }] as const,
                        ),
                      ),
                    ).values(),
                  ],
                },
              },
            }),
          };
        }),
      };
    }),
    modifiers: {
      categories: categories.map((category, at) => ({ id: `mc${at}`, info: { name: category } })),
      items: items.map(({ id, name: of, categoryId }) => ({ id, categoryId, info: { name: of } })),
      pricingSchemes: [
        { id: 1, modifierItems: items.flatMap(({ id, price }) => (price === null ? [] : [{ id, price }])) },
      ],
    },
  });
});

const words: Partial<Record<MenuColumn, fc.Arbitrary<string>>> = {
  id: fc.constantFrom('', 'i1004', 'gone'),
  plu: fc.constantFrom('', '1', '2', '3', '1005'),
  status: fc.constantFrom('active', 'Hidden'),
  ...{ price: cents, modifierPrice: cents, 'price lunch': cents },
  ...{ minimum: fc.constantFrom('0', '1'), maximum: fc.constantFrom('1', '2', 'No limit') },
  calories: fc.constantFrom('0', '120'),
  tax: fc.constantFrom('none', 'Pizza', 'Tax (8%)'),
};
/**
 * Mostly what the column is for, often nothing, and sometimes anything. All rows say where their item is, or none: an item
 * that only another row places may be the one that a row means, or one beside it.
 */
const cellOf = (of: MenuColumn | null): fc.Arbitrary<string> => {
  if (of === 'department' || of === 'category') return name;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    {
      weight: 8,
      arbitrary: (of !== null && words[of]) || (/^(offers|tax) /.test(of ?? '') ? fc.constantFrom('y', 'n') : name),
    },
    { weight: 1, arbitrary: fc.oneof(name, cents, fc.constantFrom('-1', '1,5', '99999999', '\u0000')) },
  );
};

const column: fc.Arbitrary<MenuColumn | null> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...plainColumns) },
  { weight: 1, arbitrary: fc.constantFrom('price lunch' as const, 'price gone' as const, null) },
  { weight: 1, arbitrary: name.map(of => `offers ${of}` as const) },
  { weight: 1, arbitrary: name.map(of => `tax ${of}` as const) },
);

/** Tables with what each of their columns says. */
export const tableArbitrary: fc.Arbitrary<{ readonly columns: (MenuColumn | null)[]; readonly rows: string[][] }> = fc
  .array(column, { minLength: 1, maxLength: 8 })
  .chain(some => {
    const columns: (MenuColumn | null)[] = ['name', ...some];
    return fc.record({
      columns: fc.constant(columns),
      rows: fc.array(fc.tuple(...columns.map(cellOf)), { maxLength: 5 }),
    });
  });
