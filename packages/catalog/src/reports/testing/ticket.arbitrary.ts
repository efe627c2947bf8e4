import {
  type Posting,
  postingsOf,
  type SoldName,
  type Ticket,
  type TicketLine,
  type TicketPayment,
  type TicketPlace,
} from '@commissary/domain';
import fc from 'fast-check';

const hour = 3_600_000;
/** 2026-11-29, at the end of a month, in UTC. */
const start = Date.UTC(2026, 10, 29);
/** Within four days, in whole hours, so that instants are often equal and days often change. */
const anyInstant = fc.integer({ min: 0, max: 96 }).map(hours => start + hours * hour);
const cents = (max: number) => fc.integer({ min: 0, max });
const named = (...ids: string[]): fc.Arbitrary<SoldName> =>
  fc.constantFrom(...ids).map(id => ({ id, name: `The ${id}` }));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 });

const anyLine = fc
  .record({
    item: named('soup', 'salad', 'pizza'),
    department: named('food', 'bar'),
    size: maybe(named('small', 'large')),
    quantity: fc.constantFrom(1, 2, 0.1, 0.2, 0.755),
    gross: cents(5_000),
    offers: fc.array(fc.record({ by: named('lunch', 'two for one'), share: cents(60), isLowerSale: fc.boolean() }), {
      maxLength: 2,
    }),
    taxAdded: cents(400),
    includedShare: fc.constantFrom(0, 0, 7, 19),
    voidedAt: maybe(anyInstant),
  })
  .map(({ offers, includedShare, voidedAt, ...line }): TicketLine => {
    let rest = line.gross;
    const taken = offers.map(({ by, share, isLowerSale }) => {
      const off = Math.floor((rest * share) / 100);
      rest -= off;
      return { ...by, cents: off, isLowerSale };
    });
    return {
      ...line,
      modifiers: [],
      offers: taken,
      taxIncluded: Math.floor((rest * includedShare) / 100),
      voided: voidedAt === null ? null : { at: voidedAt, by: null, reason: null },
    };
  });

/** What a guest pays for a line. */
const charge = ({ gross, offers, taxAdded }: TicketLine) =>
  offers.reduce((rest, offer) => rest - offer.cents, gross + taxAdded);

const anyFee = fc.record({
  id: fc.constantFrom('zone', 'service'),
  name: fc.constant('A fee'),
  kind: fc.constantFrom('DELIVERY', 'SERVICE', 'GRATUITY', 'OTHER'),
  cents: cents(900),
  isOutsideSales: fc.boolean(),
});

/**
 * Tickets of all kinds. A closed one is settled: what was sold is paid by the close, and what was taken off afterwards is
 * given back then.
 */
export const anyTicket: fc.Arbitrary<Ticket> = fc
  .record({
    id: fc.uuid(),
    openedAt: anyInstant,
    hoursOpen: fc.option(fc.integer({ min: 0, max: 30 }), { freq: 6 }),
    deferred: maybe(fc.record({ dueAt: anyInstant, countsAt: fc.constantFrom('ORDER_TIME', 'PROMISE_TIME') })),
    channel: fc.constantFrom('POS', 'ONLINE'),
    orderType: maybe(named('dine in', 'delivery')),
    server: maybe(named('ann', 'bob')),
    guests: fc.integer({ min: 0, max: 9 }),
    lines: fc.array(anyLine, { maxLength: 5 }),
    fees: fc.array(anyFee, { maxLength: 2 }),
    tenders: fc.tuple(named('cash', 'card'), named('card', 'gift')),
    tip: cents(800),
    cash: cents(2_000),
    delivery: maybe(
      fc.record({
        zone: maybe(named('near', 'far')),
        driver: maybe(named('cid', 'dee')),
        outAt: maybe(anyInstant),
        deliveredAt: maybe(anyInstant),
      }),
    ),
  })
  .map(({ hoursOpen, tenders: [first, second], tip, cash, ...ticket }): Ticket => {
    const closedAt = hoursOpen === null ? null : ticket.openedAt + hoursOpen * hour;
    const isSold = ({ voided }: TicketLine) => voided === null || (closedAt !== null && voided.at > closedAt);
    const sold = ticket.lines.filter(isSold);
    const payment = (tender: SoldName, amount: number, at: number, given: number): TicketPayment => ({
      ...{ tender, at, cents: amount, tip: given, last4: null },
    });
    const total = [...sold.map(charge), ...ticket.fees.map(fee => fee.cents)].reduce((sum, value) => sum + value, 0);
    const inCash = Math.min(cash, total);
    const paid =
      closedAt === null || total === 0
        ? []
        : [
            payment(first, inCash, ticket.openedAt, 0),
            payment(second, total - inCash + tip, closedAt, tip),
            ...sold.flatMap(line => (line.voided === null ? [] : [payment(second, -charge(line), line.voided.at, 0)])),
          ];
    return {
      ...ticket,
      revision: 1,
      number: 1,
      deviceId: 'terminal',
      closedAt,
      customer: null,
      payments: paid,
      events: [],
      ran: { menu: null, settings: null },
      total,
    };
  });

const dayAt = (instant: number, offset: number, from: number) => {
  const local = instant + offset * hour;
  return { day: new Date(local - from * hour).toISOString().slice(0, 10), hour: new Date(local).getUTCHours() };
};

const placeOf = (location: string, openedAt: number): TicketPlace => {
  const dayOf = (at: number) => (location === 'harbor' ? dayAt(at, 0, 4) : dayAt(at, -5, 0));
  return { location, ...dayOf(openedAt), dayOf };
};

/**
 * What tickets count for, sold by turns at two locations: at one days begin at 4:00 by the clock of UTC, the other is
 * five hours behind, with days from midnight.
 */
export const postingsAt = (tickets: readonly Ticket[]): readonly Posting[] =>
  tickets.flatMap((ticket, at) =>
    postingsOf(ticket, placeOf(at % 2 === 0 ? 'harbor' : 'market', ticket.deferred?.dueAt ?? ticket.openedAt)),
  );
