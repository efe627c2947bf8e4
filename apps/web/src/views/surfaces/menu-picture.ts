import { type ExplainedStep, type Menu, simulatorTexts } from '@commissary/catalog';
import {
  entryKey,
  fromCents,
  isOutAt,
  layoutSpans,
  type Order,
  type OrderedItem,
  type OrderPrice,
  type PreparedItem,
  type PreparedPricing,
  type ShownEntry,
  type ShownMenu,
  slotOptions,
} from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { menuNames } from './menu-names.ts';
import type { PicturedItem, PicturedLine, PicturedOrder, PicturedTile, SurfacePicture } from './picture.ts';

/** What is done with a picture that is operated, and what is marked on it. */
export interface PictureUse {
  /** The tab that is open; the first one where it is not shown. */
  readonly tab: string | null;
  readonly onTab?: (tab: string) => void;
  readonly onItem?: (item: string | number) => void;
  /** The numbers of differences, by `TAB` and id or by the key of an entry. */
  readonly marks?: ReadonlyMap<string, number>;
}

/** The tab that is open on a surface; undefined where nothing is shown. */
export const openTabOf = ({ tabs }: ShownMenu, asked: string | null) =>
  tabs.find(({ id }) => String(id) === asked) ?? tabs.find(({ isListed }) => isListed) ?? tabs[0];

/** Draws what a surface shows of a menu, with an order. */
export const menuPicture = (menu: Menu, shown: ShownMenu, order: PicturedOrder, use: PictureUse): SurfacePicture => {
  const names = menuNames(menu);
  const open = openTabOf(shown, use.tab);
  const { onTab, onItem, marks } = use;
  return {
    tabs: shown.tabs
      .filter(tab => tab.isListed || tab === open)
      .map(tab => ({
        ...{ key: String(tab.id), name: tab.name || names.tab(tab.id), isOpen: tab === open },
        mark: marks?.get(`TAB ${tab.id}`),
        onPress: onTab && (() => onTab(String(tab.id))),
      })),
    tiles: (open?.entries ?? []).map(entry => ({
      ...tileOf(entry, names),
      mark: marks?.get(entryKey(entry)),
      onPress: pressOf(entry, onTab, onItem),
    })),
    order,
  };
};

const pressOf = (
  { type, target, isOut }: ShownEntry,
  onTab: PictureUse['onTab'],
  onItem: PictureUse['onItem'],
): (() => void) | undefined => {
  if (target === null || isOut) return undefined;
  if (type === 'ITEM') return onItem && (() => onItem(target));
  return type === 'MENU_LINK' ? onTab && (() => onTab(String(target))) : undefined;
};

const tileOf = (entry: ShownEntry, names: ReturnType<typeof menuNames>): PicturedTile => {
  const { id, price, isOut, button } = entry;
  const { name, about, image } = names.entry(entry);
  const { columns, rows } = layoutSpans[button?.buttonStyle.buttonSize ?? 'SMALL'];
  return {
    ...{ key: String(id), name: button?.buttonText || name, about, image, isOut },
    price: price === null ? '' : simulatorTexts.price(formatMoney(fromCents(price.cents)), price.isFrom),
    look: button === null ? undefined : lookOf(button, columns, rows),
  };
};

const lookOf = ({ index, buttonStyle }: NonNullable<ShownEntry['button']>, columns: number, rows: number) => ({
  ...{ background: buttonStyle.buttonColor, text: buttonStyle.textColor },
  ...{ cell: index, columns, rows },
});

/** An order as it is drawn, with the amounts of its price; null while it has none. */
export const pictureOfOrder = (
  menu: Menu,
  { lines }: Pick<Order, 'lines'>,
  orderType: string,
  price: OrderPrice | null,
): PicturedOrder => {
  const names = menuNames(menu);
  const drawn = lines.map((line, at): PicturedLine => {
    const modifiersOf = ({ modifiers }: OrderedItem) => modifiers.map(({ id }) => names.modifier(id));
    return {
      ...{ key: `${at} ${line.item}`, quantity: line.quantity, name: optionName(menu, line) },
      price: price === null ? '' : money(price.lines[at]?.price ?? 0),
      modifiers: [...modifiersOf(line), ...line.slots.flatMap(one => [optionName(menu, one), ...modifiersOf(one)])],
    };
  });
  const taxes = price?.taxes.reduce((sum, { added }) => sum + added, 0) ?? 0;
  return {
    ...{ orderType, lines: drawn, subtotal: money(price?.discounted ?? 0) },
    ...{ tax: money(taxes), toPay: money(price?.total ?? 0) },
  };
};

/** An item as it is ordered, by name with its size. */
export const optionName = (menu: Menu, { item, size }: Pick<OrderedItem, 'item' | 'size'>): string => {
  const names = menuNames(menu);
  return size === null ? names.item(item) : simulatorTexts.tile(names.item(item), [names.option(size)]);
};

/** An item with what a guest chooses of it, where and when it is asked for, in a pricing scheme. */
export const pictureOfItem = (
  menu: Menu,
  prepared: PreparedPricing,
  shown: PreparedItem,
  scheme: string | number,
  asking: Pick<Order, 'channel' | 'instant'>,
): PicturedItem => {
  const names = menuNames(menu);
  const { item, sizes, slots, questions } = shown;
  const { instant } = asking;
  const priceIn = (size: string | number | null) => {
    const found = shown.pricing(scheme, size).price;
    return found === undefined ? '' : money(found.cents);
  };
  const all = [...sizes.values()];
  const first = all.find(size => !isOutAt(size, instant)) ?? all[0];
  const drawn = all.map(size => ({
    name: size.name,
    price: isOutAt(size, instant) ? simulatorTexts.outOfStock : priceIn(size.id),
  }));
  return {
    ...{ name: names.item(item.id), sizes: drawn, price: priceIn(first?.id ?? null) },
    questions: [
      ...slots.map(slot => ({
        name: names.slot(slot.id),
        choices: [...slotOptions(prepared, slot, asking)].map(({ ordered }) => optionName(menu, ordered)),
      })),
      ...questions.map(({ id, categories, offers }) => ({
        name: names.question(id),
        choices: categories
          .flatMap(prepared.modifiersOf)
          .filter(offers)
          .map(one => names.modifier(one.id)),
      })),
    ],
  };
};

export const money = (cents: ExplainedStep['cents']): string => formatMoney(fromCents(cents));
