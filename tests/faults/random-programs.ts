import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { seeded } from '../crash/random.ts';
import { type Outcome, type Plan, portion } from '../proofs/proof.ts';

/** One random program: counts what it does, and returns what it violates. */
export type RandomProgram = (
  server: TestServer,
  random: () => number,
  done: Record<string, number>,
) => Promise<readonly string[]>;

/** Runs random programs on a server of their own, each with a seed that repeats it: `programs` of them in the long form. */
export const runPrograms = async (plan: Plan, programs: number, run: RandomProgram): Promise<Outcome> => {
  const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
  try {
    const done: Record<string, number> = {};
    const violations: string[] = [];
    const count = portion(plan, programs);
    for (let n = 0; n < count; n += 1) {
      const random = seeded(plan.seed + n);
      for (const violation of await run(server, random, done)) violations.push(`program ${n}: ${violation}`);
    }
    return { figures: [['programs', count], ...Object.entries(done)], violations };
  } finally {
    await server.close();
  }
};
