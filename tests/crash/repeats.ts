import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { samplePassword } from '../fixtures/sample-company.ts';
import { startSampleServer } from '../fixtures/sample-server.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { seeded } from './random.ts';
import { keyedPosts, leftOut, markOf, repeatedCalls } from './repeated-calls.ts';
import { demand, NoAnswer, webClient } from './web-client.ts';

/** On each of the two databases, cycling through the calls: 500 together. */
const attemptsInAll = 250;
const longestWaitMs = 40;

/**
 * Sends a call that creates or starts something and closes the connection before the response, early or late, then
 * repeats it with the same key: the server may have received nothing, be running, or be done. Every attempt has a
 * marker by which its effects are counted.
 */
export const repeatTrials: Proof = {
  name: 'repeat',
  about: 'A request that is repeated because no response arrived has one effect.',
  run: plan => repeat(plan),
};

const repeat = async (plan: Plan): Promise<Outcome> => {
  const { seed, postgresUrl } = plan;
  const attempts = portion(plan, attemptsInAll);
  const random = seeded(seed);
  const house = await startSampleServer(postgresUrl, { shortLived: true });
  try {
    await house.furnish(0);
    await house.start();
    const client = webClient(house.address);
    demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
    const calls = repeatedCalls(client);
    const known = new Set([...calls.map(({ name }) => name), ...Object.keys(leftOut)]);
    const violations = keyedPosts().flatMap(name => (known.has(name) ? [] : [`${name} is not walked`]));
    const marks = new Map(calls.map(({ name }) => [name, [] as string[]]));
    let dropped = 0;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const call = calls[attempt % calls.length];
      if (call === undefined) break;
      const options = { idempotencyKey: `repeat-${attempt}` };
      const ask = await call.prepare(attempt);
      const hangUp = new AbortController();
      const first = ask({ ...options, signal: hangUp.signal })
        .then(() => 0)
        .catch((error: unknown) => {
          if (error instanceof NoAnswer) return 1;
          throw error;
        });
      await pause(random() * longestWaitMs);
      hangUp.abort();
      dropped += await first;
      const [second, third] = [await ask(options), await ask(options)];
      if (!isDeepStrictEqual(second, third))
        violations.push(`${call.name} ${attempt}: ${JSON.stringify([second, third])}`);
      await call.after?.();
      marks.get(call.name)?.push(markOf(attempt));
    }
    await house.stop();
    const single = await house.withDatabase(async ({ db }) => {
      let count = 0;
      for (const { name, made } of calls) {
        const found = await made(db);
        for (const mark of marks.get(name) ?? []) {
          const effects = found.filter(one => one === mark).length;
          if (effects === 1) count += 1;
          else violations.push(`${name}, ${mark}: ${effects} effects`);
        }
      }
      return count;
    });
    if (dropped === 0) violations.push('every first answer arrived');
    return {
      figures: [
        ['Calls', calls.length],
        ['Asked again after no answer', attempts],
        ['  whose first answer was dropped on its way', dropped],
        ['  with exactly one effect', single],
      ],
      violations: [...violations, ...house.complaints()],
    };
  } finally {
    await house.discard();
  }
};
