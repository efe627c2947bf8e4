import { type Menu, type Offer, orderStepTexts, unknownSettings } from '@commissary/catalog';
import {
  type Choices,
  isChosen,
  leastLine,
  type OfferTerms,
  type Order,
  type OrderLine,
  type OrderPrice,
  type PreparedItem,
  type PreparedPricing,
  type PricedLine,
  plainDateTimeText,
  plainDateTimeToInstant,
  prepareOrderPricing,
  priceOrder,
  type ValidTime,
} from '@commissary/domain';

/** A line of an order on which an offer is tried. */
interface TriedLine extends PricedLine {
  readonly key: string;
  readonly name: string;
}

export interface TriedOrder {
  readonly lines: readonly TriedLine[];
  readonly price: OrderPrice;
}

/** Free delivery shows on an order that costs some, and the menu knows no fee. */
const sampleSettings = {
  ...unknownSettings,
  fees: [
    {
      ...({ kind: 'DELIVERY', path: '', amount: { cents: 5_00 }, isDelivery: true } as const),
      ...{ orderTypes: null, channel: null, tenderTypes: null, zone: null, leastPeople: 0 },
    },
  ],
};

/**
 * Returns an order on which an offer is tried without any other one, when it is valid: two items, those that it means
 * where there are any, as many of them as it asks for, each with as few modifiers as it asks for. Null where nothing can
 * be ordered.
 */
export const triedOrder = (
  terms: OfferTerms,
  offer: Offer,
  menu: Menu,
  moment: ValidTime,
  timeZone: string,
): TriedOrder | null => {
  const prepared = prepareOrderPricing({ ...menu, offers: [offer] }, sampleSettings);
  const order: Order = {
    instant: startOf(moment, timeZone),
    timeZone,
    channel: terms.channels[0] ?? 'POS',
    orderType: terms.orderTypes?.[0] ?? null,
    tenderType: terms.tenderTypes?.[0] ?? null,
    customerType: terms.customerTypes?.[0] ?? null,
    customerGroups: terms.customerGroups ?? [],
    // A guest with no order of the day yet.
    guest: { usedOffers: [] },
    couponCodes: terms.couponCode === null ? [] : [terms.couponCode],
    chosenOffers: [{ id: offer.id, cashierAmount: null }],
    ...{ deliveryZone: null, people: 1, lines: [] },
  };
  const { value } = terms;
  const lines = groupsOf(value).flatMap(({ choices, units }) => {
    const [first] = linesOf(prepared, menu, order, choices);
    return first === undefined ? [] : timesOf(first, units);
  });
  // Of a multi-buy of any items, all but one are of the first.
  const units = value?.of === 'ITEM' ? (value.saving.multiBuy?.items ?? 2) - 1 : 1;
  for (const line of linesOf(prepared, menu, order, null)) {
    if (lines.length >= 2) break;
    if (!lines.some(one => one.line.item === line.line.item)) lines.push(timesOf(line, lines.length === 0 ? units : 1));
  }
  const price = priceOrder(prepared, { ...order, lines: lines.map(({ line }) => line) });
  if (!price.isPriced || lines.length === 0) return null;
  return { price, lines: price.lines.map((line, at) => ({ ...line, key: String(at), name: lines[at]?.name ?? '' })) };
};

/** The choices of each group of an offer, and how many units of it the offer asks for. */
const groupsOf = (value: OfferTerms['value']): readonly { readonly choices: Choices; readonly units: number }[] => {
  if (value?.of === 'COMBO') return value.groups.map(choices => ({ choices, units: 1 }));
  if (value?.of !== 'GROUPS') return [];
  return value.groups.map(({ choices, saving }) => ({ choices, units: saving.multiBuy?.items ?? 1 }));
};

const timesOf = ({ name, line }: NamedLine, quantity: number): NamedLine => ({
  name: orderStepTexts.priced(name, quantity, []),
  line: { ...line, quantity },
});

const startOf = ({ date, startTime }: ValidTime, timeZone: string): number =>
  plainDateTimeToInstant(plainDateTimeText(Date.parse(date) + startTime * 1000, 'UTC'), timeZone);

interface NamedLine {
  readonly name: string;
  readonly line: OrderLine;
}

/** Yields a line of each item that can be ordered, and that choices mean: of the last size that they mean. */
function* linesOf(
  prepared: PreparedPricing,
  { departments }: Menu,
  order: Order,
  choices: Choices | null,
): Generator<NamedLine> {
  for (const department of departments)
    for (const { id, info, category = null } of department.items) {
      const item = prepared.item(id);
      if (item === undefined) continue;
      const sizes = item.sizes.size === 0 ? [null] : [...item.sizes.values()].toReversed();
      for (const size of sizes) {
        const least = leastLine(prepared, item, size?.id ?? null, order);
        const line = { ...least, styleOptions: optionsOf(item, choices) };
        const meant = {
          ...{ departmentId: department.id, categoryId: category, itemId: id, sizeId: line.size },
          styleOptionIds: line.styleOptions,
        };
        if (choices !== null && !isChosen(choices, meant)) continue;
        if (!priceOrder(prepared, { ...order, lines: [line] }).isPriced) continue;
        yield { name: size === null ? info.name : `${info.name}, ${size.name}`, line };
        break;
      }
    }
}

/** One option of each style: the first that choices name, else the first. */
const optionsOf = ({ styles }: PreparedItem, choices: Choices | null): readonly (string | number)[] => {
  const named = new Set(choices?.flatMap(choice => choice.styles ?? []));
  return styles.flatMap(({ options }) => options.find(({ id }) => named.has(String(id)))?.id ?? options[0]?.id ?? []);
};
