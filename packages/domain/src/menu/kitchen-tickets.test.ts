import { describe, expect, it } from 'vitest';
import { ticketPrinters } from './kitchen-tickets.ts';

const item = { printers: ['grill', 'cold'], stations: [] };
const route = (stationId: string, fromPrinterId: string, toPrinterId: string) => ({
  stationId,
  fromPrinterId,
  toPrinterId,
});

describe('the kitchen tickets of an item', () => {
  it.each([
    ['go to its printers', item, [], ['grill', 'cold']],
    ['go nowhere from a station that it leaves out', { ...item, stations: ['bar'] }, [], []],
    ['of its own station go to its printers', { ...item, stations: ['counter'] }, [], ['grill', 'cold']],
    ['are redirected from any station', item, [route('ANY', 'grill', 'pass')], ['pass', 'cold']],
    ['are redirected from this station only', item, [route('bar', 'grill', 'pass')], ['grill', 'cold']],
    ['are printed once where two printers become one', item, [route('counter', 'grill', 'cold')], ['cold']],
    ['follow the first route', item, [route('counter', 'grill', 'a'), route('ANY', 'grill', 'b')], ['a', 'cold']],
    ['stay where a route leads nowhere', item, [route('ANY', 'grill', '')], ['grill', 'cold']],
  ])('%s', (_, tickets, routes, printers) => {
    expect(ticketPrinters(tickets, routes, 'counter')).toEqual(printers);
  });
});
