import type { Dimension } from './posting.ts';
import type { SoldName, Ticket } from './ticket.ts';

/** What ids of postings are called, and since when; by what they can be broken down by. */
export type SoldNames = ReadonlyMap<Dimension, ReadonlyMap<string, NameAt>>;

/**
 * Returns the names on tickets, added to those of others. What was renamed has the name of the ticket that was opened
 * last: postings have ids alone, so that it stays one row.
 *
 * @public
 */
export const addNames = (before: SoldNames, tickets: Iterable<Ticket>): SoldNames => {
  const called = function* (): Iterable<Called> {
    for (const ticket of tickets)
      for (const [dimension, { id, name }] of namedIn(ticket)) yield [dimension, id, { name, at: ticket.openedAt }];
  };
  return withNames(before, called());
};

/**
 * Returns the names of all of them, those on the newest tickets.
 *
 * @public
 */
export const joinNames = (all: Iterable<SoldNames>): SoldNames => {
  const called = function* (): Iterable<Called> {
    for (const one of all)
      for (const [dimension, names] of one) for (const [id, name] of names) yield [dimension, id, name];
  };
  return withNames(new Map(), called());
};

export interface NameAt {
  readonly name: string;
  readonly at: number;
}
type Called = readonly [Dimension, id: string, NameAt];

const withNames = (before: SoldNames, more: Iterable<Called>): SoldNames => {
  const names = new Map([...before].map(([dimension, called]) => [dimension, new Map(called)]));
  for (const [dimension, id, next] of more) {
    const called = names.get(dimension) ?? new Map<string, NameAt>();
    names.set(dimension, called);
    const known = called.get(id);
    const isNewer = known === undefined || next.at > known.at;
    // Of two names at once the same one counts, whichever came first.
    if (isNewer || (next.at === known.at && next.name < known.name)) called.set(id, next);
  }
  return names;
};

const namedIn = (ticket: Ticket): readonly (readonly [Dimension, SoldName])[] => {
  const { orderType, server, delivery, lines, fees, payments } = ticket;
  const all: readonly (readonly [Dimension, SoldName | null | undefined])[] = [
    ['orderType', orderType],
    ['server', server],
    ['driver', delivery?.driver],
    ['zone', delivery?.zone],
    ...lines.flatMap(({ department, item, size, offers }) => [
      ['department', department] as const,
      ['item', item] as const,
      ['size', size] as const,
      ...offers.map(offer => ['offer', offer] as const),
    ]),
    ...fees.map(fee => ['fee', fee] as const),
    ...payments.map(({ tender }) => ['tender', tender] as const),
  ];
  return all.flatMap(([dimension, named]) => (named ? [[dimension, named] as const] : []));
};
