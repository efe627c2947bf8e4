/**
 * Where to look:
 * - What an order costs, step by step, and why it cannot be placed: `price-order.ts`; what its lines consist of
 *   `line-steps.ts`; the items in the slots of a combo `slots.ts`, what can be in one `least-line.ts`; from the documents `packages/catalog/src/pricing/`; `docs/adr/0073-one-price-of-an-order.md`.
 */
export { placeOfItem } from './item-places.ts';
export { leastLine, leastRefusals, type SlotOption, slotOptions } from './least-line.ts';
export { isOutAt } from './line-refusals.ts';
export type { ChosenOffer, Order, OrderedItem, OrderedModifier, OrderedSlot, OrderLine, Placement } from './order.ts';
export type { FeeKind, FeeTerms, OrderMenu, OrderSettings } from './order-menu.ts';
export { type PreparedPricing, prepareOrderPricing } from './prepare.ts';
export { inactiveAt, type PreparedItem } from './prepared-item.ts';
export type { PreparedSlot } from './prepared-slot.ts';
export { type OrderPrice, type PricedLine, priceOrder, type RefusedOrder } from './price-order.ts';
export type { Place, PriceSource, PricingStep, Refusal, RefusalCode } from './steps.ts';
