import { formatMoney } from '@commissary/schema';
import type { TestTicket, TestTicketItem } from './test-ticket.ts';

const WIDTH = 44;
const SLOT_INDENT = '  ';

/** A test ticket as lines of text: prices, taxes, total, and where each item prints. */
export const ticketPage = (ticket: TestTicket): string => {
  const { location, orderType, station, receipt, lines, subtotal, offers, taxes, fees, total } = ticket;
  const added = taxes.filter(tax => tax.added !== '0.00');
  const included = taxes.filter(tax => tax.included !== '0.00');
  return [
    `TEST TICKET, ${location}`,
    [orderType, station].filter(Boolean).join(', '),
    '',
    ...lines.flatMap(line => [row(sized(line), line.price), ...line.slots.map(one => `${SLOT_INDENT}${sized(one)}`)]),
    row('Subtotal', subtotal),
    ...offers.map(({ name, off }) => row(name, `-${off}`)),
    ...added.map(tax => row(tax.name, tax.added)),
    ...(fees === '0.00' ? [] : [row('Fees', fees)]),
    row('Total', total),
    ...included.map(tax => row(`${tax.name} (in the prices)`, tax.included)),
    '',
    `Receipt: ${receipt ?? 'no printer at this station'}`,
    ...lines.flatMap(line => [printed(line), ...line.slots.map(one => `${SLOT_INDENT}${printed(one)}`)]),
    '',
    'Nothing was sold or sent.',
  ].join('\n');
};

const sized = ({ name, size }: TestTicketItem): string => (size === null ? name : `${name}, ${size}`);

const printed = ({ name, kitchen }: TestTicketItem): string => `${name}: ${kitchen.join(', ') || 'no kitchen ticket'}`;

/** Words and an amount, at the two ends of a line. */
export const row = (words: string, amount: string): string => {
  const price = formatMoney(amount);
  return `${words.padEnd(WIDTH - price.length - 1)} ${price}`;
};
