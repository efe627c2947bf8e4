import { randomUUID } from 'node:crypto';
import {
  leastLine,
  type Order,
  type OrderLine,
  type OrderPrice,
  type PricingStep,
  priceOrder,
  type SoldName,
  type Ticket,
  type TicketConfiguration,
  type TicketFee,
  type TicketFeeKind,
  type TicketLine,
} from '@commissary/domain';
import type { Configuration } from '../configuration.ts';
import { emptyOrder, type PricedDocuments, pricedDocuments } from '../order-pricing.ts';

/** The most lines of a ticket that is sold here. */
const mostLines = 4;

export interface Sale {
  readonly deviceId: string;
  readonly number: number;
  readonly now: number;
}

/**
 * Sells something of what is published, as a guest would order it who takes the least of each item: which, follows from
 * the number of the ticket. Null: nothing is on sale.
 */
export const sell = (configuration: Configuration, { deviceId, number, now }: Sale): Ticket | null => {
  const documents = pricedDocuments(configuration);
  const { location } = configuration;
  if (documents === null || location === null) return null;
  const { settings } = documents;
  const orderType = settings.orderTypes.types.find(({ activePOS, code }) => activePOS && code !== '');
  const tender = settings.tenderTypes.find(({ disabled }) => !disabled);
  const order: Order = {
    ...emptyOrder,
    ...{ instant: now, timeZone: location.timeZone, orderType: orderType?.id ?? null, tenderType: tender?.id ?? null },
  };
  const lines = chosenLines(documents, order, number);
  const price = priceOrder(documents.prepared, { ...order, lines });
  if (lines.length === 0 || !price.isPriced) return null;
  const fees = feesOf(documents, price.steps);
  return {
    id: randomUUID(),
    revision: 1,
    number,
    deviceId,
    channel: order.channel,
    orderType: orderType === undefined ? null : named(orderType.id, orderType.customName || orderType.name),
    openedAt: now,
    deferred: null,
    closedAt: now,
    server: null,
    guests: order.people,
    customer: null,
    lines: ticketLines(documents, lines, price),
    fees,
    payments: [
      {
        tender: named(tender?.id ?? '0', tender?.name ?? 'Cash'),
        ...{ at: now, cents: price.total, tip: 0, last4: null },
      },
    ],
    delivery: null,
    events: [
      { at: now, kind: 'OPENED', by: null },
      { at: now, kind: 'CLOSED', by: null },
    ],
    ran: { menu: ran(configuration, 'menu'), settings: ran(configuration, 'settings') },
    total: price.total,
  };
};

export const named = (id: string | number, name: string): SoldName => ({ id: String(id), name });

const ran = ({ running }: Configuration, kind: 'menu' | 'settings'): TicketConfiguration | null => {
  const found = running.find(one => one.kind === kind);
  return found === undefined ? null : { epoch: found.epoch ?? null, sequence: found.sequence };
};

/** Items of the menu by turns, one to four of them. */
const chosenLines = ({ menu, prepared }: PricedDocuments, order: Order, number: number): OrderLine[] => {
  const sold = menu.departments.flatMap(({ items }) =>
    items.flatMap(({ id }): OrderLine[] => {
      const found = prepared.item(id);
      if (found === undefined) return [];
      const [size = null] = found.sizes.values();
      const line = leastLine(prepared, found, size?.id ?? null, order);
      return priceOrder(prepared, { ...order, lines: [line] }).isPriced ? [line] : [];
    }),
  );
  const count = Math.min(sold.length, 1 + (number % mostLines));
  return Array.from({ length: count }, (_, at) => sold[(number + at * 3) % sold.length]).filter(
    line => line !== undefined,
  );
};

export const ticketLines = (
  { menu }: PricedDocuments,
  lines: readonly OrderLine[],
  { lines: priced, steps, taxes }: OrderPrice,
): TicketLine[] => {
  const paid = priced.map(({ price, off }) => price - off);
  const [added, included] = (['added', 'included'] as const).map(which =>
    spread(
      taxes.reduce((all, tax) => all + tax[which], 0),
      paid,
    ),
  );
  return lines.map((line, at) => {
    const department = menu.departments.find(({ items }) => items.some(({ id }) => isSame(id, line.item)));
    const item = department?.items.find(({ id }) => isSame(id, line.item));
    const options = department?.styles.flatMap(style => style.options) ?? [];
    const size = options.find(({ id }) => line.size !== null && isSame(id, line.size));
    return {
      item: named(line.item, item?.info.name ?? ''),
      department: named(department?.id ?? '', department?.info.name ?? ''),
      size: size === undefined ? null : named(size.id, size.name),
      quantity: line.quantity,
      gross: priced[at]?.price ?? 0,
      modifiers: steps.flatMap(step => {
        if (step.kind !== 'MODIFIER' || step.line !== at) return [];
        const modifier = menu.modifiers.items.find(({ id }) => isSame(id, step.modifier));
        return [{ ...named(step.modifier, modifier?.info.name ?? ''), quantity: step.quantity, cents: step.cents }];
      }),
      offers: steps.flatMap(step => {
        if (step.kind !== 'OFFER' || step.line !== at) return [];
        const offer = menu.offers.find(({ id }) => isSame(id, step.offer));
        const isLowerSale = offer?.advanced.reportAsLowerSale ?? false;
        return [{ ...named(step.offer, offer?.info.name ?? ''), cents: -step.cents, isLowerSale }];
      }),
      taxAdded: added?.[at] ?? 0,
      taxIncluded: included?.[at] ?? 0,
      voided: null,
    };
  });
};

const isSame = (a: string | number, b: string | number): boolean => String(a) === String(b);

/** A number of cents over lines by what each costs; what is left over goes to the last. */
export const spread = (cents: number, weights: readonly number[]): number[] => {
  let [left, weight] = [cents, weights.reduce((all, one) => all + one, 0)];
  return weights.map((one, at) => {
    const part = at === weights.length - 1 ? left : weight === 0 ? 0 : Math.round((left * one) / weight);
    [left, weight] = [left - part, weight - one];
    return part;
  });
};

const kindOf = ({ fee }: Extract<PricingStep, { readonly kind: 'FEE' }>): TicketFeeKind => {
  if (fee === 'GRATUITY') return 'GRATUITY';
  return ['ZONE', 'DELIVERY', 'DELIVERY_SHARE'].includes(fee) ? 'DELIVERY' : 'OTHER';
};

export const feesOf = ({ settings }: PricedDocuments, steps: readonly PricingStep[]): TicketFee[] => {
  const { excludeChargeFromSalesTotal } = settings.deliverySettings;
  const isFree = steps.some(({ kind }) => kind === 'FREE_DELIVERY');
  return steps.flatMap(step => {
    if (step.kind !== 'FEE') return [];
    const kind = kindOf(step);
    const isDelivery = kind === 'DELIVERY';
    if (isDelivery && isFree) return [];
    return [
      {
        ...named(step.settingsPath.slice(0, 64), step.fee),
        ...{ kind, cents: step.cents, isOutsideSales: isDelivery && excludeChargeFromSalesTotal },
      },
    ];
  });
};
