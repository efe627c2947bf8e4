/**
 * Where to look:
 * - What an order costs by the documents of a location: what the pricing of `packages/domain/src/pricing/` reads of the
 *   settings `order-settings.ts`; the path of a place in a menu `place-path.ts`; its steps in words `explain-order.ts`; why
 *   something is not shown in words `explain-hidden.ts`;
 *   `docs/adr/0073-one-price-of-an-order.md`.
 */
export { type ExplainedHidden, explainHidden } from './explain-hidden.ts';
export { type ExplainedStep, explainSteps } from './explain-order.ts';
export { orderSettings, unknownSettings } from './order-settings.ts';
export { placePath } from './place-path.ts';
