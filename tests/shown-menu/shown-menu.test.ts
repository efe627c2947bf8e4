import { expect, inject, it } from 'vitest';
import { shortShare } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { shownMenuProof } from './shown-menu-proof.ts';

it(
  'tabs, buttons and items of random menus at 3 locations, 3 surfaces and 50 instants each equal a list made by hand, and what is hidden says why and where',
  async () => {
    const plan = { share: shortShare, seed: inject('seed'), postgresUrl: null, say: () => undefined };
    const { violations } = await shownMenuProof.run(plan);
    expect(violations).toEqual([]);
  },
  limits.longTest,
);
