import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '@commissary/document';
import { demand, type WebClient, webClient } from '../crash/web-client.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { until } from '../fixtures/until.ts';
import { type Plan, type Proof, portion } from '../proofs/proof.ts';
import { limits } from '../time-limits.ts';
import { openFollowers } from './followers.ts';
import { memoryNow, percentile, timed } from './measure.ts';
import { signedInCookies } from './visitors.ts';

const people = 400;
const sessionsEach = 5;
const reads = 200;
const company = 'sorrel-and-salt';
const published = ['market-hall', 'union-station', 'riverfront', 'fulton', 'pearl-st', 'old-mill', 'alameda'];
const bars = { moreMs: 50 };

/**
 * Two thousand streams of two thousand sessions of four hundred people receive the events of a publish while other
 * users read. The same reads during a publish without streams are measured first, in the same run.
 */
export const streamsProof: Proof = {
  name: 'streams',
  about:
    'However many clients follow a publish, other reads are as fast as without them, and every client gets the final state.',
  run: async plan => {
    const house = await startSampleServer(plan.postgresUrl, { shortLived: plan.share < 1 });
    try {
      await house.furnish(250);
      const share = portion(plan, people);
      const cookies = await signedInCookies(house, 'follower', {
        people: share,
        sessionsEach,
        permissions: ['dashboard'],
      });
      const [publisher = '', reader = ''] = await signedInCookies(house, 'reader', {
        ...{ people: 2, sessionsEach: 1 },
        permissions: ['companyAdmin'],
      });
      await house.start();
      return await compare(house, plan, { cookies, publisher, reader });
    } finally {
      await house.discard();
    }
  },
};

const compare = async (
  house: SampleServer,
  plan: Plan,
  who: { readonly cookies: readonly string[]; readonly publisher: string; readonly reader: string },
) => {
  const publisher = clientOf(house, who.publisher);
  const reader = clientOf(house, who.reader);
  await readThroughPublish(publisher, reader, 1);
  const alone = await readThroughPublish(publisher, reader, portion(plan, reads));
  const path = `/api/sync-locations/running/${company}`;
  const followers = await openFollowers(house.address() + path, who.cookies);
  await pause(1000);
  const before = await followers.count('');
  const during = await readThroughPublish(publisher, reader, portion(plan, reads));
  const asked = await clientOf(house, who.cookies[0] ?? '').syncLocations.running({ params: { companyId: company } });
  demand(asked);
  const now = canonicalJson(asked.body);
  const began = performance.now();
  let heard = await followers.count(now);
  while (heard.notified < who.cookies.length && performance.now() - began < limits.background) {
    await pause(50);
    heard = await followers.count(now);
  }
  const memory = memoryNow(house.process().pid);
  await followers.close();
  const more = percentile(during, 95) - percentile(alone, 95);
  const violations = [
    ...(heard.notified < who.cookies.length
      ? [`${who.cookies.length - heard.notified} did not hear how the publish ended`]
      : []),
    ...(plan.share >= 1 && more > bars.moreMs ? [`p95 of the reads is ${Math.round(more)} ms more`] : []),
    ...house.complaints(),
  ];
  const shown = (times: readonly number[]) =>
    [50, 95, 100].map(share => `${Math.round(percentile(times, share))} ms`).join(', ');
  return {
    figures: [
      ['Streams, of people', `${who.cookies.length}, ${portion(plan, people)}`],
      ['Reads during a publish, without and with streams', `${alone.length}, ${during.length}`],
      ['  without streams: median, p95, longest', shown(alone)],
      ['  with streams: median, p95, longest', shown(during)],
      ['Events sent by the publish', heard.events - before.events],
      ['Memory with all streams open', `${memory} MiB`],
    ] as const,
    violations,
  };
};

const clientOf = (house: SampleServer, cookie: string): WebClient => {
  const [name = '', value = ''] = cookie.split('=');
  return webClient(house.address, new Map([[name, value]]));
};

/** Publishes, and sends this many reads of another user meanwhile; returns the time of each read. */
const readThroughPublish = async (publisher: WebClient, reader: WebClient, count: number): Promise<number[]> => {
  const started = await publisher.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [...published] } });
  demand(started);
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    times.push(
      await timed(async () => {
        const read = at % 2 === 0 ? reader.tenants.locations : reader.tenants.groups;
        demand(await read({ params: { companyId: company } }));
      }),
    );
    await pause(5);
  }
  for (const body of started.body)
    await until('the end of a publish', async () => {
      const status = await publisher.syncLocations.status({ body });
      demand(status);
      return status.body.endTime !== null;
    });
  return times;
};
