import type { UnitPrice } from '../offers/index.ts';
import type { Id, OrderedItem, Placement } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { ItemModifier, ItemPricing, PreparedItem, PreparedQuestion } from './prepared-item.ts';
import type { FilledSlot } from './slots.ts';
import type { FreeReason, ItemStep, ModifierOptionStep, ModifierStep, OptionStep, SlotStep } from './steps.ts';

/** A modifier on one unit of a line, as it is charged: some of a modifier may be free and others not. */
export interface ChargedModifier {
  readonly modifier: OrderModifier;
  readonly placement: Placement;
  readonly quantity: number;
  readonly free: FreeReason | null;
}

/**
 * Returns how the modifiers of a line are charged: the first, the cheapest or the dearest choices of a question are free
 * as far as it includes some, then those that are swapped for included ones that were left out.
 */
export const chargedModifiers = (
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

const swapsOf = (
  { inclusions: { items, substitutions }, modifier: find }: PreparedItem,
  { without }: OrderedItem,
): Swaps => {
  if (!substitutions.allow || without.length === 0) return noSwaps;
  // By category, or all under one key where any may be swapped for any.
  const keyOf = (modifier: OrderModifier | undefined): string =>
    substitutions.restrictToCategory ? String(modifier?.categoryId) : '';
  const open = new Map<string, number>();
  for (const { id, quantity } of items) {
    if (!without.some(one => String(one) === String(id))) continue;
    const key = keyOf(find(id)?.modifier);
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

type PriceStep = ItemStep | OptionStep | ModifierStep | ModifierOptionStep | SlotStep;

/** How an item of a line is charged beyond its own price. */
export interface ChargedItem {
  readonly pricing: ItemPricing;
  readonly ordered: OrderedItem;
  readonly modifiers: readonly ChargedModifier[];
}

/** Returns the steps of so many units of a line, in one scheme and size; null where the item has no price there. */
export const priceSteps = (
  charged: ChargedItem,
  slots: readonly (ChargedItem & Pick<FilledSlot, 'ordered' | 'choice'>)[],
  size: Id | null,
  line: number,
  units: number,
): readonly PriceStep[] | null => {
  const source = charged.pricing.price();
  if (source === undefined) return null;
  const { item } = charged.ordered;
  const steps: PriceStep[] = [{ kind: 'ITEM', line, cents: source.cents * units, item, size, quantity: units, source }];
  addExtras(steps, charged, line, units);
  for (const filled of slots) {
    const { slot, item: chosen, size: sizeOf } = filled.ordered;
    const { cents, from } = filled.choice;
    steps.push({ kind: 'SLOT', line, cents: cents * units, slot, item: chosen, size: sizeOf, quantity: units, from });
    addExtras(steps, filled, line, units);
  }
  return steps;
};

/** Adds what the options and the modifiers of an item cost. */
const addExtras = (
  steps: PriceStep[],
  { pricing, ordered: { styleOptions }, modifiers }: ChargedItem,
  line: number,
  units: number,
): void => {
  for (const option of styleOptions) {
    const found = pricing.option(option) ?? null;
    steps.push({ kind: 'OPTION', line, cents: (found?.cents ?? 0) * units, option, quantity: units, source: found });
  }
  for (const { modifier, placement, quantity: ofUnit, free } of modifiers) {
    const found = pricing.modifier(modifier) ?? null;
    const quantity = ofUnit * units;
    const cents = free === null && found !== null ? found.cents * quantity : 0;
    steps.push({ kind: 'MODIFIER', line, cents, modifier: modifier.id, placement, quantity, free, source: found });
    if (free !== null) continue;
    for (const option of styleOptions) {
      const upcharge = pricing.modifierOption(modifier.id, option);
      if (upcharge === undefined) continue;
      const more = upcharge.cents * quantity;
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
};

/** Sums the steps of a line, and those of its modifiers. */
export const sumOf = (steps: readonly PriceStep[]): UnitPrice => {
  let [sum, ofModifiers] = [0, 0];
  for (const { kind, cents } of steps) {
    sum += cents;
    if (kind === 'MODIFIER' || kind === 'MODIFIER_OPTION') ofModifiers += cents;
  }
  return { cents: sum, modifierCents: ofModifiers };
};
