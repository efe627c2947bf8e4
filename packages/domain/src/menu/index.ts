/**
 * Where to look:
 * - The price of an item or a modifier in a pricing scheme; schemes that follow another: `price-of.ts`; as what a form
 *   inherits `packages/catalog/src/documents/menu/price-sources.ts`;
 *   `docs/adr/0045-inherited-values-may-be-computed.md`.
 *   Upcharges of styles: `upcharges.ts`.
 * - The pricing scheme in force, now and next: `scheme-in-force.ts`; on screen `apps/web/src/views/pricing/`;
 *   `docs/adr/0048-the-scheme-in-force.md`.
 * - What a guest is asked about an item: `guest-questions.ts`; on screen
 *   `apps/web/src/views/item/guest-questions-view.tsx`.
 * - What an item lacks for guests: `guest-gaps.ts`; on screen `apps/web/src/views/guests/`.
 */
export {
  type GuestDepartment,
  type GuestField,
  type GuestItem,
  guestFields,
  guestGaps,
  languagesIn,
} from './guest-gaps.ts';
export {
  type AskedItem,
  choicesOf,
  type GuestChoice,
  type GuestQuestion,
  guestQuestions,
  type IncludedChoices,
  leastChoices,
  type OfferedCategory,
} from './guest-questions.ts';
export { type Named, type OptionOut, type Style, type StyleOption, sizesOf, stylesOf } from './item-styles.ts';
export { type KitchenTickets, type TicketRoute, ticketPrinters } from './kitchen-tickets.ts';
export {
  defaultScheme,
  type FollowedScheme,
  type FoundPrice,
  followedDifference,
  type ItemPricePlace,
  type ItemPrices,
  isBelowNothing,
  itemPrice,
  type ModifierPricePlace,
  type ModifierPrices,
  modifierPrice,
  type PricedModifier,
  type PricedScheme,
  pricedModifier,
  type SchemeChange,
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
  type TimedScheme,
  weekMomentAt,
} from './scheme-in-force.ts';
export {
  hasRate,
  rateFor,
  type TaxAmount,
  type TaxedLine,
  type TaxesOf,
  type TaxRounding,
  type TaxTerms,
  taxesOf,
} from './taxes-of.ts';
export { type ItemUpcharges, type ModifierUpcharges, modifierUpcharge, optionUpcharge } from './upcharges.ts';
export { weekOfSchemes } from './week-of-schemes.ts';
export { schemesWithoutPrice, type WithoutPrice } from './without-price.ts';
