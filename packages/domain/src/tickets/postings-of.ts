import type { Amounts, Posting } from './posting.ts';
import type { Ticket, TicketFee, TicketLine, TicketPayment } from './ticket.ts';

/** A business day (2026-11-27) and an hour on the clock of a location. */
interface DayAndHour {
  readonly day: string;
  readonly hour: number;
}

/** Where a ticket counts, as it was stored when it arrived: clocks and settings that change later move no sale. */
export interface TicketPlace extends DayAndHour {
  readonly location: string;
  /** The same of what happened after the close. */
  readonly dayOf: (instant: number) => DayAndHour;
}

/**
 * Returns everything that a ticket counts for, day by day: the only place that decides it. Every total, report and rollup
 * is a sum of postings, so no two of them disagree.
 *
 * What happens to a ticket after its close (a line taken off, money given back) counts on its own day, and never before
 * the day of the ticket.
 *
 * @public
 */
export const postingsOf = (ticket: Ticket, { location, dayOf, ...moment }: TicketPlace): readonly Posting[] => {
  const { delivery } = ticket;
  const shared = {
    location,
    channel: ticket.channel,
    orderType: ticket.orderType?.id ?? null,
    server: ticket.server?.id ?? null,
    fulfillment: delivery === null ? 'ON_SITE' : 'DELIVERY',
    driver: delivery?.driver?.id ?? null,
    zone: delivery?.zone?.id ?? null,
  };
  const onDay = ({ day, hour }: DayAndHour) => ({ ...shared, day, month: day.slice(0, 7), hour });
  const own = onDay(moment);
  const lateDay = (at: number) => {
    const late = dayOf(at);
    return late.day < moment.day ? own : onDay(late);
  };

  const ofLine = (line: TicketLine): readonly Posting[] => {
    const { voided, department, item, size } = line;
    const what = { department: department.id, item: item.id, size: size?.id ?? null };
    const sold = (sign: 1 | -1, day: typeof own) => saleOf(line, sign, { ...day, ...what });
    if (voided === null) return sold(1, own);
    const tookOff = (day: typeof own): Posting => ({ of: { ...day, ...what }, amounts: { voids: netOf(line) } });
    if (!isAfterClose(ticket, voided.at)) return [tookOff(own)];
    const day = lateDay(voided.at);
    return [...sold(1, own), ...sold(-1, day), tookOff(day)];
  };
  const ofPayment = (payment: TicketPayment): Posting => {
    const { tender, at, cents, tip } = payment;
    const isRefund = cents < 0 && isAfterClose(ticket, at);
    return {
      of: { ...(isRefund ? lateDay(at) : own), tender: tender.id },
      amounts: { tenders: cents, givenTips: tip, refunds: isRefund ? -cents : 0 },
    };
  };

  return [
    ...ticket.lines.flatMap(ofLine),
    ...ticket.fees.map(fee => ({ of: { ...own, fee: fee.id }, amounts: { [amountOfFee(fee)]: fee.cents } })),
    ...ticket.payments.map(ofPayment),
    ...(isEmpty(ticket) ? [] : [{ of: own, amounts: checkOf(ticket) }]),
  ];
};

const isAfterClose = ({ closedAt }: Ticket, at: number): boolean => closedAt !== null && at > closedAt;

/** Prices without the tax that they contain, without any offer. */
const netOf = ({ gross, taxIncluded, offers }: TicketLine): number =>
  offers.reduce((rest, { cents }) => rest - cents, gross - taxIncluded);

const saleOf = (line: TicketLine, sign: 1 | -1, of: Posting['of']): readonly Posting[] => {
  const lower = line.offers.reduce((sum, offer) => (offer.isLowerSale ? sum + offer.cents : sum), 0);
  return [
    {
      of,
      amounts: {
        quantity: sign * Math.round(line.quantity * 1_000),
        gross: sign * (line.gross - line.taxIncluded - lower),
        tax: sign * (line.taxAdded + line.taxIncluded),
      },
    },
    ...line.offers.map(({ id, cents, isLowerSale }) => ({
      of: { ...of, offer: id },
      amounts: { [isLowerSale ? 'lowerSales' : 'discounts']: sign * cents },
    })),
  ];
};

/** A gratuity that was added by itself goes to the staff: it is a tip, whatever the settings say of sales. */
const amountOfFee = ({ kind, isOutsideSales }: TicketFee) => {
  if (kind === 'GRATUITY') return 'gratuities';
  return isOutsideSales ? 'feesOutsideSales' : 'salesFees';
};

/** Nothing was sold and nothing paid: a ticket that was opened by mistake, or all of whose lines were taken off in time. */
const isEmpty = (ticket: Ticket): boolean =>
  ticket.fees.length === 0 &&
  ticket.payments.length === 0 &&
  ticket.lines.every(({ voided }) => voided !== null && !isAfterClose(ticket, voided.at));

const checkOf = ({ guests, delivery }: Ticket): Amounts => ({
  checks: 1,
  guests,
  ...(delivery !== null && { deliveries: 1 }),
  ...(delivery?.outAt != null &&
    delivery.deliveredAt !== null && { delivered: 1, deliveryMs: delivery.deliveredAt - delivery.outAt }),
});
