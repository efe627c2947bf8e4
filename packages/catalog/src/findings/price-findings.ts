import { schemesWithoutPrice, sizesOf } from '@commissary/domain';
import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { itemsForSale } from './items-for-sale.ts';

/** Items for sale without a price in an active scheme, for one of their sizes or as a whole. */
export const priceFindings = (menu: Menu): Finding[] => {
  const withoutPrice = schemesWithoutPrice(menu.pricingSchemes);
  return itemsForSale(menu).flatMap(({ item, department: { styles }, path }) => {
    const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
    const missing = withoutPrice(
      item.pricing,
      sizes.map(({ id }) => id),
    );
    if (missing.length === 0) return [];
    const names = [item.info.name, ...missing.map(({ name }) => name)];
    return [{ code: 'price-missing' as const, path: joinPath(path, 'pricing'), names }];
  });
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
