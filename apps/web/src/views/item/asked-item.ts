import {
  type Inclusions,
  type Menu,
  type MenuDepartment,
  type MenuItem,
  type ModifierAvailability,
  outOfStock,
} from '@commissary/catalog';
import type { AskedItem } from '@commissary/domain';
import { inheritedAt, parentPath, stillCounts, valueAt } from '@commissary/schema';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { askedSlots } from './asked-slots.ts';

/**
 * The item at a path as it is edited now, with what its category, its department and the menu say for it, and without
 * the options and modifiers that are out of stock.
 */
export const askedItem = (session: EditSession, path: string): AskedItem | null => {
  const { opened } = session;
  const menu = effectiveOf(opened, contentOf(session)) as Menu;
  const item = valueAt(menu, path) as MenuItem | undefined;
  const department = valueAt(menu, parentPath(parentPath(path) ?? '') ?? '') as MenuDepartment | undefined;
  if (item === undefined || department === undefined) return null;
  const isInStock = ({ out }: { readonly out?: unknown }) => !stillCounts(outOfStock, out, Date.now());
  const outOfItem = new Set(item.info.optionsOut.flatMap(one => (isInStock(one) ? [] : [String(one.id)])));
  const counts = (inside: string): unknown =>
    valueAt(menu, `${path}/${inside}`) ?? inheritedAt(opened.definition, menu, `${path}/${inside}`)?.value;
  const availability = counts('modifiers/availability') as ModifierAvailability | undefined;
  const inclusions = counts('inclusions') as Inclusions | undefined;
  return {
    styles: department.styles.map(style => ({
      ...style,
      options: style.options.filter(one => isInStock(one) && !outOfItem.has(String(one.id))),
    })),
    ...(item.styles !== undefined && { ownStyles: item.styles }),
    pricing: item.pricing,
    slots: askedSlots(menu, item),
    offered: availability?.categories ?? [],
    included: inclusions?.items ?? [],
    categories: menu.modifiers.categories,
    modifiers: menu.modifiers.items.filter(({ info }) => isInStock(info)),
    modifierPrices: menu.modifiers.pricingSchemes,
    schemes: menu.pricingSchemes,
  };
};
