import type { SoldName, Ticket } from '@commissary/domain';
import { type SampleLocation, sampleLocations } from './locations.ts';
import type { SampleOrder } from './orders.ts';
import { instantAt } from './sample-instant.ts';
import { seeded } from './seeded.ts';
import { workersOn } from './shifts.ts';

/** What a terminal of a location sent at once. */
export interface SampleBatch {
  readonly sentAt: number;
  readonly tickets: readonly Ticket[];
}

const [minuteMs, hourMs] = [60_000, 3_600_000];
/** Holidays of the sample company: nothing is sold. */
export const isHoliday = (day: string): boolean => /-(11-26|12-25)$/.test(day);
/** The terminal at the bar of this location was without a network on two days, and sent what it had sold on a third. */
const late = { location: 'old-mill', device: 'bar', daysAgo: [9, 8], until: 6 };
/** Tickets whose total is not that of their parts. */
const wrongTotals: readonly string[] = ['alameda 3', 'elm-st 12'];

/** The shares of tickets at which something happens. */
const share = { sold: 0.88, refunded: 0.015, voided: 0.03, known: 0.25, split: 0.06, atBar: 0.25, tipped: 0.85 };

/**
 * What a location sold on a business day until now, in the batches in which its terminals sent it; the same whenever it is
 * asked. What is sold after the last contact of its terminals, the server does not know yet.
 */
export const sampleTickets = (
  location: SampleLocation,
  orders: readonly SampleOrder[],
  { day, daysAgo, now }: { readonly day: string; readonly daysAgo: number; readonly now: number },
): readonly SampleBatch[] => {
  if (location.contact === null || isHoliday(day)) return [];
  const heard = heardUntil(location, now);
  const random = seeded(`${location.id} ${day}`);
  const weekday = new Date(day).getUTCDay();
  const tickets = orders
    .filter(order => order.weekday === weekday)
    .map((order, at) => ticketOf(location, order, { day, number: at + 1, heard }, random))
    .filter(ticket => ticket !== null);
  const [first, ...others] = tickets;
  const sold =
    first !== undefined && wrongTotals.includes(`${location.id} ${daysAgo}`)
      ? [{ ...first, total: first.total + 100 }, ...others]
      : tickets;
  const isLate = ({ deviceId }: Ticket): boolean =>
    location.id === late.location && deviceId.endsWith(late.device) && late.daysAgo.includes(daysAgo);
  const batches = [sold.filter(ticket => !isLate(ticket)), sold.filter(isLate)];
  return batches.flatMap((sent, at): SampleBatch[] => {
    const last = Math.max(...sent.map(lastTime)) + minuteMs;
    const delayed = at === 0 ? 0 : (daysAgo - late.until) * 24 * hourMs;
    return sent.length === 0 ? [] : [{ sentAt: Math.min(now, last + delayed), tickets: sent }];
  });
};

/** Until when terminals of a location have told anything. */
export const heardUntil = ({ contact }: SampleLocation, now: number): number => now - (contact ?? 0) * hourMs;

const lastTime = ({ openedAt, events }: Ticket): number => Math.max(openedAt, ...events.map(({ at }) => at));

interface Moment {
  readonly day: string;
  readonly number: number;
  /** Nothing later is known. */
  readonly heard: number;
}

/** Draws as many numbers whatever time it is: what was sold does not change while the day goes on. */
const ticketOf = (
  location: SampleLocation,
  order: SampleOrder,
  { day, number, heard }: Moment,
  random: () => number,
): Ticket | null => {
  const drawn = Array.from({ length: 14 }, random);
  const [isSold = 0, minute = 0, staff = 0, guest = 0, length = 0, tip = 0, luck = 0, voids = 0] = drawn;
  const [isKnown = 0, split = 0, isTipped = 0, device = 0, driver = 0, way = 0] = drawn.slice(8);
  const openedAt = instantAt(location.timeZone, day, order.hour, Math.floor(minute * 60));
  if (isSold > share.sold || openedAt > heard) return null;
  const server = order.channel === 'ONLINE' ? null : oneOf(working(location.id, day, takingOrders), staff);
  const closes = openedAt + Math.round((order.guests > 1 ? 35 + length * 50 : 6 + length * 12) * minuteMs);
  const closedAt = closes > heard ? null : closes;
  const { lines, total } = withVoid(order, { by: server, at: openedAt + 5 * minuteMs }, voids < share.voided);
  const outAt = openedAt + 15 * minuteMs;
  const ticket: Ticket = {
    id: `${day.replaceAll('-', '')}-${String(number).padStart(3, '0')}`,
    revision: 1,
    number,
    deviceId: `${location.id}-${device < share.atBar ? 'bar' : 'counter'}`,
    channel: order.channel,
    orderType: order.orderType,
    openedAt,
    deferred: null,
    closedAt,
    server,
    guests: order.guests,
    customer: order.channel === 'ONLINE' || isKnown < share.known ? oneOf(guests, guest) : null,
    lines,
    fees: order.fees,
    payments: closedAt === null ? [] : paymentsOf(order, { total, at: closedAt, tip, split, isTipped }),
    delivery:
      order.zone === null
        ? null
        : {
            zone: order.zone,
            driver: oneOf(working(location.id, day, driving), driver),
            outAt: closedAt === null ? null : outAt,
            deliveredAt: closedAt === null ? null : outAt + Math.round((9 + way * 26) * minuteMs),
          },
    events: [
      { at: openedAt, kind: 'OPENED', by: server },
      ...(closedAt === null ? [] : [{ at: closedAt, kind: 'CLOSED' as const, by: server }]),
    ],
    ran: { menu: null, settings: null },
    total,
  };
  return luck < share.refunded ? refunded(ticket, heard) : ticket;
};

