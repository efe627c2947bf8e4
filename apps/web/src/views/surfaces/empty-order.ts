import type { Order } from '@commissary/domain';

/** An order of nothing by nobody in particular, without what is said of it beside the time and the place. */
export const emptyOrder: Omit<Order, 'instant' | 'timeZone' | 'channel' | 'orderType'> = {
  ...{ tenderType: null, customerType: null, customerGroups: [], guest: null, couponCodes: [], chosenOffers: [] },
  ...{ deliveryZone: null, people: 1, lines: [] },
};
