import fc from 'fast-check';
import type { Ticket, TicketLine } from '../tickets/ticket.ts';

/** A ticket of one line that was ordered and paid at a time, with everything in order. */
export const ticketOf = (id: string, at: number, more: Partial<Ticket> = {}): Ticket => {
  const line: TicketLine = {
    item: { id: 'i1', name: 'Margherita' },
    department: { id: 'd1', name: 'Pizza' },
    size: { id: 's1', name: 'Large' },
    quantity: 2,
    gross: 2400,
    modifiers: [{ id: 'm1', name: 'Olives', quantity: 1, cents: 200 }],
    offers: [{ id: 'o1', name: 'Lunch', cents: 400, isLowerSale: false }],
    taxAdded: 160,
    taxIncluded: 0,
    voided: null,
  };
  return {
    id,
    revision: 1,
    number: 7,
    deviceId: 'till',
    channel: 'POS',
    orderType: { id: '1', name: 'Dine in' },
    openedAt: at,
    deferred: null,
    closedAt: at,
    server: { id: 'p1', name: 'Sam Hill' },
    guests: 2,
    customer: { name: 'Dana Reed', phone: '(312) 555-0142' },
    lines: [line],
    fees: [{ id: 'f1', name: 'Service', kind: 'SERVICE', cents: 100, isOutsideSales: false }],
    payments: [{ tender: { id: 't1', name: 'Card' }, at, cents: 2560, tip: 300, last4: '4242' }],
    delivery: null,
    events: [
      { at, kind: 'OPENED', by: { id: 'p1', name: 'Sam Hill' } },
      { at, kind: 'CLOSED', by: null },
    ],
    ran: { menu: { epoch: 'e1', sequence: 4 }, settings: { epoch: 'e1', sequence: 4 } },
    total: 2260,
    ...more,
  };
};

/** The check digit behind the digits of a card. */
export const checkDigit = (digits: string): string => {
  for (let last = 0; last < 10; last += 1) {
    let sum = last;
    for (let at = digits.length - 1, isDoubled = true; at >= 0; at -= 1, isDoubled = !isDoubled) {
      const value = Number(digits[at]) * (isDoubled ? 2 : 1);
      sum += Math.floor(value / 10) + (value % 10);
    }
    if (sum % 10 === 0) return String(last);
  }
  throw new Error('no digit fits');
};

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

/** Numbers of cards: 13 to 19 digits. */
export const cardNumber = fc
  .integer({ min: 11, max: 17 })
  .chain(length => fc.tuple(fc.constantFrom(...'23456'), digits(length)))
  .map(([first, rest]) => `${first}${rest}${checkDigit(first + rest)}`);
