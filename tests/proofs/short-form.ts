import { describe, expect, inject, it } from 'vitest';
import { limits } from '../time-limits.ts';
import { type Outcome, type Proof, shortShare } from './proof.ts';

type TestDatabase = readonly [name: string, postgresUrl: string | null];

const postgresql = process.env.TEST_DATABASE_URL;
const embedded: TestDatabase = ['the embedded database', null];
const everyDatabase = postgresql === undefined ? [embedded] : [embedded, ['PostgreSQL', postgresql] as const];

/**
 * Of a proof about what lies before the database the short form has one: the embedded one where the process of the server
 * is at stake, because it is in that process, and else the one of a large business. The long form has both.
 */
export const onOne = { embedded: [embedded], largest: everyDatabase.slice(-1) };

interface Short {
  readonly on?: readonly TestDatabase[];
  expectMore?(outcome: Outcome): void;
}

/** The short form of a proof, on every available database. The targets are checked in the long form. */
export const shortForm = (proof: Proof, sentence: string, { on = everyDatabase, expectMore }: Short = {}) => {
  describe.each(on)(`${proof.name} on %s`, (_, postgresUrl) => {
    it(
      sentence,
      async () => {
        const seed = inject('seed');
        const outcome = await proof.run({ share: shortShare, seed, postgresUrl, say: () => undefined });
        expect(outcome.violations, `seed ${seed}`).toEqual([]);
        expectMore?.(outcome);
      },
      limits.longTest,
    );
  });
};
