import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openHouse } from '../fixtures/house.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { type Outcome, type Plan, type Proof, portion } from '../proofs/proof.ts';
import { seeded } from './random.ts';
import { demand, NoAnswer, webClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const locationId = 'fulton';
/** On each of the two databases: 500 together. */
const attemptsInAll = 250;
const longestWaitMs = 40;
const farAway = Date.UTC(2040, 0, 1);

/**
 * Schedules publishes and hangs up on the answer, early or late, then asks again with the same key: in between the server
 * may have heard nothing, be at it, or be done. Every attempt has a date of its own, by which its effects are counted.
 */
export const repeatTrials: Proof = {
  name: 'repeat',
  about: 'A publish that is asked for again because no answer came is one publish.',
  run: plan => repeat(plan),
};

const repeat = async (plan: Plan): Promise<Outcome> => {
  const { seed, postgresUrl } = plan;
  const attempts = portion(plan, attemptsInAll);
  const random = seeded(seed);
  const house = await openHouse(postgresUrl);
  try {
    await house.furnish(0);
    await house.start();
    const cookies = new Map<string, string>();
    const client = webClient(house.address, cookies);
    demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
    const violations: string[] = [];
    let dropped = 0;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const options = { idempotencyKey: `repeat-${attempt}` };
      const body = { action: 'PUBLISH' as const, locationIds: [locationId], syncDateMillis: farAway + attempt };
      const hangUp = new AbortController();
      const first = client.syncLocations
        .start({ body }, { ...options, signal: hangUp.signal })
        .then(() => 0)
        .catch((error: unknown) => {
          if (error instanceof NoAnswer) return 1;
          throw error;
        });
      await pause(random() * longestWaitMs);
      hangUp.abort();
      dropped += await first;
      const second = await client.syncLocations.start({ body }, options);
      demand(second);
      const third = await client.syncLocations.start({ body }, options);
      demand(third);
      if (!isDeepStrictEqual(second.body, third.body))
        violations.push(`${options.idempotencyKey}: ${JSON.stringify([second.body, third.body])}`);
      demand(await client.syncLocations.unschedule({ params: { locationId } }));
    }
    await house.stop();
    const single = await house.withDatabase(async ({ db }) => {
      const rows = await db
        .selectFrom('run')
        .select(['sync_date as at', eb => eb.fn.countAll<number>().as('count')])
        .where('company_id', '=', company)
        .where('sync_date', '>=', new Date(farAway))
        .groupBy('sync_date')
        .execute();
      for (const { at, count } of rows) if (count !== 1) violations.push(`${at?.toISOString()}: ${count} publishes`);
      return rows.filter(({ count }) => count === 1).length;
    });
    if (single !== attempts) violations.push(`${single} of ${attempts} had one effect`);
    if (dropped === 0) violations.push('every first answer arrived');
    return {
      figures: [
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
