import type { SoldName, Ticket, TicketFee, TicketLine, TicketPayment } from '@commissary/domain';

type Random = () => number;
const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** Makes tickets of everything that a report can be broken down by, closed and settled, within some days before an instant. */
export const randomSales = (random: Random, until: number, days: number) => {
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  const chance = (share: number): boolean => random() < share;
  const pick = <T>(...all: readonly T[]): T => all[upTo(all.length - 1)] as T;
  const named = (kind: string, count: number): SoldName => {
    const id = `${kind}-${upTo(count - 1)}`;
    // What is renamed has the name of the newest ticket.
    return { id, name: chance(0.1) ? `${id}, renamed` : id };
  };
  const line = (openedAt: number): TicketLine => {
    const gross = upTo(4_000);
    const off = chance(0.3) ? Math.floor(gross * random() * 0.5) : 0;
    const contained = chance(0.3) ? Math.floor((gross - off) * 0.07) : 0;
    return {
      ...{ item: named('item', 12), department: named('department', 3), size: pick(null, named('size', 2)) },
      ...{ quantity: pick(1, 2, 0.755), gross, modifiers: [] },
      offers: off > 0 ? [{ ...named('offer', 2), cents: off, isLowerSale: chance(0.3) }] : [],
      ...{ taxAdded: upTo(300), taxIncluded: contained },
      voided: chance(0.1) ? { at: openedAt + upTo(3 * 24) * hourMs, by: null, reason: null } : null,
    };
  };
  return (id: string, revision: number): Ticket => {
    const openedAt = until - 4 * dayMs - upTo(days * 24) * hourMs;
    const closedAt = openedAt + upTo(4) * hourMs;
    const lines = Array.from({ length: 1 + upTo(4) }, () => line(openedAt));
    const fees: TicketFee[] = chance(0.3)
      ? [
          {
            ...named('fee', 2),
            kind: pick('DELIVERY', 'GRATUITY', 'OTHER'),
            cents: upTo(900),
            isOutsideSales: chance(0.5),
          },
        ]
      : [];
    const paid = ({ gross, offers, taxAdded }: TicketLine): number =>
      offers.reduce((rest, { cents }) => rest - cents, gross + taxAdded);
    const kept = lines.filter(({ voided }) => voided === null || voided.at > closedAt);
    const total = [...kept.map(paid), ...fees.map(({ cents }) => cents)].reduce((sum, cents) => sum + cents, 0);
    const tip = upTo(500);
    const payment = (cents: number, at: number, given: number): TicketPayment => ({
      ...{ tender: named('tender', 3), at, cents, tip: given, last4: null },
    });
    const back = kept.flatMap(one => (one.voided === null ? [] : [payment(-paid(one), one.voided.at, 0)]));
    return {
      ...{ id, revision, number: 1 + upTo(900), deviceId: 'till', channel: pick('POS', 'ONLINE'), openedAt, closedAt },
      ...{ orderType: pick(null, named('type', 3)), server: pick(null, named('server', 4)), guests: upTo(6) },
      deferred: chance(0.1)
        ? { dueAt: openedAt + upTo(40) * hourMs, countsAt: pick('ORDER_TIME', 'PROMISE_TIME') }
        : null,
      ...{ customer: null, lines, fees, payments: [payment(total + tip, closedAt, tip), ...back], events: [], total },
      delivery: chance(0.3)
        ? {
            ...{ zone: pick(null, named('zone', 2)), driver: pick(null, named('driver', 2)) },
            outAt: openedAt,
            deliveredAt: closedAt,
          }
        : null,
      ran: { menu: null, settings: null },
    };
  };
};
