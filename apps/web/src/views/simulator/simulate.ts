import { type Menu, orderSettings } from '@commissary/catalog';
import {
  leastLine,
  menuDifferences,
  type Order,
  type OrderLine,
  type PreparedPricing,
  prepareOrderPricing,
  type ShownDifference,
  type ShownMenu,
  type Surface,
  shownMenu,
  surfaces,
  type Viewing,
} from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import { emptyOrder } from '../surfaces/index.ts';
import type { SimulatedDocuments } from './use-simulated-documents.ts';
import type { Simulation } from './use-simulation.ts';

/** What is simulated besides the documents. */
export type Asked = Pick<Viewing, 'instant' | 'timeZone' | 'orderType' | 'station'>;

export type ShownMenus = Readonly<Record<Surface, ShownMenu>>;

/** The documents of a location, prepared for orders. */
export const preparedOf = memoByIdentity(
  ({ menu, settings }: SimulatedDocuments): PreparedPricing => prepareOrderPricing(menu, orderSettings(settings)),
);

/** What each surface shows. */
export const shownMenus = (documents: SimulatedDocuments, asked: Asked): ShownMenus => {
  const prepared = preparedOf(documents);
  const on = (surface: Surface): ShownMenu =>
    shownMenu(documents.menu, prepared, documents.settings, {
      ...asked,
      ...{ surface, station: surface === 'ONLINE' ? null : asked.station },
    });
  return { POS: on('POS'), KIOSK: on('KIOSK'), ONLINE: on('ONLINE') };
};

/** A difference on one or several surfaces, with its number. */
export interface NumberedDifference extends ShownDifference {
  readonly key: string;
  readonly number: number;
  readonly surfaces: readonly Surface[];
}

/** Numbers what differs between what is live and what is simulated; the same difference on several surfaces is one. */
export const numberedDifferences = (live: ShownMenus, shown: ShownMenus): readonly NumberedDifference[] => {
  const found = surfaces.flatMap(surface =>
    menuDifferences(live[surface], shown[surface]).map(difference => ({ surface, difference })),
  );
  const alike = Map.groupBy(found, ({ difference }) => JSON.stringify(difference));
  return [...alike.values()].flatMap((same, at) => {
    const [first] = same;
    if (first === undefined) return [];
    const { difference } = first;
    const key = `${difference.type} ${difference.id}`;
    return [{ ...difference, key, number: at + 1, surfaces: same.map(({ surface }) => surface) }];
  });
};

/** Whoever orders: how many people, and of a guest who is known how many orders had each limited offer today. */
type Guests = Pick<Simulation, 'people' | 'guestUses'>;

export const orderOn = (
  surface: Surface,
  asked: Asked,
  { people, guestUses }: Guests,
  lines: readonly OrderLine[],
  menu: Menu,
): Order => ({
  ...emptyOrder,
  ...{ instant: asked.instant, timeZone: asked.timeZone, orderType: asked.orderType, people, lines },
  channel: surface === 'ONLINE' ? 'ONLINE' : 'POS',
  guest: guestUses === null ? null : { usedOffers: limitedOffers(menu).map(({ id }) => ({ id, orders: guestUses })) },
});

/** The offers that are limited per guest and day. [RULE.simulate.12] */
export const limitedOffers = ({ offers }: Pick<Menu, 'offers'>): Menu['offers'] =>
  offers.filter(({ validity }) => validity.guestDailyLimit.enabled);

/** The lines of an order with one more item, in a size or its first: one more of an equal line, or the least of it. */
export const withItem = (
  prepared: PreparedPricing,
  order: Order,
  id: OrderLine['item'],
  asked: OrderLine['size'],
): readonly OrderLine[] => {
  const item = prepared.item(id);
  if (item === undefined) return order.lines;
  const [first = null] = item.sizes.values();
  const size = item.sizes.get(String(asked)) ?? first;
  const line = leastLine(prepared, item, size?.id ?? null, order);
  const known = order.lines.findIndex(one => JSON.stringify({ ...one, quantity: 1 }) === JSON.stringify(line));
  return known < 0
    ? [...order.lines, line]
    : order.lines.map((one, at) => (at === known ? { ...one, quantity: one.quantity + 1 } : one));
};
