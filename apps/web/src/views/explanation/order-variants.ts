import {
  type LocationSettings,
  type Menu,
  orderStepTexts,
  orderTypeName,
  takenOrderTypes,
  explanationTexts as texts,
} from '@commissary/catalog';
import {
  addDays,
  channelsOfSale,
  formatClock,
  nextSchemes,
  type Order,
  type PreparedPricing,
  plainDateAt,
  plainDateTimeOn,
  plainDateTimeToInstant,
  priceOrder,
  weekMomentAt,
} from '@commissary/domain';

/** What is different about an order. */
export type VariantChange = Partial<Pick<Order, 'channel' | 'orderType' | 'people'>> & {
  /** A date and time at the location, 2026-11-06T18:30. */
  readonly at?: string;
};

/** An order that differs in one thing, with what it costs in cents, or why it cannot be ordered. */
export interface OrderVariant {
  readonly key: string;
  readonly text: string;
  readonly change: VariantChange;
  readonly total: number | null;
  readonly refusal: string | null;
}

const mostOrderTypes = 6;

/**
 * Returns what an order would cost elsewhere, at the next change of prices, as other order types, and with as many people
 * as an automatic gratuity begins with. [RULE.why.04]
 */
export const orderVariants = (
  menu: Menu,
  settings: LocationSettings,
  prepared: PreparedPricing,
  order: Order,
): readonly OrderVariant[] => {
  const priced = (key: string, text: string, change: VariantChange): OrderVariant => {
    const { at, ...rest } = change;
    const instant = at === undefined ? order.instant : plainDateTimeToInstant(at, order.timeZone);
    return { key, text, change, ...priceIn(prepared, { ...order, ...rest, instant }) };
  };
  const { minPeoplePerOrder: party, enabled: hasGratuity } = settings.tipsSettings.autoGratuityOnPOSOrder;
  const orderTypes = takenOrderTypes(settings.orderTypes, [order.channel])
    .filter(({ id }) => String(id) !== String(order.orderType))
    .slice(0, mostOrderTypes);
  return [
    ...nextPrices(menu, order).map(({ at, text }) => priced('at', text, { at })),
    ...channelsOfSale
      .filter(channel => channel !== order.channel)
      .map(channel => priced(channel, texts.ordered[channel], { channel })),
    ...orderTypes.map(type => priced(`type ${type.id}`, texts.orderedAs(orderTypeName(type)), { orderType: type.id })),
    ...(hasGratuity && order.channel === 'POS' && order.people < party
      ? [priced('people', texts.people(party), { people: party })]
      : []),
  ];
};

/** What an order costs in cents, or why it cannot be placed. */
export const priceIn = (prepared: PreparedPricing, order: Order): Pick<OrderVariant, 'total' | 'refusal'> => {
  const price = priceOrder(prepared, order);
  if (price.isPriced) return { total: price.total, refusal: null };
  const [first] = price.refusals;
  return { total: null, refusal: first === undefined ? '' : orderStepTexts.reason[first.code] };
};

/** When another pricing scheme comes in force for the order, if one does within a week. */
const nextPrices = ({ pricingSchemes }: Menu, { instant, timeZone, channel, orderType }: Order) => {
  const next = nextSchemes(pricingSchemes, [channel], weekMomentAt(instant, timeZone));
  const inForce = next?.inForce.find(({ orders }) =>
    orders.some(one => String(one.orderType) === String(orderType) || one.orderType === null),
  );
  if (next === undefined || inForce === undefined) return [];
  const date = addDays(plainDateAt(instant, timeZone), next.daysAhead);
  const at = plainDateTimeOn(date, next.time).slice(0, 16);
  return [{ at, text: texts.at(formatClock(next.time), inForce.scheme.name) }];
};
