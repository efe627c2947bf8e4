import {
  channelsOfSale,
  hasRate,
  isBelowNothing,
  ordersOf,
  type PricedOrder,
  schemesWithoutPrice,
  sizesOf,
  weekOfSchemes,
} from '@commissary/domain';
import { joinPath, memberPath } from '@commissary/schema';
import { builtInOrderTypes, type Menu, type MenuItem } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { itemsForSale } from './items-for-sale.ts';

/** Items for sale without a price in an active scheme, for one of their sizes or as a whole. */
export const priceFindings = (menu: Menu): Finding[] => {
  const withoutPrice = schemesWithoutPrice(menu.pricingSchemes);
  const ordersIn = ordersOfSchemes(menu.pricingSchemes);
  return itemsForSale(menu).flatMap(({ item, department: { styles }, path }) => {
    const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
    const missing = withoutPrice(
      item.pricing,
      sizes.map(({ id }) => id),
    );
    if (missing.length === 0) return [];
    const names = [item.info.name, ...missing.map(({ name }) => name)];
    const orders = missing.flatMap(scheme => ordersIn(scheme)).filter(one => isSoldOn(item, one));
    const finding = { code: 'price-missing' as const, path: joinPath(path, 'pricing'), names };
    return [{ ...finding, orderTypes: orderTypesOf(orders) }];
  });
};

/** Schemes that take more off items for sale than they cost, with the order types that they are in force for. */
export const belowNothingFindings = (menu: Menu): Finding[] => {
  const schemes = menu.pricingSchemes.filter(({ isActive, follows }) => isActive && follows !== undefined);
  if (schemes.length === 0) return [];
  const items = itemsForSale(menu).map(({ item, department: { styles } }) => {
    const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
    return { item, sizes: sizes.length === 0 ? [null] : sizes.map(({ id }) => id) };
  });
  const ordersIn = ordersOfSchemes(menu.pricingSchemes);
  return schemes.flatMap(scheme => {
    const orders = ordersIn(scheme);
    const below = items.filter(
      ({ item, sizes }) =>
        orders.some(one => isSoldOn(item, one)) &&
        sizes.some(size => isBelowNothing(menu.pricingSchemes, item.pricing, scheme.id, size)),
    );
    if (below.length === 0) return [];
    const path = joinPath(memberPath('/pricingSchemes', scheme.id), 'follows');
    const names = [scheme.name, below[0]?.item.info.name ?? ''];
    const orderTypes = orderTypesOf(orders);
    return [{ code: 'below-nothing' as const, path, names, count: below.length, orderTypes }];
  });
};

const isSoldOn = ({ info }: MenuItem, { channel }: PricedOrder): boolean => info.channels.some(one => one === channel);

type Scheme = Menu['pricingSchemes'][number];

/** Returns what finds the orders for which a scheme is in force at some time of the week; found once for each order. */
const ordersOfSchemes = (schemes: readonly Scheme[]): ((scheme: Scheme) => readonly PricedOrder[]) => {
  const inForce = new Map<Scheme, PricedOrder[]>();
  for (const order of ordersOf(schemes, channelsOfSale)) {
    const spans = weekOfSchemes(schemes, order).flat();
    for (const scheme of new Set(spans.flatMap(({ applying }) => applying.slice(0, 1))))
      inForce.set(scheme, [...(inForce.get(scheme) ?? []), order]);
  }
  return scheme => inForce.get(scheme) ?? [];
};

/** The names of the order types of some orders; undefined where they are of any, or the menu alone does not tell. */
const orderTypesOf = (orders: readonly PricedOrder[]): readonly string[] | undefined => {
  const names = new Set(orders.map(({ orderType }) => builtInOrderTypes.find(({ id }) => id === orderType)?.name));
  return names.size === 0 || names.has(undefined) ? undefined : [...names].flatMap(name => name ?? []);
};

/** Items for sale, and departments that they inherit from, that no tax is charged for. */
export const taxFindings = (menu: Menu): Finding[] => {
  const untaxed = (taxes: { readonly selected: readonly unknown[] } | undefined) => taxes?.selected.length === 0;
  const selected = (of: string) => joinPath(of, 'taxes', 'selected');
  const finding = (path: string, name: string): Finding => ({
    code: 'tax-missing',
    path: selected(path),
    names: [name],
  });
  return menu.departments.flatMap(department => {
    const at = memberPath('/departments', department.id);
    const places = itemsForSale({ ...menu, departments: [department] });
    return [
      ...(places.length > 0 && untaxed(department.taxes) ? [finding(at, department.info.name)] : []),
      ...department.categories
        .filter(({ taxes }) => untaxed(taxes))
        .map(category => finding(memberPath(joinPath(at, 'categories'), category.id), category.info.name)),
      ...places.filter(({ item }) => untaxed(item.taxes)).map(({ path, item }) => finding(path, item.info.name)),
    ];
  });
};

/** That nothing for sale is taxed, because every rate is zero, as it is on a new menu. */
export const taxRateFindings = (menu: Menu): Finding[] => {
  const { taxStructures } = menu;
  const [first] = taxStructures;
  if (first === undefined || taxStructures.some(hasRate) || itemsForSale(menu).length === 0) return [];
  const path = memberPath('/taxStructures', first.id);
  const at = joinPath(path, first.byOrderType ? 'orderTypeRates' : 'flatRate');
  return [{ code: 'no-tax-rate', path: at, names: [first.name], count: taxStructures.length }];
};
