import { describe, expect, inject, it } from 'vitest';
import { limits } from '../time-limits.ts';
import { type Outcome, type Proof, shortShare } from './proof.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const databases: readonly (readonly [string, string | null])[] = [
  ['the embedded database', null],
  ...(postgresql === undefined ? [] : [['PostgreSQL', postgresql] as const]),
];
/** The short form of a proof, on every available database. The targets are checked in the long form. */
export const shortForm = (proof: Proof, sentence: string, expectMore: (outcome: Outcome) => void = () => undefined) => {
  describe.each(databases)(`${proof.name} on %s`, (_, postgresUrl) => {
    it(
      sentence,
      async () => {
        const seed = inject('seed');
        const outcome = await proof.run({ share: shortShare, seed, postgresUrl, say: () => undefined });
        expect(outcome.violations, `seed ${seed}`).toEqual([]);
        expectMore(outcome);
      },
      limits.longTest,
    );
  });
};
