import type { OfferChannel } from '../offers/index.ts';
import { placeOfModifier } from './item-places.ts';
import type { Id, OrderLine } from './order.ts';
import type { OrderModifier } from './order-menu.ts';
import type { PreparedItem, PreparedQuestion } from './prepared-item.ts';
import type { Place, Refusal } from './steps.ts';

/** The most units in a line, and the most of one modifier on a unit. */
export const mostUnits = 999;
export const mostOfModifier = 99;

type Found = Omit<Refusal, 'line'>;

interface Sold {
  readonly out?: { readonly until: number | null } | undefined;
}

/** Whether what is sold is out of stock at an instant: until another one, or until somebody ends it. */
export const isOutAt = ({ out }: Sold, instant: number): boolean =>
  out !== undefined && (out.until === null || instant < out.until);

/** Returns why a line cannot be ordered, apart from its price; none where it can. [RULE.pricing.07] */
export const refusalsOf = (
  prepared: PreparedItem,
  line: OrderLine,
  modifierOf: (id: Id) => OrderModifier | undefined,
  channel: OfferChannel,
  instant: number,
): readonly Found[] => {
  const { item, place, inactiveAt } = prepared;
  const found: Found[] = [];
  const refuse = (code: Refusal['code'], of: Id, from: Place | null): void => {
    found.push({ code, from, of });
  };
  if (!isCount(line.quantity, mostUnits)) refuse('QUANTITY', item.id, null);
  if (inactiveAt !== null) refuse('ITEM_INACTIVE', item.id, inactiveAt);
  if (!item.info.channels.includes(channel)) refuse('ITEM_CHANNEL', item.id, [...place, 'info', 'channels']);
  if (isOutAt(item.info, instant)) refuse('OUT_OF_STOCK', item.id, [...place, 'info', 'out']);
  refuseStyles(prepared, line, refuse);
  refuseModifiers(prepared, line, modifierOf, channel, instant, refuse);
  return found;
};

type Refuse = (code: Refusal['code'], of: Id, from: Place | null) => void;

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;

const refuseStyles = ({ item, department, sizes, styles }: PreparedItem, line: OrderLine, refuse: Refuse): void => {
  const at: Place = ['departments', { id: department.id }, 'styles'];
  if (line.size === null && sizes.size > 0) refuse('SIZE_MISSING', item.id, at);
  if (line.size !== null && !sizes.has(String(line.size))) refuse('SIZE_GONE', line.size, at);
  const chosen = new Set(line.styleOptions.map(String));
  for (const { id, options } of styles) {
    const own = options.filter(one => chosen.delete(String(one.id)));
    if (own.length === 1) continue;
    refuse(own.length === 0 ? 'OPTION_MISSING' : 'OPTION_GONE', own[1]?.id ?? id, [...at, { id }]);
  }
  for (const option of chosen) refuse('OPTION_GONE', option, at);
  if (new Set(line.styleOptions.map(String)).size < line.styleOptions.length) refuse('OPTION_GONE', item.id, at);
};

const refuseModifiers = (
  { questions, requirements, inclusions }: PreparedItem,
  { modifiers, without }: OrderLine,
  modifierOf: (id: Id) => OrderModifier | undefined,
  channel: OfferChannel,
  instant: number,
  refuse: Refuse,
): void => {
  if (modifiers.length === 0 && without.length === 0 && questions.length === 0 && requirements.length === 0) return;
  const counts = new Map<PreparedQuestion, number>();
  const count = (modifier: OrderModifier | undefined, quantity: number): boolean => {
    if (modifier === undefined) return false;
    const question = questions.find(one => one.offers(modifier));
    if (question !== undefined) counts.set(question, (counts.get(question) ?? 0) + quantity);
    for (const one of requirements) if (one.offers(modifier)) counts.set(one, (counts.get(one) ?? 0) + quantity);
    return question !== undefined;
  };
  const left = new Set(without.map(String));
  for (const { id, quantity } of inclusions.items) if (!left.delete(String(id))) count(modifierOf(id), quantity);
  for (const id of left) refuse('NOT_INCLUDED', id, null);
  for (const { id, quantity } of modifiers) {
    const modifier = modifierOf(id);
    const isQuantity = isCount(quantity, mostOfModifier);
    if (!isQuantity) refuse('QUANTITY', id, null);
    if (!count(modifier, isQuantity ? quantity : 0)) refuse('MODIFIER_NOT_OFFERED', id, null);
    if (modifier === undefined) continue;
    const { status, channels } = modifier.info;
    const at: Place = [...placeOfModifier(id), 'info'];
    if (status !== 'ACTIVE') refuse('MODIFIER_NOT_OFFERED', id, [...at, 'status']);
    else if (!channels.includes(channel)) refuse('MODIFIER_NOT_OFFERED', id, [...at, 'channels']);
    if (isOutAt(modifier.info, instant)) refuse('MODIFIER_OUT_OF_STOCK', id, [...at, 'out']);
  }
  for (const question of [...questions, ...requirements]) {
    const chosen = counts.get(question) ?? 0;
    if (chosen < question.min) refuse('TOO_FEW_MODIFIERS', question.id, [...question.from, 'min']);
    if (question.max !== null && chosen > question.max)
      refuse('TOO_MANY_MODIFIERS', question.id, [...question.from, 'max']);
  }
};
