import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownPostgresql } from '../../../scripts/testing/postgresql.mjs';
import { samplePassword } from '../../fixtures/sample-company.ts';
import { type SampleServer, startSampleServer } from '../../fixtures/sample-server.ts';
import { until } from '../../fixtures/until.ts';
import { type Outcome, type Plan, type Proof, portion, times } from '../../proofs/proof.ts';
import { seeded } from '../random.ts';
import { demand, type WebClient, webClient } from '../web-client.ts';
import { judgeStored, judgeSums, paidAt, readClosed } from './judge-tickets.ts';
import { type SellerPlan, type Sellers, startSellers } from './sellers.ts';

const kills = 80;
const terminals = 200;
const mostInAProcess = 25;
/** From this share on the database is killed too: for that it has to be one of its own, with a sample company of its own. */
const withDatabaseKills = 0.1;
/** The most between two kills. */
const windowMs = 1_500;
/** A terminal visits the server so often; more of them less often, because they share two cores. */
const everyMs = (count: number): number => 300 + 15 * count;
const company = 'sorrel-and-salt';
const locationIds = [
  ...['market-hall', 'union-station', 'riverfront', 'fulton', 'pearl-st'],
  ...['old-mill', 'alameda', 'harbor-st', 'beacon', 'elm-st'],
];
const dayMs = 86_400_000;
/** After it every month in which something was sold is over. */
const monthMs = 40 * dayMs;
const looksAtOnce = 3;
/** Something is sold on so many days before today, by the clocks of any zone. */
const soldDays = 7;

type Victim = 'the server' | 'terminals' | 'the database';

