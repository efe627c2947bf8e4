import type { Id, OrderLine, Placement } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { ItemPricing, PreparedItem, PreparedQuestion } from './prepared-item.ts';
import type { FreeReason, PriceSource } from './steps.ts';

/** A modifier on one unit of a line, as it is charged: some of a modifier may be free and others not. */
export interface ChargedModifier {
  readonly modifier: OrderModifier;
  readonly placement: Placement;
  readonly quantity: number;
  readonly free: FreeReason | null;
}

/**
 * Returns how the modifiers of a line are charged: the first choices of a question are free as far as it includes some,
 * then those that are swapped for included ones that were left out.
 */
export const chargedModifiers = (
  { inclusions, questions }: PreparedItem,
  line: OrderLine,
  modifierOf: (id: Id) => OrderModifier | undefined,
): readonly ChargedModifier[] => {
  const free = new Map<PreparedQuestion, number>();
  const swaps = swapsOf(inclusions, line, modifierOf);
  return line.modifiers.flatMap(({ id, quantity, placement }) => {
    const modifier = modifierOf(id);
    if (modifier === undefined) return [];
    const question = questions.find(one => one.offers(modifier));
    const left = question === undefined ? 0 : (free.get(question) ?? question.included);
    const included = Math.min(left, quantity);
    if (question !== undefined) free.set(question, left - included);
    const swapped = swaps(modifier, quantity - included);
    const parts: ChargedModifier[] = [];
    const add = (count: number, reason: FreeReason | null): void => {
      if (count > 0) parts.push({ modifier, placement, quantity: count, free: reason });
    };
    add(included, 'INCLUDED');
    add(swapped, 'SWAPPED');
    add(quantity - included - swapped, null);
    return parts;
  });
};

type Inclusions = PreparedItem['inclusions'];
/** Takes swaps for up to so many of a modifier, and returns how many there were. */
type Swaps = (modifier: OrderModifier, most: number) => number;

const noSwaps: Swaps = () => 0;

const swapsOf = (
  { items, substitutions }: Inclusions,
  { without }: OrderLine,
  modifierOf: (id: Id) => OrderModifier | undefined,
): Swaps => {
  if (!substitutions.allow || without.length === 0) return noSwaps;
  // By category, or all under one key where any may be swapped for any.
  const keyOf = (modifier: OrderModifier | undefined): string =>
    substitutions.restrictToCategory ? String(modifier?.categoryId) : '';
  const open = new Map<string, number>();
  for (const { id, quantity } of items) {
    if (!without.some(one => String(one) === String(id))) continue;
    const key = keyOf(modifierOf(id));
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

/** What one part of a unit costs: the item, an option, a modifier, a modifier with an option. */
export type LinePart =
  | { readonly kind: 'ITEM'; readonly source: PriceSource }
  | { readonly kind: 'OPTION'; readonly option: Id; readonly source: PriceSource | null }
  | { readonly kind: 'MODIFIER'; readonly of: ChargedModifier; readonly source: PriceSource | null }
  | {
      readonly kind: 'MODIFIER_OPTION';
      readonly of: ChargedModifier;
      readonly option: Id;
      readonly source: PriceSource;
    };

/** Returns what a unit consists of in one scheme and size; null where the item has no price there. */
export const partsOf = (
  pricing: ItemPricing,
  { styleOptions }: OrderLine,
  modifiers: readonly ChargedModifier[],
): readonly LinePart[] | null => {
  const source = pricing.price();
  if (source === undefined) return null;
  const parts: LinePart[] = [{ kind: 'ITEM', source }];
  for (const option of styleOptions) parts.push({ kind: 'OPTION', option, source: pricing.option(option) ?? null });
  for (const of of modifiers) {
    parts.push({ kind: 'MODIFIER', of, source: pricing.modifier(of.modifier) ?? null });
    if (of.free !== null) continue;
    for (const option of styleOptions) {
      const upcharge = pricing.modifierOption(of.modifier.id, option);
      if (upcharge !== undefined) parts.push({ kind: 'MODIFIER_OPTION', of, option, source: upcharge });
    }
  }
  return parts;
};

/** How many of a part one unit has, and pays for. */
export const countOf = (part: LinePart): number => ('of' in part ? part.of.quantity : 1);

export const centsOf = (part: LinePart): number => {
  if ('of' in part && part.of.free !== null) return 0;
  return (part.source?.cents ?? 0) * countOf(part);
};

export const unitCents = (parts: readonly LinePart[]): number => parts.reduce((sum, part) => sum + centsOf(part), 0);
