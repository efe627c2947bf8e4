import type { Menu } from '@commissary/catalog';
import type { Order } from '@commissary/domain';
import { findItem, type NaivePart, type NaivePlace, partsOfItem, wrongWithItem } from './naive-lines.ts';
import { cents, type Id, itemPriceIn, same } from './naive-prices.ts';

/** The slots of combos: what was chosen for each, and what it adds. */

type Slot = NaivePlace['item']['slots'][number];
type Line = Order['lines'][number];
type Chosen = Line['slots'][number];

/** The first choice of a slot that names what was chosen. */
const meaning = (slot: Slot, { department, item }: NaivePlace, chosen: Chosen): Slot['choices'][number] | undefined => {
  for (const choice of slot.choices) {
    const { level, departmentId, categoryId, itemId, limitToSizeIds, limitToStyleIds } = choice;
    if (!same(departmentId, department.id)) continue;
    if (level === 'ITEM' && !same(itemId, item.id)) continue;
    if (level === 'CATEGORY' && !same(categoryId, item.category ?? 'NONE')) continue;
    const named = (ids: readonly Id[]) => ids.filter(id => id !== 'NONE');
    if (limitToSizeIds.length > 0 && !named(limitToSizeIds).some(id => same(id, chosen.size))) continue;
    if (
      limitToStyleIds.length > 0 &&
      !chosen.styleOptions.some(one => named(limitToStyleIds).some(id => same(id, one)))
    )
      continue;
    return choice;
  }
  return undefined;
};

/** The codes of what is wrong with a line, price aside. */
export const wrongWith = (menu: Menu, place: NaivePlace, line: Line, order: Order): readonly string[] => {
  const { quantity } = line;
  const isQuantity = quantity >= 1 && quantity <= 999 && Math.floor(quantity) === quantity;
  return [
    ...(isQuantity ? [] : ['QUANTITY']),
    ...wrongWithItem(menu, place, line, order),
    ...wrongWithSlots(menu, place, line, order),
  ];
};

/** The codes of what is wrong with the slots of a line. */
export const wrongWithSlots = (menu: Menu, { item }: NaivePlace, line: Line, order: Order): readonly string[] => {
  const codes: string[] = [];
  for (const slot of item.slots) if (!line.slots.some(one => same(one.slot, slot.id))) codes.push('SLOT_MISSING');
  for (const [at, chosen] of line.slots.entries()) {
    const slot = item.slots.find(one => same(one.id, chosen.slot));
    if (slot === undefined || line.slots.findIndex(one => same(one.slot, chosen.slot)) < at) {
      codes.push('SLOT_GONE');
      continue;
    }
    const place = findItem(menu, chosen.item);
    const wrong =
      place === null
        ? ['ITEM_GONE']
        : place.item.slots.length > 0
          ? ['COMBO_IN_COMBO']
          : meaning(slot, place, chosen) === undefined
            ? ['CHOICE_GONE']
            : wrongWithItem(menu, place, chosen, order);
    for (const code of wrong) codes.push(`${code} in ${slot.id}`);
  }
  return codes;
};

/** What one unit is charged for; null without a price of its own. */
export const partsOfUnit = (
  menu: Menu,
  place: NaivePlace,
  line: Line,
  scheme: Id,
  size: Id | null,
): readonly NaivePart[] | null => {
  const base = itemPriceIn(menu, place.path, place.item, scheme, size);
  if (base === null) return null;
  const item = { kind: 'ITEM', cents: base.cents, price: base };
  return [item, ...partsOfItem(menu, place, line, scheme, size), ...partsOfSlots(menu, place, line, scheme)];
};

/** What the slots of one unit are charged for: an upcharge each, and everything of the item but its own price. */
const partsOfSlots = (menu: Menu, combo: NaivePlace, line: Line, scheme: Id): readonly NaivePart[] =>
  line.slots.flatMap(chosen => {
    const slot = combo.item.slots.find(one => same(one.id, chosen.slot));
    const place = findItem(menu, chosen.item);
    const choice = slot !== undefined && place !== null ? meaning(slot, place, chosen) : undefined;
    if (slot === undefined || place === null || choice === undefined) return [];
    const amount = cents(choice.upcharge);
    const path = `${combo.path}/slots/[${slot.id}]/choices/[${choice.id}]/upcharge`;
    const upcharge = { kind: 'SLOT', cents: amount, price: { path, cents: amount, by: [] } };
    return [upcharge, ...partsOfItem(menu, place, chosen, scheme, chosen.size)];
  });
