import { type ExplainedStep, explainSteps, orderStepTexts, placePath } from '@commissary/catalog';
import { fromCents, type OrderPrice, priceOrder, type Refusal } from '@commissary/domain';
import type { Configuration } from './configuration.ts';
import { type ReadOrders, readOrders } from './order-file.ts';
import { pricedDocuments } from './order-pricing.ts';
import { row } from './ticket-page.ts';

/** An order as this terminal prices it: amounts in cents, every step with its words and its source. */
type PricedByTerminal =
  | (Omit<OrderPrice, 'steps'> & { readonly steps: readonly ExplainedStep[] })
  | { readonly isPriced: false; readonly refusals: readonly (Refusal & { readonly path: string | null })[] };

/** What a file of orders comes to: a text for people or for programs, or why there is none. */
export type PricedFile = { readonly text: string; readonly isPriced: boolean } | { readonly problem: string };

/** Prices an order, or a list of orders, by what is published and nothing else. */
export const pricedFile = (configuration: Configuration, written: string, now: number, json: boolean): PricedFile => {
  const { location } = configuration;
  const documents = pricedDocuments(configuration);
  if (documents === null || location === null)
    return { problem: 'No menu and settings are published here yet: there is nothing to ring up.' };
  const read: ReadOrders = readOrders(written, location.timeZone, now);
  if ('problem' in read) return read;
  const { menu, settings, prepared } = documents;
  const refused = (refusals: readonly Refusal[]): PricedByTerminal => ({
    isPriced: false,
    refusals: refusals.map(one => ({ ...one, path: one.from === null ? null : placePath(one.from) })),
  });
  const priced = read.orders.map((order): PricedByTerminal => {
    const price = priceOrder(prepared, order);
    if (!price.isPriced) return refused(price.refusals);
    return { ...price, steps: explainSteps(price.steps, menu, settings) };
  });
  const [first] = priced;
  const text = json ? JSON.stringify(read.isList ? priced : first) : priced.map(orderPage).join('\n\n');
  return { text, isPriced: priced.every(({ isPriced }) => isPriced) };
};

/** An order as lines of text: each step with its amount, or why it cannot be placed. */
const orderPage = (order: PricedByTerminal): string => {
  if (!order.isPriced) {
    const reasons = order.refusals.map(({ line, slot, of, code }) => {
      const about = String(of ?? '');
      return orderStepTexts.refusal(line, slot === undefined ? about : orderStepTexts.slot(String(slot), about), code);
    });
    return [orderStepTexts.refused, ...reasons].join('\n');
  }
  return [
    ...order.steps.map(({ text, cents }) => (cents === 0 ? text : row(text, fromCents(cents)))),
    row('Total', fromCents(order.total)),
  ].join('\n');
};
