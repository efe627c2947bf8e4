import { documents, type LocationSettings, type Menu, orderSettings } from '@commissary/catalog';
import {
  leastLine,
  type Order,
  type OrderLine,
  type OrderPrice,
  plainDateTimeToInstant,
  prepareOrderPricing,
  priceOrder,
  type SoldName,
} from '@commissary/domain';
import { complete } from '@commissary/schema';
import { type SampleLocation, sampleLocations } from '../../apps/server/src/sample/locations.ts';
import { plainLine, type SampleOrder, type WrittenOrders } from '../../apps/server/src/sample/orders.ts';
import { seeded } from '../../apps/server/src/sample/seeded.ts';
import type { Context } from '../../apps/server/src/services/context/context.ts';
import { liveAt } from '../../apps/server/src/store/publishing/index.ts';
import { emptyOrder, type PricedDocuments } from '../../apps/terminal/src/order-pricing.ts';
import { feesOf, named, ticketLines } from '../../apps/terminal/src/tickets/sell.ts';

/** A week in which nothing special is: its Sunday. */
const sunday = Date.UTC(2026, 9, 4);
const weekday = [11, 12, 12, 13, 14, 17, 18, 18, 19, 19, 20, 21];
const hoursOf = ({ id }: SampleLocation, day: number): readonly number[] => {
  if (day === 0) return weekday.filter(hour => hour < 21);
  if (day < 5) return weekday;
  // The bar of Market Hall is open past midnight.
  return [...weekday, 15, 16, 18, 20, 22, ...(id === 'market-hall' ? [23, 24, 25] : [])];
};

/** Where the order types of the sample company are used. */
const kinds = [
  { upTo: 0.45, orderType: 5, channel: 'POS', isDelivered: false },
  { upTo: 0.6, orderType: 4, channel: 'POS', isDelivered: false },
  { upTo: 0.75, orderType: 2, channel: 'POS', isDelivered: false },
  { upTo: 0.87, orderType: 9, channel: 'ONLINE', isDelivered: false },
  { upTo: 1, orderType: 7, channel: 'ONLINE', isDelivered: true },
] as const;
const cash = 1;
const cards = [4, 5, 6];
/** The share of orders of which each is. */
const share = { cash: 0.28, coupon: 0.3, staffMeal: 0.04, two: 0.1 };

/** The orders of a week at each location with terminals, at the prices that are live there. */
export const makeSampleOrders = async (context: Context): Promise<ReadonlyMap<string, readonly SampleOrder[]>> => {
  const made = new Map<string, readonly SampleOrder[]>();
  for (const location of sampleLocations) {
    if (location.contact === null) continue;
    const published = await publishedAt(context, location.id);
    const orders = [0, 1, 2, 3, 4, 5, 6].flatMap(day =>
      hoursOf(location, day).map((hour, at) => orderAt(location, published, { weekday: day, hour }, at)),
    );
    made.set(location.id, orders);
  }
  return made;
};

const publishedAt = async ({ db, content }: Context, locationId: string): Promise<PricedDocuments> => {
  const live = await liveAt(db, [locationId]);
  const documentOf = async (kind: 'menu' | 'settings'): Promise<unknown> => {
    const manifest = live.find(one => one.kind === kind)?.manifest ?? '';
    return complete(documents[kind].field, (await content.documents(db, [manifest])).get(manifest));
  };
  const menu = (await documentOf('menu')) as Menu;
  const settings = (await documentOf('settings')) as LocationSettings;
  return { menu, settings, prepared: prepareOrderPricing(menu, orderSettings(settings)) };
};

type Moment = Pick<SampleOrder, 'weekday' | 'hour'>;

