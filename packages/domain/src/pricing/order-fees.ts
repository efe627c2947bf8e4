import type { Order } from './order.ts';
import type { FeeBase, FeeTerms } from './order-menu.ts';
import type { FeeStep } from './steps.ts';

/** What fees are parts of, in cents: the prices, the prices after the offers, and those with tax. */
export interface FeeBases {
  readonly SUBTOTAL: number;
  readonly DISCOUNTED: number;
  readonly TAXED: number;
}

/** A fee that an order costs, and whether it is one for the delivery. */
export interface OrderFee {
  readonly step: FeeStep;
  readonly isDelivery: boolean;
}

/**
 * Returns the fees of an order, each after those above it in the settings; those of the delivery cost nothing where an
 * offer takes them off, also for fees that are a part of what is due. [RULE.pricing.06]
 */
export const feesOf = (
  fees: readonly FeeTerms[],
  order: Order,
  bases: FeeBases,
  isDeliveryFree: boolean,
): readonly OrderFee[] => {
  let due = bases.TAXED;
  return fees.flatMap(terms => {
    if (!isFor(terms, order)) return [];
    const { kind, path, amount, isDelivery } = terms;
    const of = 'of' in amount ? { base: amount.of, cents: baseOf(amount.of, bases, due) } : null;
    const cents = 'cents' in amount ? amount.cents : share(of?.cents ?? 0, amount.hundredths);
    if (cents === 0) return [];
    if (!(isDelivery && isDeliveryFree)) due += cents;
    return [{ step: { kind: 'FEE', cents, fee: kind, of, settingsPath: path }, isDelivery }];
  });
};

const baseOf = (base: FeeBase, bases: FeeBases, due: number): number => (base === 'DUE' ? due : bases[base]);

const isFor = (terms: FeeTerms, { orderType, channel, tenderType, deliveryZone, people }: Order): boolean =>
  names(terms.orderTypes, orderType) &&
  names(terms.tenderTypes, tenderType) &&
  (terms.channel === null || terms.channel === channel) &&
  (terms.zone === null || String(terms.zone) === String(deliveryZone)) &&
  people >= terms.leastPeople;

const names = (ids: FeeTerms['orderTypes'], id: string | number | null): boolean =>
  ids === null || (id !== null && ids.some(one => String(one) === String(id)));

/** Half a cent up. */
const share = (cents: number, hundredths: number): number => Math.floor((cents * hundredths + 50_00) / 100_00);
