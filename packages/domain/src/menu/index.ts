export {
  type AskedItem,
  type GuestChoice,
  type GuestQuestion,
  guestQuestions,
} from './guest-questions.ts';
export { sizesOf } from './item-styles.ts';
export { type KitchenTickets, type TicketRoute, ticketPrinters } from './kitchen-tickets.ts';
export {
  defaultScheme,
  type FollowedScheme,
  type FoundPrice,
  followedDifference,
  type ItemPricePlace,
  type ItemPrices,
  itemPrice,
  type ModifierPricePlace,
  type ModifierPrices,
  type PricedModifier,
  type PricedScheme,
  pricedModifier,
  schemePrice,
} from './price-of.ts';
export {
  channelsOfSale,
  nextSchemes,
  ordersOf,
  type PricedOrder,
  type SchemeOfOrders,
  schemeInForce,
  schemesInForce,
  weekMomentAt,
} from './scheme-in-force.ts';
export { type TaxAmount, type TaxedLine, type TaxRounding, type TaxTerms, taxesOf } from './taxes-of.ts';
export { schemesWithoutPrice, type WithoutPrice } from './without-price.ts';
