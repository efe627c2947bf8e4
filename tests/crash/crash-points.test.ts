import { expect } from 'vitest';
import { shortForm } from '../proofs/short-form.ts';
import { crashPoints } from './crash-points.ts';

shortForm(crashPoints, 'leaves nothing half-done wherever a save, a publish or another write is cut short', {
  expectMore: ({ figures }) => expect(figures).toContainEqual(['Crash points tried', expect.stringMatching(/^[1-9]/)]),
});
