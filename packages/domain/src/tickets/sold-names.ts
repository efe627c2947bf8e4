import type { Dimension } from './posting.ts';
import type { SoldName, Ticket } from './ticket.ts';

/** What ids of postings are called, by what they can be broken down by. */
export type SoldNames = ReadonlyMap<Dimension, ReadonlyMap<string, string>>;

/**
 * Returns the names on tickets. What was renamed has that of the ticket that was opened last: postings have ids alone, so
 * that it stays one row.
 *
 * @public
 */
export const soldNames = (tickets: Iterable<Ticket>): SoldNames => {
  const names = new Map<Dimension, Map<string, string>>();
  for (const ticket of [...tickets].sort(byOpening))
    for (const [dimension, { id, name }] of namedIn(ticket)) {
      const known = names.get(dimension) ?? new Map<string, string>();
      names.set(dimension, known.set(id, name));
    }
  return names;
};

const byOpening = (a: Ticket, b: Ticket): number => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1);

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
