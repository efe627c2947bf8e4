import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../../apps/server/src/store/database/database.ts';
import { openFreezingProxy } from '../../apps/server/src/testing/freezing-proxy.ts';
import { testSecretKeys } from '../../apps/server/src/testing/test-secret-keys.ts';
import { createActors } from '../crash/actors.ts';
import { newFindings } from '../crash/findings.ts';
import { missingInHistory, wrongNumbers, wrongPublishes } from '../crash/inspect-database.ts';
import { seeded } from '../crash/random.ts';
import { tornRows } from '../crash/torn-rows.ts';
import { demand, webClient } from '../crash/web-client.ts';
import { freshDatabase } from '../fixtures/databases.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { makeSampleCompany, type RunningServer, startServerProcess } from '../fixtures/server-process.ts';
import { until } from '../fixtures/until.ts';
import { type Plan, type Proof, portion } from '../proofs/proof.ts';
import type { Replication } from './cluster-config.ts';
import { type Front, openFront } from './front.ts';
import { type EventKind, eventKinds, figuresOf, type Observed, violationsOf } from './judge.ts';
import { notTogether, type PublishedTogether, publishedTogether } from './published-together.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from './replicated-database.ts';
import { startShift } from './shift.ts';
import { staleAnswers } from './stale-answers.ts';

/** Of each kind, and of each replication. */
const events = 20;
const batchSpacingMs = 250;
const longestWorkMs = 1_500;
/** About the duration of a save. */
const saveMs = 30;
const processes = 2;
/** By each kill of a leader that its follower does not keep up with. */
const lostAtLeast = 3;

/** Loses the leader of a replicated PostgreSQL, moves it, and freezes every connection to it, while everybody works. */
export const failoverProof: Proof = {
  name: 'failover',
  about: 'A database that fails over loses what it may lose whole, and nothing else; it answers again by itself.',
  variants: ['synchronous', 'asynchronous'],
  run: async plan => {
    const seen = await work(plan, plan.variant === 'asynchronous' ? 'asynchronous' : 'synchronous');
    return { figures: figuresOf(seen), violations: violationsOf(seen) };
  },
};

const work = async (plan: Plan, replication: Replication): Promise<Observed> => {
  const folder = await mkdtemp(join(tmpdir(), 'commissary-crash-'));
  const cluster = await startReplicatedDatabase(replication);
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true }), cluster.stop];
  try {
    const database = await freshDatabase(cluster.url);
    const road = await openFreezingProxy(database.url);
    closing.push(road.close);
    const settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      COMMISSARY_DATA: join(folder, 'data'),
      COMMISSARY_SAMPLE_PASSWORD: samplePassword,
      COMMISSARY_SECRET_KEYS: testSecretKeys,
      DATABASE_URL: road.url,
    };
    await makeSampleCompany(settings);
    await withDatabase(database.url, ({ db }) =>
      db.updateTable('company').set({ batch_spacing_ms: batchSpacingMs }).execute(),
    );
    const servers: RunningServer[] = [];
    closing.push(() => Promise.all(servers.map(one => one.end('SIGKILL'))));
    for (let started = 0; started < processes; started++)
      servers.push(await startServerProcess([], settings, () => undefined));
    const addresses = servers.map(({ address }) => address);
    const front = await openFront(addresses);
    closing.push(front.close);
    return await run({ plan, replication, cluster, road, url: database.url, addresses, front, folder });
  } finally {
    for (const close of closing.toReversed()) await close();
  }
};

interface Scene {
  readonly plan: Plan;
  readonly replication: Replication;
  readonly cluster: ReplicatedDatabase;
  readonly road: { freeze(): void };
  readonly url: string;
  readonly addresses: readonly string[];
  readonly front: Front;
  readonly folder: string;
}

