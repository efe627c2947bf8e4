import { expect } from 'vitest';
import { shortForm } from '../proofs/short-form.ts';
import { schedulingKills } from './scheduling-kills.ts';

shortForm(schedulingKills, 'tells the service of everything once, whenever the server is killed', {
  expectMore: ({ figures }) => {
    const counted = new Map(figures);
    for (const name of ['Kills', 'Calls to the service']) expect(counted.get(name), name).toBeGreaterThan(0);
  },
});
