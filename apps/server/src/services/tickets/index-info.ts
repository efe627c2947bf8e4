import { arrivedTickets } from '../../store/tickets/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ticketLocations } from './ticket-locations.ts';

const pageSize = 50;

/** What has arrived from each location that an engineer reaches, by name. */
export const readIndexInfo = async (context: RequestContext, after?: string) => {
  const locations = await ticketLocations(context, undefined, 'engineering');
  const from = after === undefined ? 0 : locations.findIndex(({ id }) => id === after) + 1;
  const page = locations.slice(from, from + pageSize);
  const arrived = new Map(
    (
      await arrivedTickets(
        context.db,
        page.map(({ id }) => id),
      )
    ).map(one => [one.locationId, one]),
  );
  return {
    locations: page.map(({ id, name }) => {
      const one = arrived.get(id);
      return {
        ...{ locationId: id, name, tickets: one?.tickets ?? 0 },
        ...{ firstDay: one?.firstDay ?? null, lastDay: one?.lastDay ?? null },
        ...{ lastReceivedAt: one?.lastReceivedAt?.getTime() ?? null, delayMs: one?.delayMs ?? null },
      };
    }),
    next: locations.length > from + pageSize ? (page.at(-1)?.id ?? null) : null,
  };
};
