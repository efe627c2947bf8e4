import type { UnitPrice } from '../offers/index.ts';
import type { ItemPricing } from './item-pricing.ts';
import type { Id, OrderedItem, OrderLine, Placement } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ItemModifier, PreparedQuestion } from './prepared-questions.ts';
import type { FilledSlot } from './slots.ts';
import type { FreeReason, PricingStep } from './steps.ts';

/** A modifier on one unit of a line, as it is charged: some of a modifier may be free and others not. */
interface ChargedModifier {
  readonly modifier: OrderModifier;
  readonly placement: Placement;
  readonly quantity: number;
  readonly free: FreeReason | null;
}

/**
 * Returns how the modifiers of a line are charged: the first, the cheapest or the dearest choices of a question are free
 * as far as it includes some, then those that are swapped for included ones that were left out.
 */
const chargedModifiers = (
  item: PreparedItem,
  line: OrderedItem,
  chosen: readonly (ItemModifier | undefined)[],
  pricing: ItemPricing,
): readonly ChargedModifier[] => {
  if (line.modifiers.length === 0) return none;
  const counts = includedCounts(line, chosen, pricing);
  const swaps = swapsOf(item, line);
  const charges: ChargedModifier[] = [];
  let at = 0;
  for (const { quantity, placement } of line.modifiers) {
    const known = chosen[at];
    const included = counts[at] ?? 0;
    at++;
    if (known === undefined) continue;
    const { modifier } = known;
    const swapped = swaps(modifier, quantity - included);
    const charged = quantity - included - swapped;
    if (included > 0) charges.push({ modifier, placement, quantity: included, free: 'INCLUDED' });
    if (swapped > 0) charges.push({ modifier, placement, quantity: swapped, free: 'SWAPPED' });
    if (charged > 0) charges.push({ modifier, placement, quantity: charged, free: null });
  }
  return charges;
};

const none: readonly ChargedModifier[] = [];

/** How many of each modifier of a line its question includes; of equal prices those that were chosen first. [RULE.pricing.11] */
const includedCounts = (
  { modifiers, styleOptions }: OrderedItem,
  chosen: readonly (ItemModifier | undefined)[],
  pricing: ItemPricing,
): readonly number[] => {
  // Most lines have none: every order of a day comes here.
  if (!chosen.some(known => (known?.question?.included ?? 0) > 0)) return [];
  const counts = new Array<number>(modifiers.length).fill(0);
  const choices = new Map<PreparedQuestion, number[]>();
  for (const [at, known] of chosen.entries()) {
    const question = known?.question;
    if (question === undefined || question.included === 0) continue;
    const positions = choices.get(question);
    if (positions === undefined) choices.set(question, [at]);
    else positions.push(at);
  }
  for (const [{ included, includedChoices }, positions] of choices) {
    const centsAt = (at: number) => centsOf(chosen[at]?.modifier, styleOptions, pricing);
    const sign = includedChoices === 'CHEAPEST' ? 1 : -1;
    const inOrder =
      includedChoices === 'FIRST' ? positions : positions.toSorted((a, b) => sign * (centsAt(a) - centsAt(b)));
    let left = included;
    for (const at of inOrder) {
      counts[at] = Math.min(left, modifiers[at]?.quantity ?? 0);
      left -= counts[at];
    }
  }
  return counts;
};

/** What one of a modifier costs with its upcharges, unless it is free. */
const centsOf = (
  modifier: OrderModifier | undefined,
  options: OrderedItem['styleOptions'],
  pricing: ItemPricing,
): number =>
  modifier === undefined
    ? 0
    : options.reduce<number>(
        (sum, option) => sum + (pricing.modifierOption(modifier.id, option)?.cents ?? 0),
        pricing.modifier(modifier)?.cents ?? 0,
      );

/** Takes swaps for up to so many of a modifier, and returns how many there were. */
type Swaps = (modifier: OrderModifier, most: number) => number;

const noSwaps: Swaps = () => 0;