const run = async (scene: Scene): Promise<Observed> => {
  const { plan, replication, cluster, url, addresses, front, folder } = scene;
  const random = seeded(plan.seed);
  const began = new Date();
  const findings = newFindings();
  const staff = await createActors({ folder, address: () => front.address, up: async () => undefined }, findings);
  const managers = await Promise.all(addresses.map(signedIn));
  const publishesLost: string[] = [];
  const stale: string[] = [];
  const published: PublishedTogether[] = [];
  const outages: { kind: EventKind; ms: number }[] = [];
  const shift = startShift(staff, { findings, publishesLost, mayLose: replication === 'asynchronous' });
  const acknowledged = () => staff.editors.reduce((sum, editor) => sum + editor.acknowledged.length, 0);
  const kinds = eventKinds.flatMap(kind => Array.from({ length: portion(plan, events) }, () => kind));
  for (const [index, kind] of shuffled(kinds, random).entries()) {
    await cluster.settled();
    await pause(random() * longestWorkMs);
    await Promise.race(staff.editors.map(editor => editor.nextSave()));
    await pause(random() * saveMs);
    if (kind === 'kill' && replication === 'asynchronous') {
      await cluster.fallBehind();
      const before = acknowledged();
      await until('saves that will be lost', async () => acknowledged() >= before + lostAtLeast);
      // A terminal may have taken a publish that will be lost too.
      published.push(await withDatabase(url, ({ db }) => publishedTogether(db)));
    }
    const ms = await outageOf(kind, scene, () => Promise.all(managers.map(shift.saved)));
    outages.push({ kind, ms });
    await shift.pausedEditors(async () => {
      stale.push(...(await withDatabase(url, ({ db }) => staleAnswers(db, staff.editors, managers))));
    });
    plan.say(`${index + 1}/${kinds.length}: ${kind}, saved again after ${Math.round(ms)} ms`);
  }
  await cluster.settled();
  await shift.endOfEditors();
  const ahead = await withDatabase(url, database => aheadOf(database, staff.tills));
  await shift.end();
  const history: string[] = [];
  const torn = [...findings.torn];
  const publishedTwice: string[] = [];
  const apart: string[] = [];
  const lost: string[] = [];
  await withDatabase(url, async database => {
    const { db } = database;
    torn.push(...(await tornRows(database)));
    const together = await publishedTogether(db);
    published.push(together);
    apart.push(...notTogether(staff.tills, together));
    for (const editor of staff.editors) lost.push(...(await missingInHistory(db, editor)));
    history.push(...(await wrongPublishes(db, staff.publisher.workflows)));
    // A terminal that ran what was lost raises a number.
    if (replication === 'synchronous') {
      history.push(...(await wrongNumbers(db)));
      lost.push(...findings.lost);
    }
    const begun = await db
      .selectFrom('run')
      .select('workflow_id')
      .distinct()
      .where('requested_by', '=', 'priya')
      .where('requested_at', '>=', began)
      .execute();
    const known = new Set(staff.publisher.workflows);
    for (const { workflow_id } of begun) if (!known.has(workflow_id)) publishedTwice.push(workflow_id);
    if (replication === 'synchronous' && begun.length < known.size)
      publishesLost.push(`${known.size - begun.length} of ${known.size} are gone`);
  });
  const tokens = new Set(staff.tills.map(till => till.token()));
  return {
    ...{ replication, outages, lost, publishesLost, publishedTwice, published },
    mixed: findings.mixed,
    acknowledged: acknowledged(),
    publishes: findings.publishes,
    visits: findings.polls,
    statuses: front.statuses,
    broken: {
      'Stored in part': torn,
      'Answered from a cache of the database that was': stale,
      'Terminals ahead of the server for good': tokens.size === 1 ? ahead : [...ahead, `they run ${[...tokens]}`],
      'Not published together': apart,
      // A new leader is another epoch from the moment that a process notices it.
      'Numbers that went back': replication === 'synchronous' ? findings.backwards : [],
      'Publishes that did not end well': findings.unfinished,
      'Wrong rows of history': history,
      'Other answers than 503 with Retry-After': front.wrong,
      Errors: findings.errors,
    },
  };
};

const outageOf = async (
  kind: EventKind,
  { cluster, road }: Scene,
  savedEverywhere: () => Promise<unknown>,
): Promise<number> => {
  const began = performance.now();
  let restart = (): void => undefined;
  if (kind === 'kill') restart = await cluster.killLeader();
  else if (kind === 'switchover') await cluster.switchOver();
  else if (kind === 'etcd stall') await cluster.stallEtcd();
  else road.freeze();
  await savedEverywhere();
  const ms = performance.now() - began;
  restart();
  return ms;
};

const signedIn = async (address: string) => {
  const client = webClient(() => address);
  demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
  return client;
};

const withDatabase = async <T>(url: string, look: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ url });
  try {
    return await look(database);
  } finally {
    await database.close();
  }
};

/** Terminals that run something else than what is live, after they had time for two check-ins. */
const aheadOf = async (
  { db }: Database,
  tills: Awaited<ReturnType<typeof createActors>>['tills'],
): Promise<string[]> => {
  const live = await db.selectFrom('published').select(['location_id', 'kind', 'manifest']).execute();
  return tills.flatMap(till =>
    live
      .filter(one => one.location_id === till.locationId && till.runs().get(one.kind) !== one.manifest)
      .map(one => `${till.locationId} runs another ${one.kind}`),
  );
};

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map(one => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
