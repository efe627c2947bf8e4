import { documents, type LocationSettings, type Menu, type MenuDepartment, type MenuItem } from '@commissary/catalog';
import {
  fromCents,
  leastLine,
  type Order,
  type OrderedItem,
  type OrderLine,
  type PreparedPricing,
  priceOrder,
  ticketPrinters,
} from '@commissary/domain';
import { inheritedAt, memberPath, valueAt } from '@commissary/schema';
import type { Configuration } from './configuration.ts';
import { emptyOrder, type PricedDocuments, pricedDocuments } from './order-pricing.ts';

/** An item on a test ticket: of a line, or in a slot of a combo. */
export interface TestTicketItem {
  readonly name: string;
  /** The size that was taken, where the item has sizes. */
  readonly size: string | null;
  /** The kitchen printers on which it prints, with the printer behind each. */
  readonly kitchen: readonly string[];
}

export interface TestTicketLine extends TestTicketItem {
  readonly price: string;
  /** What fills the slots of a combo. */
  readonly slots: readonly TestTicketItem[];
}

/** An order as this terminal would take it now, by what is published and nothing else. */
export interface TestTicket {
  readonly location: string;
  readonly orderType: string;
  readonly station: string | null;
  /** The printer of the receipt; null where the station has none. */
  readonly receipt: string | null;
  readonly lines: readonly TestTicketLine[];
  readonly subtotal: string;
  readonly offers: readonly { readonly name: string; readonly off: string }[];
  readonly taxes: readonly { readonly name: string; readonly added: string; readonly included: string }[];
  readonly fees: string;
  readonly total: string;
}

/** At most so many items, one of each department. */
const MOST_LINES = 4;

/** Returns an order of the first item on sale of each department; null before a menu and settings were published. */
export const testTicket = (configuration: Configuration, now: number): TestTicket | null => {
  const { location } = configuration;
  const documents = pricedDocuments(configuration);
  if (documents === null || location === null) return null;
  const { menu, settings, prepared } = documents;
  const station = settings.stations[0];
  const orderType = settings.orderTypes.types.find(({ activePOS, code }) => activePOS && code !== '');
  const empty: Order = {
    ...emptyOrder,
    ...{ instant: now, timeZone: location.timeZone, orderType: orderType?.id ?? null },
  };
  const sold = menu.departments
    .flatMap(department => firstSold(prepared, department, empty) ?? [])
    .slice(0, MOST_LINES);
  const price = priceOrder(prepared, { ...empty, lines: sold });
  if (!price.isPriced) return null;
  return {
    location: location.name,
    orderType: orderType === undefined ? '' : orderType.customName || orderType.name,
    station: station?.name ?? null,
    receipt: station === undefined ? null : physicalName(settings, station.printerId),
    lines: sold.map((line, at) => ({
      ...ticketItem(documents, line, station?.id),
      price: fromCents(price.lines[at]?.price ?? 0),
      slots: line.slots.map(one => ticketItem(documents, one, station?.id)),
    })),
    subtotal: fromCents(price.subtotal),
    offers: price.offers.map(({ id, cents }) => ({ name: nameIn(menu.offers, id), off: fromCents(cents) })),
    taxes: price.taxes.flatMap(({ id, added, included }) => {
      const name = menu.taxStructures.find(one => isSame(one.id, id))?.name ?? '';
      return added === 0 && included === 0 ? [] : [{ name, added: fromCents(added), included: fromCents(included) }];
    }),
    fees: fromCents(price.fees),
    total: fromCents(price.total),
  };
};

/** The least of the first item that can be ordered, of its first size where it has sizes. */
const firstSold = (prepared: PreparedPricing, department: MenuDepartment, order: Order): OrderLine | undefined => {
  for (const item of department.items) {
    const found = prepared.item(item.id);
    if (found === undefined) continue;
    const [size = null] = found.sizes.values();
    const line = leastLine(prepared, found, size?.id ?? null, order);
    if (priceOrder(prepared, { ...order, lines: [line] }).isPriced) return line;
  }
  return undefined;
};

/** An item as it is printed: on the kitchen printers that it says itself, wherever on a ticket it is. [RULE.combo.09] */
const ticketItem = (
  { menu, settings }: PricedDocuments,
  { item: id, size }: OrderedItem,
  station: string | number | undefined,
): TestTicketItem => {
  const department = menu.departments.find(({ items }) => items.some(one => isSame(one.id, id)));
  const item = department?.items.find(one => isSame(one.id, id));
  if (department === undefined || item === undefined) throw new Error(`an ordered item ${id} is not on the menu`);
  const options = department.styles.flatMap(style => style.options);
  const tickets = inheritanceOf(menu, department, item)('printing/kitchen');
  return {
    name: item.info.name,
    size: size === null ? null : (options.find(one => isSame(one.id, size))?.name ?? null),
    kitchen: printersOf(settings, tickets as MenuDepartment['printing']['kitchen'], station),
  };
};

const isSame = (a: string | number, b: string | number): boolean => String(a) === String(b);

const nameIn = (offers: Menu['offers'], id: string | number): string =>
  offers.find(one => isSame(one.id, id))?.info.name ?? '';

/** Reads what an item says, or else its category or its department. */
const inheritanceOf = (menu: Menu, department: MenuDepartment, item: MenuItem) => {
  const path = memberPath(`${memberPath('/departments', department.id)}/items`, item.id);
  return (inside: string): unknown =>
    valueAt(menu, `${path}/${inside}`) ?? inheritedAt(documents.menu.field, menu, `${path}/${inside}`)?.value;
};

const printersOf = (
  settings: LocationSettings,
  tickets: MenuDepartment['printing']['kitchen'],
  station: string | number | undefined,
): readonly string[] =>
  ticketPrinters(tickets, settings.printingRouting.routes, station ?? '').flatMap(id => {
    const kitchen = settings.printers.kitchen.find(one => String(one.id) === String(id));
    if (kitchen === undefined) return [];
    const physical = physicalName(settings, kitchen.physicalPrinterId);
    return [physical === null ? kitchen.name : `${kitchen.name} (${physical})`];
  });

const physicalName = ({ printers }: LocationSettings, id: string | number): string | null => {
  const found = printers.physical.find(one => String(one.id) === String(id));
  if (found === undefined) return null;
  return found.address === undefined || found.address === '' ? found.name : `${found.name}, ${found.address}`;
};
