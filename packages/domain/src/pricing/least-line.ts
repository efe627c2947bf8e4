import type { StyleOption } from '../menu/index.ts';
import type { OfferChannel } from '../offers/index.ts';
import { nothingId } from '../restriction.ts';
import { type Found, isOutAt, refusalsOf } from './line-refusals.ts';
import type { Id, OrderedItem, OrderedSlot, OrderLine } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { PreparedPricing } from './prepare.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { PreparedQuestion } from './prepared-questions.ts';
import { choiceOf, type PreparedChoice, type PreparedSlot } from './prepared-slot.ts';
import { filledSlots } from './slots.ts';

/** Who asks for an item: where, and when, in epoch milliseconds. */
export interface Asking {
  readonly channel: OfferChannel;
  readonly instant: number;
}

/**
 * Returns the least that can be ordered of an item: the first option of each style that is in stock, as few modifiers as it asks for,
 * the first that are on sale, and for each slot the first that can be. Where there are not enough of them, the order is refused as that
 * of a guest would be.
 */
export const leastLine = (
  prepared: PreparedPricing,
  item: PreparedItem,
  size: Id | null,
  asking: Asking,
): OrderLine => ({
  ...leastItem(prepared, item, size, asking, null),
  slots: item.slots.flatMap(slot => {
    for (const { ordered } of slotOptions(prepared, slot, asking)) return [ordered];
    return [];
  }),
  quantity: 1,
});

/** An item that can be ordered for a slot, with the least that it asks for. */
export interface SlotOption {
  readonly item: PreparedItem;
  readonly ordered: OrderedSlot;
  readonly choice: PreparedChoice;
}

/** Yields what can be ordered for a slot, each size by itself, in the order of its choices. [RULE.combo.04] */
export function* slotOptions(prepared: PreparedPricing, slot: PreparedSlot, asking: Asking): Generator<SlotOption> {
  for (const choice of slot.choices)
    for (const item of itemsOf(prepared, choice)) {
      for (const size of item.sizes.size === 0 ? [null] : item.sizes.values()) {
        const least = leastItem(prepared, item, size?.id ?? null, asking, choice);
        if (choiceOf(slot, item, least) !== choice) continue;
        const chosen = least.modifiers.map(({ id }) => item.modifier(id));
        if (refusalsOf(item, least, chosen, asking.channel, asking.instant).length > 0) continue;
        yield { item, choice, ordered: { ...least, slot: slot.id } };
      }
    }
}

/** The items that a choice means, combos aside. */
const itemsOf = (prepared: PreparedPricing, { means }: PreparedChoice): readonly PreparedItem[] =>
  means.flatMap(({ level, department, member }) => {
    const items = prepared.menu.departments.find(({ id }) => String(id) === department)?.items ?? [];
    const meant =
      level === 'ITEMS'
        ? items
        : items.filter(({ id, category }) => String(level === 'ITEM' ? id : (category ?? nothingId)) === member);
    return meant.flatMap(({ id, slots }) => (slots.length > 0 ? [] : (prepared.item(id) ?? [])));
  });

const leastItem = (
  prepared: PreparedPricing,
  item: PreparedItem,
  size: Id | null,
  asking: Asking,
  choice: PreparedChoice | null,
): OrderedItem => {
  const chosen: OrderModifier[] = item.inclusions.items.flatMap(({ id, quantity }) => {
    const modifier = prepared.modifier(id);
    return modifier === undefined ? [] : Array.from({ length: quantity }, () => modifier);
  });
  const included = chosen.length;
  for (const question of [...item.questions, ...item.requirements]) choose(prepared, item, question, chosen, asking);
  const named = choice?.means[0]?.styles ?? null;
  const isNamed = ({ id }: StyleOption) => named?.includes(String(id)) === true;
  return {
    item: item.item.id,
    size,
    styleOptions: item.styles.flatMap(({ options }) => {
      const first = firstInStock(options.filter(isNamed), asking.instant) ?? firstInStock(options, asking.instant);
      return first?.id ?? [];
    }),
    modifiers: chosen.slice(included).map(({ id }) => ({ id, quantity: 1, placement: 'WHOLE' })),
    without: [],
  };
};

/**
 * Returns why not even the least of an item can be ordered, apart from its price: as few modifiers as it asks for, of its
 * first size. None where it can.
 */
export const leastRefusals = (prepared: PreparedPricing, item: PreparedItem, asking: Asking): readonly Found[] => {
  const size = firstInStock([...item.sizes.values()], asking.instant);
  const line = leastLine(prepared, item, size?.id ?? null, asking);
  const chosen = line.modifiers.map(({ id }) => item.modifier(id));
  const { channel, instant } = asking;
  return [
    ...refusalsOf(item, line, chosen, channel, instant),
    ...filledSlots(prepared.item, item, line.slots, channel, instant).refusals,
  ];
};

/** The first option that has not run out; the first where all have. */
const firstInStock = (options: readonly StyleOption[], instant: number): StyleOption | undefined =>
  options.find(one => !isOutAt(one, instant)) ?? options[0];

/** Adds what a question still asks for, of what it offers and no other question has its most of. */
const choose = (
  { modifiersOf }: PreparedPricing,
  item: PreparedItem,
  question: PreparedQuestion,
  chosen: OrderModifier[],
  { channel, instant }: Asking,
): void => {
  const countIn = (one: PreparedQuestion) => chosen.filter(one.offers).length;
  let missing = question.min - countIn(question);
  for (const category of question.categories)
    for (const modifier of modifiersOf(category)) {
      if (missing <= 0) return;
      const { status, channels } = modifier.info;
      const asks = item.modifier(modifier.id)?.question;
      if (asks === undefined || !question.offers(modifier) || chosen.includes(modifier)) continue;
      if (status !== 'ACTIVE' || !channels.includes(channel) || isOutAt(modifier.info, instant)) continue;
      if (asks.max !== null && countIn(asks) >= asks.max) continue;
      chosen.push(modifier);
      missing--;
    }
};
