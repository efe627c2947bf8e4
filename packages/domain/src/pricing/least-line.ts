import type { StyleOption } from '../menu/index.ts';
import type { OfferChannel } from '../offers/index.ts';
import { isOutAt, refusalsOf } from './line-refusals.ts';
import type { Id, OrderLine } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { PreparedPricing } from './prepare.ts';
import type { PreparedItem, PreparedQuestion } from './prepared-item.ts';
import type { Refusal } from './steps.ts';

/** Who asks for an item: where, and when, in epoch milliseconds. */
export interface Asking {
  readonly channel: OfferChannel;
  readonly instant: number;
}

/**
 * Returns the least that can be ordered of an item: the first option of each style that is in stock, and as few modifiers as it asks for,
 * the first that are on sale. Where there are not enough of them, the order is refused as that of a guest would be.
 */
export const leastLine = (
  prepared: PreparedPricing,
  item: PreparedItem,
  size: Id | null,
  asking: Asking,
): OrderLine => {
  const chosen: OrderModifier[] = item.inclusions.items.flatMap(({ id, quantity }) => {
    const modifier = prepared.modifier(id);
    return modifier === undefined ? [] : Array.from({ length: quantity }, () => modifier);
  });
  const included = chosen.length;
  for (const question of [...item.questions, ...item.requirements]) choose(prepared, item, question, chosen, asking);
  return {
    item: item.item.id,
    size,
    styleOptions: item.styles.flatMap(({ options }) => firstInStock(options, asking.instant)?.id ?? []),
    modifiers: chosen.slice(included).map(({ id }) => ({ id, quantity: 1, placement: 'WHOLE' })),
    without: [],
    quantity: 1,
  };
};

/**
 * Returns why not even the least of an item can be ordered, apart from its price: as few modifiers as it asks for, of its
 * first size. None where it can.
 */
export const leastRefusals = (
  prepared: PreparedPricing,
  item: PreparedItem,
  asking: Asking,
): readonly Omit<Refusal, 'line'>[] => {
  const size = firstInStock([...item.sizes.values()], asking.instant);
  const line = leastLine(prepared, item, size?.id ?? null, asking);
  const chosen = line.modifiers.map(({ id }) => item.modifier(id));
  return refusalsOf(item, line, chosen, asking.channel, asking.instant);
};

/** The first option that has not run out; the first where all have. */
const firstInStock = (options: readonly StyleOption[], instant: number): StyleOption | undefined =>
  options.find(one => !isOutAt(one, instant)) ?? options[0];

/** Adds what a question still asks for, of what it offers and no other question has its most of. */
const choose = (
  { modifiersOf }: PreparedPricing,
  { modifier: find }: PreparedItem,
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
      const asks = find(modifier.id)?.question;
      if (asks === undefined || !question.offers(modifier) || chosen.includes(modifier)) continue;
      if (status !== 'ACTIVE' || !channels.includes(channel) || isOutAt(modifier.info, instant)) continue;
      if (asks.max !== null && countIn(asks) >= asks.max) continue;
      chosen.push(modifier);
      missing--;
    }
};
