import type { Ticket, TicketLine } from './ticket.ts';

/** Whether the total of a ticket is that of its parts and, once it is closed, what was paid without tips. */
export const isSumRight = ({ lines, fees, payments, total, closedAt }: Ticket): boolean => {
  const charged =
    sum(lines.filter(({ voided }) => voided === null).map(chargedOf)) + sum(fees.map(({ cents }) => cents));
  const paid = sum(payments.map(({ cents, tip }) => cents - tip));
  return total === charged && (closedAt === null || paid === charged);
};

const chargedOf = ({ gross, offers, taxAdded }: TicketLine): number =>
  gross - sum(offers.map(({ cents }) => cents)) + taxAdded;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
