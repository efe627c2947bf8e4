import { type Menu, type MenuItem, orderStepTexts, unknownSettings } from '@commissary/catalog';
import { type AskedItem, fromCents, prepareOrderPricing, type SlotOption, slotOptions } from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';

/** The slots of an item as a guest is asked for them: what can be ordered now, prepared when it is asked for. [RULE.combo.07] */
export const askedSlots = (menu: Menu, { id: item, slots }: MenuItem): AskedItem['slots'] =>
  slots.map(({ id, name }) => ({
    ...{ id, name },
    choicesOn: channel => {
      const prepared = preparedOf(menu);
      const slot = prepared.item(item)?.slots.find(one => String(one.id) === String(id));
      if (slot === undefined) return [];
      return [...slotOptions(prepared, slot, { channel, instant: Date.now() })].map(
        ({ item: of, ordered, choice }) => ({
          id: `${ordered.item} ${ordered.size}`,
          name: nameOf(menu, of, ordered),
          isIncluded: false,
          price: fromCents(choice.cents),
        }),
      );
    },
  }));

const nameOf = (
  { departments }: Menu,
  { sizes }: SlotOption['item'],
  { item, size }: SlotOption['ordered'],
): string => {
  const found = departments.flatMap(({ items }) => items.filter(({ id }) => id === item))[0];
  const name = found?.info.name ?? '';
  const sizeName = sizes.get(String(size))?.name;
  return sizeName === undefined ? name : orderStepTexts.sized(name, sizeName);
};

const preparedOf = memoByIdentity((menu: Menu) => prepareOrderPricing({ ...menu, offers: [] }, unknownSettings));
