import { describe, expect, inject, it } from 'vitest';
import { type Outcome, type Proof, shortShare } from './proof.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const databases: readonly (readonly [string, string | null])[] = [
  ['the embedded database', null],
  ...(postgresql === undefined ? [] : [['PostgreSQL', postgresql] as const]),
];
/** Only a guard against hanging: the targets are checked in the long form. */
const hangMs = 600_000;

/** The short form of a proof, on every available database. */
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
      hangMs,
    );
  });
};
