import { readFileSync } from 'node:fs';
import type { SoldName, Ticket, TicketFee, TicketLine } from '@commissary/domain';

/** An order as guests of the sample company place it on a weekday, priced as a terminal prices it. */
export interface SampleOrder extends Pick<Ticket, 'channel' | 'orderType' | 'guests' | 'lines' | 'fees' | 'total'> {
  /** 0 = Sunday. */
  readonly weekday: number;
  /** On the clock of the location; from 24 on after midnight. */
  readonly hour: number;
  readonly tender: SoldName;
  /** Where it is delivered; null where it is not. */
  readonly zone: SoldName | null;
}

/** What most lines have is not written. */
export const plainLine = { quantity: 1, modifiers: [], offers: [], taxAdded: 0, taxIncluded: 0, voided: null };

/** A name by its place in the list of them. */
type Place = number;
interface WrittenLine extends Partial<Omit<TicketLine, 'item' | 'department' | 'size' | 'modifiers'>> {
  readonly item: Place;
  readonly department: Place;
  readonly size?: Place;
  readonly gross: number;
  readonly modifiers?: readonly (readonly [name: Place, quantity: number, cents: number])[];
}
interface WrittenOrder extends Omit<SampleOrder, 'orderType' | 'tender' | 'zone' | 'lines' | 'fees'> {
  readonly orderType?: Place;
  readonly tender: Place;
  readonly zone?: Place;
  readonly lines: readonly WrittenLine[];
  readonly fees?: readonly TicketFee[];
}
/** Written by a test, which compares it with what the sample company sells: `tests/sample/sample-orders.test.ts`. */
export interface WrittenOrders {
  readonly names: readonly (readonly [id: string, name: string])[];
  readonly orders: Readonly<Record<string, readonly WrittenOrder[]>>;
}

/** What is ordered at each location, weekday by weekday. */
export const readSampleOrders = (): ReadonlyMap<string, readonly SampleOrder[]> => {
  const file = readFileSync(new URL('./sample-orders.json', import.meta.url), 'utf8');
  const { names, orders } = JSON.parse(file) as WrittenOrders;
  return new Map(Object.entries(orders).map(([locationId, written]) => [locationId, ordersOf(written, names)]));
};

const ordersOf = (written: readonly WrittenOrder[], names: WrittenOrders['names']): readonly SampleOrder[] => {
  const called = (place: Place): SoldName => {
    const [id = '', name = ''] = names[place] ?? [];
    return { id, name };
  };
  const maybe = (place: Place | undefined): SoldName | null => (place === undefined ? null : called(place));
  return written.map(({ orderType, tender, zone, lines, fees = [], ...order }) => ({
    ...order,
    orderType: maybe(orderType),
    tender: called(tender),
    zone: maybe(zone),
    fees,
    lines: lines.map(({ item, department, size, modifiers = [], ...line }) => ({
      ...plainLine,
      ...line,
      modifiers: modifiers.map(([name, quantity, cents]) => ({ ...called(name), quantity, cents })),
      item: called(item),
      department: called(department),
      size: maybe(size),
    })),
  }));
};
