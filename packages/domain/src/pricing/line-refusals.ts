import type { OfferChannel } from '../offers/index.ts';
import { placeOfModifier } from './item-places.ts';
import type { Id, OrderedItem } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { ItemModifier, PreparedQuestion } from './prepared-questions.ts';
import type { Place, Refusal } from './steps.ts';

/** The most of one modifier on a unit. */
const mostOfModifier = 99;

export type Found = Omit<Refusal, 'line'>;

interface Sold {
  readonly out?: { readonly until: number | null } | undefined;
}

/** Whether what is sold is out of stock at an instant: until another one, or until somebody ends it. */
export const isOutAt = ({ out }: Sold, instant: number): boolean =>
  out !== undefined && (out.until === null || instant < out.until);

/** Returns why an item cannot be ordered like this, apart from its price; none where it can. [RULE.pricing.07] */
export const refusalsOf = (
  prepared: PreparedItem,
  line: OrderedItem,
  chosen: readonly (ItemModifier | undefined)[],
  channel: OfferChannel,
  instant: number,
): readonly Found[] => {
  const { item, place, inactiveAt, channels } = prepared;
  const found: Found[] = [];
  const refuse = (code: Refusal['code'], of: Id, from: Place | null): void => {
    found.push({ code, from, of });
  };
  if (inactiveAt !== null) refuse('ITEM_INACTIVE', item.id, inactiveAt);
  if (!channels.includes(channel)) refuse('ITEM_CHANNEL', item.id, [...place, 'info', 'channels']);
  if (isOutAt(prepared, instant)) refuse('OUT_OF_STOCK', item.id, [...place, 'info', 'out']);
  refuseStyles(prepared, line, refuse);
  refuseOptionsOut(prepared, line, instant, refuse);
  refuseModifiers(prepared, line, chosen, channel, instant, refuse);
  return found;
};

type Refuse = (code: Refusal['code'], of: Id, from: Place | null) => void;

/** Whether a number is one of units. */
export const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

const refuseStyles = (
  { item, department, options: { sizes, styles } }: PreparedItem,
  line: OrderedItem,
  refuse: Refuse,
): void => {
  const at = (): Place => ['departments', { id: department.id }, 'styles'];
  if (line.size === null) {
    if (sizes.size > 0) refuse('SIZE_MISSING', item.id, at());
  } else if (!sizes.has(String(line.size))) refuse('SIZE_GONE', line.size, at());
  if (styles.length === 0 && line.styleOptions.length === 0) return;
  const chosen = new Set(line.styleOptions.map(String));
  if (chosen.size < line.styleOptions.length) refuse('OPTION_GONE', item.id, at());
  for (const { id, options } of styles) {
    const own = options.filter(one => chosen.delete(String(one.id)));
    if (own.length === 1) continue;
    refuse(own.length === 0 ? 'OPTION_MISSING' : 'OPTION_GONE', own[1]?.id ?? id, [...at(), { id }]);
  }
  for (const option of chosen) refuse('OPTION_GONE', option, at());
};

/** A size or another option that has run out cannot be ordered, with any item or of this one alone. [RULE.out.10] [RULE.out.13] */
const refuseOptionsOut = (
  { options }: PreparedItem,
  { size, styleOptions }: OrderedItem,
  instant: number,
  refuse: Refuse,
): void => {
  for (const one of options.out) {
    const { id, as, from } = one;
    const isChosen =
      (as !== 'STYLE' && size !== null && String(size) === String(id)) || (as !== 'SIZE' && isAmong(styleOptions, id));
    if (isChosen && isOutAt(one, instant)) refuse('OPTION_OUT_OF_STOCK', id, from);
  }
};

const refuseModifiers = (
  item: PreparedItem,
  { modifiers, without }: OrderedItem,
  chosen: readonly (ItemModifier | undefined)[],
  channel: OfferChannel,
  instant: number,
  refuse: Refuse,
): void => {
  const { questions, requirements, inclusions } = item;
  const counts = new Array<number>(questions.length + requirements.length).fill(0);
  for (const { id, quantity } of inclusions.items)
    if (!isAmong(without, id)) count(counts, item.modifier(id), quantity);
  for (const id of without)
    if (!inclusions.items.some(one => String(one.id) === String(id))) refuse('NOT_INCLUDED', id, null);
  let at = 0;
  for (const { id, quantity } of modifiers) {
    const known = chosen[at++];
    const isQuantity = isCount(quantity, mostOfModifier);
    if (!isQuantity) refuse('QUANTITY', id, null);
    count(counts, known, isQuantity ? quantity : 0);
    if (known?.question === undefined) refuse('MODIFIER_NOT_OFFERED', id, null);
    if (known !== undefined) refuseSale(known.modifier, channel, instant, refuse);
  }
  at = 0;
  for (const question of questions) refuseCount(question, item.questionsAt, counts[at++] ?? 0, refuse);
  for (const requirement of requirements) refuseCount(requirement, requirementsAt, counts[at++] ?? 0, refuse);
};

const count = (counts: number[], known: ItemModifier | undefined, quantity: number): void => {
  for (const at of known?.countsFor ?? []) counts[at] = (counts[at] ?? 0) + quantity;
};

const refuseSale = ({ id, info }: OrderModifier, channel: OfferChannel, instant: number, refuse: Refuse): void => {
  if (info.status !== 'ACTIVE') refuse('MODIFIER_NOT_OFFERED', id, infoOf(id, 'status'));
  else if (!info.channels.includes(channel)) refuse('MODIFIER_NOT_OFFERED', id, infoOf(id, 'channels'));
  if (isOutAt(info, instant)) refuse('MODIFIER_OUT_OF_STOCK', id, infoOf(id, 'out'));
};

const infoOf = (modifier: Id, key: string): Place => [...placeOfModifier(modifier), 'info', key];

const requirementsAt: Place = ['requirements'];

const refuseCount = ({ id, min, max }: PreparedQuestion, at: Place, chosen: number, refuse: Refuse): void => {
  if (chosen < min) refuse('TOO_FEW_MODIFIERS', id, [...at, { id }, 'min']);
  if (max !== null && chosen > max) refuse('TOO_MANY_MODIFIERS', id, [...at, { id }, 'max']);
};

const isAmong = (ids: readonly Id[], id: Id): boolean => ids.some(one => String(one) === String(id));
