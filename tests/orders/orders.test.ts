import { expect, inject, it } from 'vitest';
import { shortShare } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { ordersProof } from './orders-proof.ts';

it(
  '[RULE.pricing.01] [RULE.pricing.02] [RULE.pricing.09] random orders of random menus cost what an independent calculator says, to the cent, each step says where it comes from, and a terminal process says the same',
  async () => {
    const plan = { share: shortShare, seed: inject('seed'), postgresUrl: null, say: () => undefined };
    const { violations } = await ordersProof.run(plan);
    expect(violations).toEqual([]);
  },
  limits.longTest,
);
