import { isDeepStrictEqual } from 'node:util';
import { orderSettings } from '@commissary/catalog';
import { prepareOrderPricing, priceOrder } from '@commissary/domain';
import { type Proof, portion } from '../proofs/proof.ts';
import { differencesOf } from './compare-order.ts';
import { randomWorld } from './random-world.ts';
import { terminalPrices } from './terminal-prices.ts';

const ordersOfWorld = 5;
const ordersOfTerminal = 100;

export const ordersProof: Proof = {
  name: 'orders',
  about: 'What an order costs equals an independent calculator to the cent, and each step its source.',
  run: async plan => {
    const violations: string[] = [];
    const counts = { orders: 0, priced: 0, refused: 0, steps: 0, terminal: 0 };
    const most = portion(plan, 10_000);
    for (let seed = plan.seed; counts.orders < most; seed++) {
      const world = randomWorld(seed);
      const prepared = prepareOrderPricing(world.menu, orderSettings(world.settings));
      for (let at = 0; at < ordersOfWorld && counts.orders < most; at++) {
        const order = world.order();
        const price = priceOrder(prepared, order);
        counts.orders++;
        if (price.isPriced) counts.priced++;
        else counts.refused++;
        counts.steps += price.isPriced ? price.steps.length : 0;
        for (const one of differencesOf(world, order, price)) violations.push(`seed ${seed}, order ${at}: ${one}`);
      }
    }
    const mostByTerminal = portion(plan, 1_000);
    for (let seed = plan.seed; counts.terminal < mostByTerminal; seed++) {
      const world = randomWorld(seed);
      const prepared = prepareOrderPricing(world.menu, orderSettings(world.settings));
      const count = Math.min(ordersOfTerminal, mostByTerminal - counts.terminal);
      const orders = Array.from({ length: count }, world.order);
      const said = await terminalPrices(world, orders);
      for (const [at, order] of orders.entries()) {
        counts.terminal++;
        if (!isSame(said[at], priceOrder(prepared, order)))
          violations.push(`seed ${seed}: a terminal differs at ${at}`);
      }
    }
    return {
      violations,
      figures: [
        ['orders, worked out twice', counts.orders],
        ['of them priced, refused', `${counts.priced}, ${counts.refused}`],
        ['steps, each with its source', counts.steps],
        ['orders of terminal processes', counts.terminal],
      ],
    };
  },
};

/** What a terminal and the pricing both say of an order: every step with its amount, or every refusal. */
const saidOf = (price: ReturnType<typeof priceOrder>) =>
  price.isPriced
    ? [price.total, price.lines, price.taxes, price.steps.map(({ kind, cents }) => [kind, cents])]
    : price.refusals.map(({ line, code, from }) => [line, code, from]);

const isSame = (said: unknown, price: ReturnType<typeof priceOrder>): boolean =>
  isDeepStrictEqual(saidOf(said as ReturnType<typeof priceOrder>), saidOf(price));
