import {
  documents,
  type LocationSettings,
  type Menu,
  type MenuDepartment,
  type MenuItem,
  outOfStock,
} from '@commissary/catalog';
import {
  addMoney,
  itemPrice,
  schemeInForce,
  sizesOf,
  type TaxedLine,
  taxesOf,
  ticketPrinters,
  weekMomentAt,
} from '@commissary/domain';
import { inheritedAt, memberPath, stillCounts, valueAt } from '@commissary/schema';
import type { Configuration } from './configuration.ts';

export interface TestTicketLine {
  readonly name: string;
  /** The size that was taken, where the item has sizes. */
  readonly size: string | null;
  readonly price: string;
  /** The kitchen printers on which it prints, with the printer behind each. */
  readonly kitchen: readonly string[];
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
  readonly taxes: readonly { readonly name: string; readonly added: string; readonly included: string }[];
  readonly total: string;
}

/** At most so many items, one of each department. */
const MOST_LINES = 4;

/** Returns an order of the first item on sale of each department; null before a menu and settings were published. */
export const testTicket = ({ location, running }: Configuration, now: number): TestTicket | null => {
  const menu = running.find(({ kind }) => kind === 'menu')?.document as Menu | undefined;
  const settings = running.find(({ kind }) => kind === 'settings')?.document as LocationSettings | undefined;
  if (menu === undefined || settings === undefined || location === null) return null;
  const station = settings.stations[0];
  const orderType = settings.orderTypes.types.find(({ activePOS, code }) => activePOS && code !== '');
  const order = { orderType: orderType?.id ?? null, channel: 'POS' };
  const scheme = schemeInForce(menu.pricingSchemes, order, weekMomentAt(now, location.timeZone))?.id ?? '';
  const sold = menu.departments.flatMap(department => firstSold(menu, department, scheme, now) ?? []);
  const lines = sold.slice(0, MOST_LINES).map(({ department, item, size, price }) => {
    const counts = inheritanceOf(menu, department, item);
    const tickets = counts('printing/kitchen') as MenuDepartment['printing']['kitchen'];
    const taxes = counts('taxes') as MenuDepartment['taxes'];
    return {
      line: {
        name: item.info.name,
        size: size?.name ?? null,
        price,
        kitchen: printersOf(settings, tickets, station?.id),
      },
      taxed: { price, taxes: taxes.selected, includedInPrice: taxes.includedInPrice } satisfies TaxedLine,
    };
  });
  const subtotal = lines.reduce((sum, { line }) => addMoney(sum, line.price), '0.00');
  const taxes = taxesOf(
    menu.taxStructures,
    lines.map(({ taxed }) => taxed),
    order.orderType,
  );
  return {
    location: location.name,
    orderType: orderType === undefined ? '' : orderType.customName || orderType.name,
    station: station?.name ?? null,
    receipt: station === undefined ? null : physicalName(settings, station.printerId),
    lines: lines.map(({ line }) => line),
    subtotal,
    taxes: menu.taxStructures.flatMap(({ name }, at) => {
      const { added = '0.00', included = '0.00' } = taxes[at] ?? {};
      return added === '0.00' && included === '0.00' ? [] : [{ name, added, included }];
    }),
    total: taxes.reduce((sum, { added }) => addMoney(sum, added), subtotal),
  };
};

interface Sold {
  readonly department: MenuDepartment;
  readonly item: MenuItem;
  readonly size: { readonly name: string } | null;
  readonly price: string;
}

/** The first item that is active, in stock and has a price: of its first size, where it has sizes. */
const firstSold = (menu: Menu, department: MenuDepartment, scheme: string | number, now: number): Sold | undefined => {
  for (const item of department.items) {
    const { status, out, channels } = item.info;
    if (status !== 'ACTIVE' || stillCounts(outOfStock, out, now) || !channels.includes('POS')) continue;
    const { styles } = department;
    const size = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) })[0] ?? null;
    const price = itemPrice(menu.pricingSchemes, item.pricing, scheme, size?.id ?? null)?.price;
    if (price !== undefined) return { department, item, size, price };
  }
  return undefined;
};

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
