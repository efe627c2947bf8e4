import type { OfferChannel } from '../offers/index.ts';
import { type Found, refusalsOf } from './line-refusals.ts';
import type { Id, OrderedSlot } from './order.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ItemModifier } from './prepared-questions.ts';
import { choiceOf, type PreparedChoice, type PreparedSlot } from './prepared-slot.ts';

/** What a guest chose for a slot of a combo, and the choice that means it. */
export interface FilledSlot {
  readonly ordered: OrderedSlot;
  readonly item: PreparedItem;
  /** Its modifiers as the item knows them, by position. */
  readonly chosen: readonly (ItemModifier | undefined)[];
  readonly choice: PreparedChoice;
}

interface FilledSlots {
  readonly filled: readonly FilledSlot[];
  readonly refusals: readonly Found[];
}

const noSlots: FilledSlots = { filled: [], refusals: [] };

/** Returns what fills the slots of a combo, in its order of them, and why something cannot. [RULE.combo.03] */
export const filledSlots = (
  find: (id: Id) => PreparedItem | undefined,
  { slots, place }: PreparedItem,
  ordered: readonly OrderedSlot[],
  channel: OfferChannel,
  instant: number,
): FilledSlots => {
  // Most items have none.
  if (slots.length === 0 && ordered.length === 0) return noSlots;
  const refusals: Found[] = [];
  const open = new Map(slots.map(slot => [String(slot.id), slot]));
  const found = new Map<PreparedSlot, FilledSlot>();
  for (const one of ordered) {
    const slot = open.get(String(one.slot));
    if (slot === undefined) {
      refusals.push({ code: 'SLOT_GONE', from: [...place, 'slots'], of: one.slot });
      continue;
    }
    // A slot is filled once.
    open.delete(String(one.slot));
    const result = fill(find(one.item), slot, one, channel, instant);
    if ('choice' in result) found.set(slot, result);
    else for (const refusal of result) refusals.push({ ...refusal, slot: slot.id });
  }
  for (const slot of open.values())
    refusals.push({ code: 'SLOT_MISSING', from: [...slot.from, 'choices'], of: slot.id });
  return { filled: slots.flatMap(slot => found.get(slot) ?? []), refusals };
};

const fill = (
  item: PreparedItem | undefined,
  slot: PreparedSlot,
  ordered: OrderedSlot,
  channel: OfferChannel,
  instant: number,
): FilledSlot | readonly Found[] => {
  if (item === undefined) return [{ code: 'ITEM_GONE', from: null, of: ordered.item }];
  if (item.slots.length > 0) return [{ code: 'COMBO_IN_COMBO', from: [...item.place, 'slots'], of: ordered.item }];
  const choice = choiceOf(slot, item, ordered);
  if (choice === undefined) return [{ code: 'CHOICE_GONE', from: [...slot.from, 'choices'], of: ordered.item }];
  const chosen = ordered.modifiers.map(({ id }) => item.modifier(id));
  const refusals = refusalsOf(item, ordered, chosen, channel, instant);
  return refusals.length > 0 ? refusals : { ordered, item, chosen, choice };
};
