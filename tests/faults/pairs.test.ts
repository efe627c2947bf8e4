import { expect, it } from 'vitest';
import { pairsProof } from './pairs.ts';

const postgresUrl = process.env.TEST_DATABASE_URL;
/** Only against hanging. */
const hangMs = 300_000;

it.runIf(postgresUrl !== undefined)(
  'no two writing calls, made side by side, break what holds over several rows',
  async () => {
    const outcome = await pairsProof.run({
      share: 0,
      seed: 0,
      postgresUrl: postgresUrl ?? null,
      say: () => undefined,
    });
    expect(outcome.violations).toEqual([]);
    const [, [, pairs] = ['', 0]] = outcome.figures;
    expect(pairs).toBeGreaterThan(100);
    // What is refused even alone proves nothing; a call that comes to be refused is noticed here.
    const refused =
      'roles.create default, sample.open, sample.signIn, mobileApp.build, slice.cutOver, slice.deleteCards, terminal.license';
    expect(outcome.figures).toContainEqual(['refused even alone', refused]);
  },
  hangMs,
);