const oneOf = <T>(all: readonly T[], drawn: number): T | null => all[Math.floor(drawn * all.length)] ?? null;

/** The last of several lines was taken off before it was paid; a fee could depend on it. */
const withVoid = (
  { lines, fees, total }: SampleOrder,
  by: { readonly by: SoldName | null; readonly at: number },
  isVoided: boolean,
): Pick<Ticket, 'lines' | 'total'> => {
  const last = lines.at(-1);
  if (!isVoided || last === undefined || lines.length < 2 || fees.length > 0) return { lines, total };
  const rest = lines.slice(0, -1);
  return { lines: [...rest, { ...last, voided: { ...by, reason: 'Entered twice' } }], total: total - chargedOf(last) };
};

const chargedOf = ({ gross, offers, taxAdded }: Ticket['lines'][number]): number =>
  offers.reduce((rest, { cents }) => rest - cents, gross + taxAdded);

interface Paid {
  readonly total: number;
  readonly at: number;
  /** From 0 to below 1. */
  readonly tip: number;
  readonly split: number;
  readonly isTipped: number;
}

const cash: SoldName = { id: '1', name: 'Cash' };

const paymentsOf = ({ tender }: SampleOrder, { total, at, tip, split, isTipped }: Paid): Ticket['payments'] => {
  const isCard = tender.id !== cash.id;
  const inCash = isCard && split < share.split ? Math.floor(total / 2) : 0;
  const tipped = isCard && isTipped < share.tipped ? Math.round(total * (0.12 + tip * 0.12)) : 0;
  const last4 = isCard ? String(1_000 + Math.floor(split * 9_000)) : null;
  return [
    ...(inCash > 0 ? [{ tender: cash, at, cents: inCash, tip: 0, last4: null }] : []),
    { tender, at, cents: total - inCash + tipped, tip: tipped, last4 },
  ];
};

/** On the next day its first line is taken off, and given back. */
const refunded = (ticket: Ticket, heard: number): Ticket => {
  const [first, ...others] = ticket.lines;
  const payment = ticket.payments.at(-1);
  const at = ticket.openedAt + 20 * hourMs;
  if (first === undefined || first.voided !== null || payment === undefined) return ticket;
  if (at > heard || ticket.fees.length > 0 || ticket.payments.length > 1) return ticket;
  const by = ticket.server;
  const cents = chargedOf(first);
  return {
    ...ticket,
    revision: 2,
    lines: [{ ...first, voided: { at, by, reason: 'Guest complaint' } }, ...others],
    payments: [...ticket.payments, { ...payment, at, cents: -cents, tip: 0 }],
    events: [...ticket.events, { at, kind: 'REFUNDED', by }],
    total: ticket.total - cents,
  };
};

/** Cashiers, managers and servers take orders. */
const takingOrders = ['1', '3', '4'];
const driving = ['2'];

/** Who works in one of these jobs on a day. */
const working = (locationId: string, day: string, jobTypes: readonly string[]): readonly SoldName[] =>
  workersOn(locationId, day).flatMap(({ id, name, jobTypeId }) => (jobTypes.includes(jobTypeId) ? [{ id, name }] : []));

/** Whoever is known, by names and numbers that nobody has. */
const guests = [
  'Abel Stone',
  'Bianca Ross',
  'Cyrus Lane',
  'Daphne Woods',
  'Edmund Price',
  'Flora Banks',
  'Gilbert Moss',
  'Hazel Reed',
  'Ivan Marsh',
  'Joyce Field',
  'Karl Winter',
  'Lydia Brooks',
  'Milo Sands',
  'Nadia Frost',
  'Otis Hill',
  'Paula Rivers',
].map((name, at) => ({ name, phone: `31255501${String(20 + at)}` }));

/** The locations that sell. */
export const sellingLocations: readonly SampleLocation[] = sampleLocations.filter(({ contact }) => contact !== null);
