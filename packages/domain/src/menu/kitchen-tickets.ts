import { lets, restrictionTo } from '../restriction.ts';

type Id = string | number;

/** How the tickets of an item are printed, as a menu stores it: the printers, and the stations, or any when empty. */
export interface KitchenTickets {
  readonly printers: readonly Id[];
  readonly stations: readonly Id[];
}

/** Redirects the tickets of a station, or of `ANY`, from one printer to another. */
export interface TicketRoute {
  readonly stationId: Id;
  readonly fromPrinterId: Id;
  readonly toPrinterId: Id;
}

/** Returns the kitchen printers of an item that is ordered at a station, each once. The first route that fits counts. */
export const ticketPrinters = (
  { printers, stations }: KitchenTickets,
  routes: readonly TicketRoute[],
  station: Id,
): readonly Id[] => {
  if (!lets(restrictionTo(stations), [station])) return [];
  const fits = ({ stationId }: TicketRoute) => stationId === 'ANY' || isSame(stationId, station);
  const sent = printers.map(
    printer =>
      routes.find(route => fits(route) && isSame(route.fromPrinterId, printer) && route.toPrinterId !== '')
        ?.toPrinterId ?? printer,
  );
  return sent.filter((printer, index) => sent.findIndex(one => isSame(one, printer)) === index);
};

const isSame = (a: Id, b: Id): boolean => String(a) === String(b);
