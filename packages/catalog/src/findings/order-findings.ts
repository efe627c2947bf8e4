import { channelsOfSale, leastRefusals, prepareOrderPricing, type Refusal } from '@commissary/domain';
import type { Menu, MenuItem } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { placePath, unknownSettings } from '../pricing/index.ts';
import { itemsForSale } from './items-for-sale.ts';

/** A question or a requirement that some items cannot meet, or a slot of one. */
interface Unmet extends Pick<Finding, 'path' | 'names'> {
  readonly code: 'too-few-on-sale' | 'more-than-maximum' | 'slot-without-choice';
  readonly items: Set<unknown>;
}

/**
 * Items for sale that nobody can order where they are sold, with as few modifiers as they ask for: told once for each
 * question, `told` aside. Prices have findings of their own. [RULE.pricing.10]
 */
export const orderFindings = (menu: Menu, told: ReadonlySet<string>): Finding[] => {
  const prepared = prepareOrderPricing({ ...menu, offers: [] }, unknownSettings);
  const nameOf = namesIn(menu);
  const found = new Map<string, Unmet>();
  for (const { item } of itemsForSale(menu)) {
    const known = prepared.item(item.id);
    if (known === undefined || known.inactiveAt !== null) continue;
    if (known.questions.length + known.requirements.length + known.slots.length === 0) continue;
    // Only what is out of stock until somebody ends it is missing for good.
    for (const channel of channelsOfSale.filter(one => item.info.channels.includes(one)))
      for (const refusal of leastRefusals(prepared, known, { channel, instant: Number.POSITIVE_INFINITY })) {
        const unmet = slotUnmetBy(refusal, item, channel) ?? unmetBy(refusal, nameOf(refusal), channel);
        if (unmet === null || told.has(unmet.path)) continue;
        const key = [unmet.path, ...unmet.names].join(' ');
        const known = found.get(key) ?? unmet;
        known.items.add(item.id);
        found.set(key, known);
      }
  }
  return [...found.values()].map(({ items, ...finding }) => ({ ...finding, count: items.size }));
};

type Found = Omit<Refusal, 'line'>;

/** A maximum is the same on every channel, what is on sale is not. */
const unmetBy = ({ code, from }: Found, name: string, channel: string): Unmet | null => {
  if (from === null) return null;
  const unmet = { path: placePath(from), items: new Set<unknown>() };
  if (code === 'TOO_FEW_MODIFIERS') return { ...unmet, code: 'too-few-on-sale', names: [name, channel] };
  return code === 'TOO_MANY_MODIFIERS' ? { ...unmet, code: 'more-than-maximum', names: [name] } : null;
};

/** A slot for which nothing can be chosen. [RULE.combo.06] */
const slotUnmetBy = ({ code, from, of }: Found, { info, slots }: MenuItem, channel: string): Unmet | null => {
  if (code !== 'SLOT_MISSING' || from === null) return null;
  const slot = slots.find(({ id }) => String(id) === String(of))?.name ?? '';
  return { code: 'slot-without-choice', path: placePath(from), names: [slot, channel, info.name], items: new Set() };
};

const namesIn = ({ modifiers, requirements }: Menu): ((refusal: Found) => string) => {
  const questions = new Map(modifiers.categories.map(({ id, info }) => [String(id), info.name]));
  const across = new Map(requirements.map(({ id, name }) => [String(id), name]));
  return ({ from, of }) => (from?.[0] === 'requirements' ? across : questions).get(String(of)) ?? '';
};