const orderAt = (location: SampleLocation, published: PricedDocuments, moment: Moment, at: number): SampleOrder => {
  const random = seeded(`${location.id} ${moment.weekday} ${moment.hour} ${at}`);
  const { settings, prepared } = published;
  const kind = kinds.find(({ upTo }) => random() < upTo) ?? kinds[0];
  const isDelivered = kind.isDelivered && location.products.includes('delivery');
  const type = settings.orderTypes.types.find(
    ({ id }) => id === (isDelivered || !kind.isDelivered ? kind.orderType : 9),
  );
  const card = cards[Math.floor(random() * cards.length)];
  const isCash = random() < share.cash && kind.channel === 'POS';
  const tender = settings.tenderTypes.find(({ id }) => id === (isCash ? cash : card));
  const { zones } = settings.deliveryArea;
  const zone = isDelivered ? zones[Math.floor(random() * zones.length)] : undefined;
  const people = kind.orderType === 5 ? 1 + Math.floor(random() * 4) : 1;
  const [hasCoupon, isStaffMeal] = [random() < share.coupon, random() < share.staffMeal];
  const order: Order = {
    ...emptyOrder,
    instant: instantAt(location.timeZone, moment),
    timeZone: location.timeZone,
    channel: kind.channel,
    orderType: type?.id ?? null,
    tenderType: tender?.id ?? null,
    deliveryZone: zone?.id ?? null,
    people,
    couponCodes: hasCoupon && kind.channel === 'ONLINE' ? ['WELCOME10'] : [],
    chosenOffers: isStaffMeal && kind.channel === 'POS' ? [{ id: 'staff-meal', cashierAmount: null }] : [],
  };
  const onSale = linesOnSale(published, order);
  const wanted = Array.from({ length: people + Math.floor(random() * 3) }, () => {
    // The first of the menu are ordered most.
    const line = onSale[Math.floor(onSale.length * random() ** 1.7)];
    return line === undefined ? [] : [{ ...line, quantity: random() < share.two ? 2 : 1 }];
  }).flat();
  const lines = wanted.length > 0 ? wanted : onSale.slice(0, 1);
  const price = priceOrder(prepared, { ...order, lines });
  if (!price.isPriced || type === undefined || tender === undefined)
    throw new Error(`No order can be placed at ${location.name}: ${JSON.stringify(price)}`);
  return {
    ...moment,
    channel: order.channel,
    orderType: named(type.id, type.customName || type.name),
    tender: named(tender.id, tender.name),
    zone: zone === undefined ? null : named(zone.id, zone.name),
    guests: people,
    lines: ticketLines(published, lines, price),
    fees: feesOf(published, price.steps),
    total: price.total,
  };
};

const instantAt = (zone: string, { weekday: day, hour }: Moment): number => {
  const date = new Date(sunday + (day + Math.floor(hour / 24)) * 86_400_000).toISOString().slice(0, 10);
  return plainDateTimeToInstant(`${date}T${String(hour % 24).padStart(2, '0')}:30`, zone);
};

/** Every size of every item that can be ordered there and then. */
const linesOnSale = ({ menu, prepared }: PricedDocuments, order: Order): readonly OrderLine[] =>
  menu.departments.flatMap(({ items }) =>
    items.flatMap(({ id }) => {
      const item = prepared.item(id);
      if (item === undefined) return [];
      const sizes = item.sizes.size === 0 ? [null] : [...item.sizes.values()].map(size => size.id);
      const lines = sizes.map(size => leastLine(prepared, item, size, order));
      return lines.filter(line => isSold(priceOrder(prepared, { ...order, chosenOffers: [], lines: [line] })));
    }),
  );

const isSold = (price: OrderPrice | { readonly isPriced: false }): boolean => price.isPriced && price.subtotal > 0;

/** As the product keeps them: names once, and of a line what is not as usual. */
export const writtenOrders = (made: ReadonlyMap<string, readonly SampleOrder[]>): string => {
  const places = new Map<string, number>();
  const placeOf = ({ id, name }: SoldName): number => {
    const key = JSON.stringify([id, name]);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const usual = new Map(Object.entries(plainLine).map(([key, value]) => [key, JSON.stringify(value)]));
  const lineOf = ({ item, department, size, gross, modifiers, ...line }: SampleOrder['lines'][number]) => ({
    item: placeOf(item),
    department: placeOf(department),
    ...(size !== null && { size: placeOf(size) }),
    gross,
    ...(modifiers.length > 0 && {
      modifiers: modifiers.map(one => [placeOf(one), one.quantity, one.cents] as const),
    }),
    ...Object.fromEntries(Object.entries(line).filter(([key, value]) => usual.get(key) !== JSON.stringify(value))),
  });
  const lists = [...made].map(([location, orders]) => {
    const lines = orders.map(({ orderType, tender, zone, fees, lines, ...order }) =>
      JSON.stringify({
        ...order,
        ...(orderType !== null && { orderType: placeOf(orderType) }),
        tender: placeOf(tender),
        ...(zone !== null && { zone: placeOf(zone) }),
        ...(fees.length > 0 && { fees }),
        lines: lines.map(lineOf),
      } satisfies WrittenOrders['orders'][string][number]),
    );
    return `${JSON.stringify(location)}: [\n${lines.join(',\n')}\n]`;
  });
  return `{"names": [\n${[...places.keys()].join(',\n')}\n],\n"orders": {\n${lists.join(',\n')}\n}}\n`;
};
