import { issueText } from '@commissary/catalog';
import { type Order, toCents } from '@commissary/domain';
import {
  array,
  choice,
  complete,
  group,
  type Id,
  idField,
  money,
  nullable,
  number,
  optional,
  set,
  text,
  timestamp,
  type Value,
  validateValue,
} from '@commissary/schema';

const maybe = (label: string) => optional(nullable(idField({ label })));
const most = { lines: 20_000, orders: 20_000, modifiers: 1_000, slots: 100 };

const modifier = group(
  { label: 'Modifier' },
  {
    id: idField(),
    quantity: number({ label: 'Quantity', initial: 1 }),
    placement: choice({
      label: 'Placement',
      options: [
        { value: 'WHOLE', label: 'Whole' },
        { value: 'LEFT', label: 'Left half' },
        { value: 'RIGHT', label: 'Right half' },
      ],
    }),
  },
);

/** An item as it is ordered, on a line or in a slot of a combo. */
const itemFields = {
  item: idField({ label: 'Item' }),
  size: maybe('Size'),
  styleOptions: set({ label: 'Style options' }, idField()),
  modifiers: array({ label: 'Modifiers', max: most.modifiers }, modifier),
  without: set({ label: 'Left out' }, idField()),
};

const slot = group({ label: 'Slot' }, { slot: idField({ label: 'Slot' }), ...itemFields });

const line = group(
  { label: 'Line' },
  {
    ...itemFields,
    slots: array({ label: 'Slots', max: most.slots }, slot),
    quantity: number({ label: 'Quantity', initial: 1 }),
  },
);

const chosenOffer = group(
  { label: 'Offer' },
  { id: idField(), cashierAmount: optional(nullable(money({ label: 'Entered by the cashier' }))) },
);

const guest = group(
  { label: 'Guest' },
  {
    usedOffers: array(
      { label: 'Offers used on the day' },
      group({ label: 'Offer' }, { id: idField(), orders: number({ label: 'Orders', initial: 1 }) }),
    ),
  },
);

/** An order as a file has it. What it leaves out is that of nobody in particular at the point of sale, now. */
const orderFields = group(
  { label: 'Order' },
  {
    instant: optional(timestamp({ label: 'Placed' })),
    channel: choice({
      label: 'Channel',
      options: [
        { value: 'POS', label: 'Point of sale' },
        { value: 'ONLINE', label: 'Online' },
      ],
    }),
    orderType: maybe('Order type'),
    tenderType: maybe('Tender type'),
    customerType: optional(
      nullable(
        choice({
          label: 'Customer type',
          options: [
            { value: 'RESIDENTIAL', label: 'Residential' },
            { value: 'BUSINESS', label: 'Business' },
            { value: 'LODGING', label: 'Lodging' },
          ],
        }),
      ),
    ),
    customerGroups: set({ label: 'Customer groups' }, idField()),
    guest: optional(nullable(guest)),
    couponCodes: array({ label: 'Coupon codes' }, text({ label: 'Code', max: 30 })),
    chosenOffers: array({ label: 'Offers asked for' }, chosenOffer),
    deliveryZone: maybe('Delivery zone'),
    people: number({ label: 'People', initial: 1 }),
    lines: array({ label: 'Lines', max: most.lines }, line),
  },
);

const orders = array({ label: 'Orders', max: most.orders }, orderFields);

/** The orders of a file, or what is wrong in it: at most a line for each of some problems. */
export type ReadOrders = { readonly orders: readonly Order[]; readonly isList: boolean } | { readonly problem: string };

const shownProblems = 10;

/** Reads the text of a file with an order, or with a list of them, for a location whose clocks are in a zone. */
export const readOrders = (written: string, timeZone: string, now: number): ReadOrders => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch (error) {
    return { problem: `No order: ${error instanceof Error ? error.message : String(error)}` };
  }
  const isList = Array.isArray(parsed);
  const value = complete(orders, isList ? parsed : [parsed]) as Value<typeof orders>;
  const issues = validateValue(orders, value);
  if (issues.length > 0) {
    const lines = issues
      .slice(0, shownProblems)
      .map(issue => `${isList ? issue.path : issue.path.replace('/0', '')}: ${issueText(issue)}`);
    return { problem: lines.join('\n') };
  }
  return { isList, orders: value.map(one => orderOf(one, timeZone, now)) };
};

const orderOf = (written: Value<typeof orderFields>, timeZone: string, now: number): Order => ({
  ...written,
  timeZone,
  instant: written.instant ?? now,
  orderType: written.orderType ?? null,
  tenderType: written.tenderType ?? null,
  customerType: written.customerType ?? null,
  guest: written.guest ?? null,
  deliveryZone: written.deliveryZone ?? null,
  chosenOffers: written.chosenOffers.map(({ id, cashierAmount = null }) => ({
    id,
    cashierAmount: cashierAmount === null ? null : toCents(cashierAmount),
  })),
  lines: written.lines.map(one => ({ ...sized(one), slots: one.slots.map(sized) })),
});

/** An item without a size has none. */
const sized = <T extends { readonly size?: Id | null | undefined }>(ordered: T) => ({
  ...ordered,
  size: ordered.size ?? null,
});