const swapsOf = (item: PreparedItem, { without }: OrderedItem): Swaps => {
  const { items, substitutions } = item.inclusions;
  if (!substitutions.allow || without.length === 0) return noSwaps;
  // By category, or all under one key where any may be swapped for any.
  const keyOf = (modifier: OrderModifier | undefined): string =>
    substitutions.restrictToCategory ? String(modifier?.categoryId) : '';
  const open = new Map<string, number>();
  for (const { id, quantity } of items) {
    if (!without.some(one => String(one) === String(id))) continue;
    const key = keyOf(item.modifier(id)?.modifier);
    open.set(key, (open.get(key) ?? 0) + quantity);
  }
  let left = substitutions.limit ? substitutions.limitAmount : Number.POSITIVE_INFINITY;
  return (modifier, most) => {
    const key = keyOf(modifier);
    const taken = Math.min(most, left, open.get(key) ?? 0);
    left -= taken;
    open.set(key, (open.get(key) ?? 0) - taken);
    return taken;
  };
};

/** An item as it is ordered. */
type ItemAsOrdered = Pick<FilledSlot, 'item' | 'chosen'> & { readonly ordered: OrderedItem };

/** What a line consists of, in one scheme. */
export interface LineParts extends ItemAsOrdered {
  readonly ordered: OrderLine;
  readonly slots: readonly FilledSlot[];
  readonly scheme: Id;
}

/** Adds the steps of so many units of a line, in one size, and returns their price; null where the item has none there. */
export const addLineSteps = (
  steps: PricingStep[],
  parts: LineParts,
  size: Id | null,
  line: number,
  units: number,
): UnitPrice | null => {
  const { scheme, ordered } = parts;
  const pricing = parts.item.pricing(scheme, size);
  const source = pricing.price;
  if (source === undefined) return null;
  const price = { cents: source.cents * units, modifierCents: 0 };
  steps.push({ kind: 'ITEM', line, cents: price.cents, item: ordered.item, size, quantity: units, source });
  addExtras(steps, price, parts, pricing, line, units);
  for (const filled of parts.slots) {
    const { slot, item, size: sizeOf } = filled.ordered;
    const { cents, from } = filled.choice;
    price.cents += cents * units;
    steps.push({ kind: 'SLOT', line, cents: cents * units, slot, item, size: sizeOf, quantity: units, from });
    addExtras(steps, price, filled, filled.item.pricing(scheme, sizeOf), line, units);
  }
  return price;
};

/** Adds what the options and the modifiers of an item cost, and to its price. */
const addExtras = (
  steps: PricingStep[],
  price: { cents: number; modifierCents: number },
  { item, ordered, chosen }: ItemAsOrdered,
  pricing: ItemPricing,
  line: number,
  units: number,
): void => {
  for (const option of ordered.styleOptions) {
    const source = pricing.option(option) ?? null;
    const cents = (source?.cents ?? 0) * units;
    price.cents += cents;
    steps.push({ kind: 'OPTION', line, cents, option, quantity: units, source });
  }
  const before = price.cents;
  for (const { modifier, placement, quantity: ofUnit, free } of chargedModifiers(item, ordered, chosen, pricing)) {
    const source = pricing.modifier(modifier) ?? null;
    const quantity = ofUnit * units;
    const cents = free === null && source !== null ? source.cents * quantity : 0;
    price.cents += cents;
    steps.push({ kind: 'MODIFIER', line, cents, modifier: modifier.id, placement, quantity, free, source });
    if (free !== null) continue;
    for (const option of ordered.styleOptions) {
      const upcharge = pricing.modifierOption(modifier.id, option);
      if (upcharge === undefined) continue;
      const more = upcharge.cents * quantity;
      price.cents += more;
      steps.push({
        kind: 'MODIFIER_OPTION',
        line,
        cents: more,
        modifier: modifier.id,
        option,
        quantity,
        source: upcharge,
      });
    }
  }
  price.modifierCents += price.cents - before;
};
