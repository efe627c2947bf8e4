import { pricingTexts } from '@commissary/catalog';
import { channelsOfSale, type PricedOrder } from '@commissary/domain';
import type { NameOf } from './use-setting-names.ts';

/** The orders of a scheme as words, for each channel that has others; none where they are all. */
export const orderWords = (
  orders: readonly PricedOrder[],
  all: readonly PricedOrder[],
  nameOf: NameOf,
): readonly string[] => {
  if (orders.length === all.length) return [];
  return channelsOfSale.flatMap(channel => {
    const here = orders.filter(one => one.channel === channel);
    if (here.length === 0) return [];
    const isWhole = here.length * channelsOfSale.length === all.length;
    const types = here.map(({ orderType }) =>
      orderType === null ? pricingTexts.otherOrders : nameOf(String(orderType)),
    );
    return [pricingTexts.channelOrders(pricingTexts.channels[channel], isWhole ? [] : types)];
  });
};
