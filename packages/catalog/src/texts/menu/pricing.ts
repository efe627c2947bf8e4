import { formatCount, formatList } from '@commissary/domain';

/** Texts of prices and pricing schemes. */
export const pricingTexts = {
  inForce: 'In force now',
  inForceHint: 'The first scheme of the list that applies counts, else the default one.',
  places: (names: readonly string[]) => (names.length > 3 ? formatCount(names.length, 'location') : formatList(names)),
  inZone: (place: string, time: string) => `${place}, ${time}`,
  channels: { POS: 'point of sale', ONLINE: 'online' },
  otherOrders: 'other orders',
  /** `Happy hour (online: Delivery)`; nothing in brackets for every order. */
  schemeFor: (scheme: string, orders: readonly string[]) =>
    orders.length === 0 ? scheme : `${scheme} (${orders.join('; ')})`,
  channelOrders: (channel: string, orders: readonly string[]) =>
    orders.length === 0 ? channel : `${channel}: ${formatList(orders)}`,
  now: (schemes: readonly string[]) => formatList(schemes),
  next: (schemes: readonly string[], when: string) => `From ${when}: ${formatList(schemes)}`,
  noNext: 'Nothing else within a week',
  onDay: (day: string, time: string) => `${day} ${time}`,
  week: 'The week',
  weekHint: 'The scheme in force at each time of the week.',
  weekOpen: (place: string) => `The line below it: ${place} is open.`,
  nothingApplies: 'At no time',
  closedThen: (name: string, place: string, times: readonly string[]) =>
    `${place} is closed when ${name} would apply: ${formatList(times)}.`,
  ordersOf: 'Orders',
  allOrders: 'All orders',
  span: (scheme: string, from: string, to: string) => `${scheme} ${from} to ${to}`,
  open: (times: readonly string[]) => (times.length === 0 ? 'Closed' : `Open ${formatList(times)}`),
  period: (from: string, to: string) => `${from} to ${to}`,
  covers: (scheme: string, covered: string, times: readonly string[]) =>
    `${scheme} comes before ${covered}, which is not in force then: ${formatList(times)}.`,
  pricesOf: 'Pricing scheme',
  nowInForce: (scheme: string) => `${scheme}, in force now`,
};
