import { expect } from 'vitest';
import { shortForm } from '../proofs/short-form.ts';
import { killRuns } from './kill-runs.ts';

shortForm(killRuns, 'loses no acknowledged save, tears none apart, and ends the publish that was cut short', {
  expectMore: ({ figures }) => {
    const counted = new Map(figures);
    for (const name of ['Acknowledged saves', 'Publishes', 'Polls of terminals'])
      expect(counted.get(name), name).toBeGreaterThan(0);
  },
});
