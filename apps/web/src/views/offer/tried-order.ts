import type { Menu } from '@commissary/catalog';
import {
  fromCents,
  isChosen,
  itemPrice,
  type OfferLine,
  type OfferOrder,
  type OfferTerms,
  schemeInForce,
  sizesOf,
  type ValidTime,
} from '@commissary/domain';
import type { Id } from '@commissary/schema';

/** A line of an order with the name of its item. */
export interface TriedLine extends OfferLine {
  readonly name: string;
}

export interface TriedOrder extends OfferOrder {
  readonly lines: readonly TriedLine[];
}

/** Returns an order on which an offer is tried: two items that it means where there are any, when it is valid. */
export const triedOrder = (
  terms: OfferTerms,
  { departments, pricingSchemes }: Pick<Menu, 'departments' | 'pricingSchemes'>,
  moment: ValidTime,
): TriedOrder => {
  const [orderType = '', channel = 'POS'] = [terms.orderTypes?.[0], terms.channels[0]];
  const dayOfWeek = new Date(moment.date).getUTCDay();
  const scheme = schemeInForce(pricingSchemes, { orderType, channel }, { dayOfWeek, time: moment.startTime })?.id ?? '';
  const lines = departments.flatMap(department => {
    return department.items.flatMap((item): readonly TriedLine[] => {
      const { styles } = department;
      const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
      const priceOf = (size: Id | null) => itemPrice(pricingSchemes, item.pricing, scheme, size)?.price;
      const sizePrices = sizes.flatMap(({ id }) => {
        const price = priceOf(id);
        return price === undefined ? [] : [[String(id), price] as const];
      });
      const size = sizes.at(-1);
      const price = priceOf(size?.id ?? null);
      if (price === undefined) return [];
      return [
        {
          id: item.id,
          name: size === undefined ? item.info.name : `${item.info.name}, ${size.name}`,
          departmentId: department.id,
          categoryId: item.category ?? null,
          itemId: item.id,
          sizeId: size?.id ?? null,
          styleOptionIds: department.styles.flatMap(({ isSize, options }) =>
            isSize ? [] : options.map(({ id }) => id),
          ),
          quantity: 1,
          price,
          sizePrices: Object.fromEntries(sizePrices),
        },
      ];
    });
  });
  const { value, minimum } = terms;
  const groups =
    value?.of === 'COMBO' ? value.groups : value?.of === 'GROUPS' ? value.groups.map(one => one.choices) : [];
  const meant = groups.flatMap(choices => lines.find(line => isChosen(choices, line)) ?? []);
  const chosen = [...new Set([...meant, ...lines])].slice(0, Math.max(2, meant.length));
  return {
    lines: chosen,
    scheme,
    orderType,
    tenderType: terms.tenderTypes?.[0] ?? null,
    channel,
    customerType: terms.customerTypes?.[0] ?? null,
    customerGroups: terms.customerGroups ?? [],
    couponCode: terms.couponCode,
    isChosen: true,
    at: { date: moment.date, time: moment.startTime },
    // A minimum after tax is reached with the tax of the largest order.
    tax: fromCents(minimum?.mode === 'AFTER' ? minimum.cents : 0),
    deliveryFee: '5.00',
    applied: { count: 0, isExclusive: false },
    cashierAmount: null,
  };
};