interface Cluster {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface World {
  readonly house: SampleServer;
  readonly cluster: Cluster | null;
  readonly sellers: Sellers;
  readonly client: WebClient;
  readonly used: readonly string[];
  readonly random: () => number;
}

/**
 * Kills terminals, the server, and on PostgreSQL the database, while terminals sell, change what they sold and send it, on
 * days that are open, over and closed. In the end everything that a terminal gave to its queue has to be stored once, in its
 * newest revision, and every sum has to be that of the tickets.
 */
export const ticketKills: Proof = {
  name: 'tickets',
  about: 'After kills of terminals, server and database each ticket is stored once, and reports are the sums of them.',
  run: async plan => {
    const cluster = plan.postgresUrl !== null && plan.share >= withDatabaseKills ? await ownPostgresql() : null;
    if (cluster !== null && 'missing' in cluster) throw new Error(cluster.missing);
    const house = await startSampleServer(cluster?.url ?? plan.postgresUrl, {
      // Only what is sold here is stored.
      settings: { COMMISSARY_SAMPLE_DAYS: '0' },
      shortLived: plan.share < 1,
    });
    let sellers: Sellers | null = null;
    try {
      await house.furnish(0);
      await house.start();
      const client = webClient(house.address);
      demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
      const plans = await plansOf(plan, house, client);
      sellers = startSellers(plans, house.folder);
      const used = [...new Set(plans.flatMap(one => one.terminals.map(({ locationId }) => locationId)))];
      return await work(plan, { house, cluster, sellers, client, used, random: seeded(plan.seed) });
    } catch (error) {
      throw new Error([`${error instanceof Error ? error.stack : error}`, ...house.complaints()].join('\n'));
    } finally {
      await sellers?.end();
      await house.discard();
      await cluster?.stop();
    }
  },
};

const addressFileOf = (house: SampleServer): string => join(house.folder, 'address');
const tellAddress = (house: SampleServer): void => writeFileSync(addressFileOf(house), house.address());

const plansOf = async (plan: Plan, house: SampleServer, client: WebClient): Promise<SellerPlan[]> => {
  tellAddress(house);
  const count = portion(plan, terminals);
  const credentials = new Map<string, string>();
  for (const locationId of locationIds.slice(0, count)) {
    const made = await client.tenants.createCredential({
      params: { companyId: company, locationId },
      body: { name: 'Tickets' },
    });
    demand(made);
    credentials.set(locationId, `${made.body.clientId}.${made.body.secret}`);
  }
  const places = [...credentials];
  const all = Array.from({ length: count }, (_, at) => {
    const [locationId, credential] = places[at % places.length] ?? ['', ''];
    const deviceId = `till-${at}`;
    return { locationId, credential, deviceId, folder: join(house.folder, deviceId) };
  });
  const inAProcess = Math.min(mostInAProcess, Math.ceil(count / 2));
  return Array.from({ length: Math.ceil(count / inAProcess) }, (_, at) => ({
    addressFile: addressFileOf(house),
    everyMs: everyMs(count),
    seed: plan.seed + 1_000 * at,
    terminals: all.slice(at * inAProcess, (at + 1) * inAProcess),
  }));
};

const work = async (plan: Plan, world: World): Promise<Outcome> => {
  const { house, cluster, sellers, used, random } = world;
  const victims: readonly Victim[] =
    cluster === null ? ['the server', 'terminals'] : ['the server', 'terminals', 'the database'];
  const counted = new Map<Victim, number>(victims.map(victim => [victim, 0]));
  const closed: Closed = new Map();
  const violations: string[] = [];
  const backMs: number[] = [];
  let waited = 0;
  // All of them have something to sell.
  await sellers.twoVisits();
  await until('something sold by each terminal', async () =>
    sellers.journals().every(({ journal }) => journal.begun.some(({ kind }) => kind === 'tickets')),
  );
  const trials = portion(plan, kills);
  for (let trial = 1; trial <= trials; trial++) {
    const victim = victims[(trial - 1) % victims.length] ?? 'the server';
    await pause(random() * windowMs);
    const began = performance.now();
    const waiting = await kill(world, victim, Math.floor(random() * terminals));
    if (victim !== 'terminals') backMs.push(performance.now() - began);
    waited += waiting;
    counted.set(victim, (counted.get(victim) ?? 0) + 1);
    violations.push(...(await lookAtDays(world, closed)));
    plan.say(`${trial}/${trials}: killed ${victim} with ${waiting} waiting`);
  }
  await until('a closed day', async () => {
    violations.push(...(await lookAtDays(world, closed)));
    return closed.size > 0;
  });
  // Something of it comes later.
  for (let time = 0; time < 2; time++) await sellers.twoVisits();
  await sellers.close();
  const journals = sellers.journals();
  const { wrong, reported } = await judgeReports(world, closed);
  violations.push(...wrong);
  await house.stop();
  const later = new Date(Date.now() + monthMs);
  const known = await house.withDatabase(async ({ db }) => {
    const paid = await paidAt(db, journals);
    for (const [locationId, cents] of reported)
      if (cents !== (paid.get(locationId) ?? 0))
        violations.push(`${locationId}: ${cents} are reported, ${paid.get(locationId)} were paid`);
    violations.push(...(await judgeStored(db, journals)), ...(await judgeSums(db, used, later)));
    return readClosed(db);
  });
  violations.push(...known.wrong);
  for (const [key, { hash }] of closed)
    if (known.hashes.get(key) !== hash) violations.push(`${key} was closed, and has changed`);
  const begun = journals.flatMap(({ journal }) => journal.begun);
  const tickets = begun.filter(({ kind }) => kind === 'tickets');
  return {
    figures: [
      ['Terminals', journals.length],
      ['Kills', trials],
      ...[...counted].map(([victim, count]) => [`  of ${victim}`, count] as const),
      ['Tickets', new Set(tickets.map(({ value }) => value.id)).size],
      ['  revisions of them', tickets.length],
      ['Shifts', begun.length - tickets.length],
      ['  waiting at a kill, together', waited],
      ['Closed days', known.hashes.size],
      ['  tickets that came later', [...closed.values()].reduce((sum, { later: count }) => sum + count, 0)],
      ['Kill to first good answer', times(backMs)],
    ],
    violations: [...violations, ...house.complaints()],
  };
};

/** Kills and starts again; returns how much waited on the disks of terminals. */
const kill = async ({ house, cluster, sellers }: World, victim: Victim, which: number): Promise<number> => {
  if (victim === 'terminals') return sellers.killOne(which);
  if (victim === 'the server' || cluster === null) {
    await house.kill();
    const waiting = sellers.waiting();
    await house.start();
    tellAddress(house);
    await wellAgain(house);
    return waiting;
  }
  let waiting = 0;
  await house.amidComplaints(async () => {
    await cluster.kill();
    waiting = sellers.waiting();
    await cluster.start();
    await wellAgain(house);
    // A request from before may still be reported as failed.
    await sellers.twoVisits();
  });
  return waiting;
};

const wellAgain = (house: SampleServer): Promise<void> =>
  until('the health of the server', async () => (await fetch(new URL('/api/health', house.address()))).ok);

/** Days that were seen closed, by location and day. */
type Closed = Map<string, { readonly at: number; readonly hash: string; readonly salesTotal: number; later: number }>;

/** Looks at some days as somebody who reads reports; a day that was seen closed stays as it was. */
const lookAtDays = async (world: World, closed: Closed): Promise<string[]> => {
  const { used, random } = world;
  const violations: string[] = [];
  for (let look = 0; look < looksAtOnce; look++) {
    const locationId = used[Math.floor(random() * used.length)] ?? '';
    violations.push(
      ...(await lookAtDay(world, { locationId, day: daysAgo(2 + Math.floor(random() * 4)) }, closed)).wrong,
    );
  }
  return violations;
};

const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const lookAtDay = async (
  world: World,
  { locationId, day }: { readonly locationId: string; readonly day: string },
  closed: Closed,
) => {
  const key = `${locationId} ${day}`;
  const summary = await readSummary(world.client, locationId, day, day);
  const seen = closed.get(key);
  const now = summary.closed;
  const wrong: string[] = [];
  if (now === null && seen !== undefined) wrong.push(`${key} was closed, and is open`);
  if (now !== null) {
    const isSame = ['at', 'hash', 'salesTotal'].every(
      name => seen === undefined || seen[name as 'hash'] === now[name as 'hash'],
    );
    if (!isSame) wrong.push(`${key} was closed, and has changed`);
    closed.set(key, { at: now.at, hash: now.hash, salesTotal: now.salesTotal, later: now.since.tickets });
  }
  return { wrong, now, salesTotal: summary.totalOf(0, 'salesTotal') };
};

const readSummary = async (client: WebClient, tenantId: string, from: string, to: string) => {
  const answer = await client.reports.read({
    params: { companyId: company, report: 'storeSummary' },
    query: { from, to, tenantId },
  });
  demand(answer);
  const { tables, closed } = answer.body;
  const totalOf = (table: number, measure: string): number => {
    const asked = tables[table];
    return asked?.total[(asked.measures as readonly string[]).indexOf(measure)] ?? 0;
  };
  return { closed, totalOf };
};

/** Nothing is sold any more: returns what reports say was paid. A closed day and what came later are all of it. */
const judgeReports = async (world: World, closed: Closed) => {
  const violations: string[] = [];
  const reported = new Map<string, number>();
  for (const locationId of world.used) {
    const { totalOf } = await readSummary(world.client, locationId, daysAgo(soldDays), daysAgo(-1));
    reported.set(locationId, totalOf(1, 'tenders'));
    for (let days = 1; days <= soldDays; days++) {
      const day = daysAgo(days);
      const { wrong, now, salesTotal } = await lookAtDay(world, { locationId, day }, closed);
      violations.push(...wrong);
      if (now !== null && now.salesTotal + now.since.salesTotal !== salesTotal)
        violations.push(
          `${locationId} ${day}: closed with ${now.salesTotal}, later ${now.since.salesTotal}, ${salesTotal} in all`,
        );
    }
  }
  return { wrong: violations, reported };
};
