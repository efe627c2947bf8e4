import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginEpoch } from '../../apps/server/src/store/publishing/index.ts';
import { earlierTerminal } from './earlier-terminal.ts';
import { type Fault, intact } from './faulty-proxy.ts';
import { openWorld, tokenOf } from './terminal-world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

let world: World;
let token = 0;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.road.fault = intact;
});

const publishNext = async (): Promise<number> => {
  token += 1;
  await world.publish(token);
  return token;
};

/** The highest that a check-in raises a number by is 1,000: of more lost publishes the epoch alone tells. */
const lostPublishes = 5_000;

/** What is live, to be put back later, as a backup is; until then more publishes go live than a check-in makes up for. */
const backUp = async () => {
  const { db } = world.server.context;
  const rows = await db.selectFrom('published').select(['kind', 'manifest', 'sequence']).execute();
  const putBack = async () => {
    for (const { kind, manifest, sequence } of rows)
      await db
        .updateTable('published')
        .set({ manifest, sequence })
        .where('location_id', '=', world.elm)
        .where('kind', '=', kind)
        .execute();
  };
  await db
    .updateTable('published')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', lostPublishes) }))
    .execute();
  return putBack;
};

/** A new id for each. */
let epochs = 0;
const restored = () => {
  epochs += 1;
  return beginEpoch(world.server.context.db, { id: `restored-${epochs}`, at: world.server.clock.now() });
};

const numbersOf = ({ runs }: Awaited<ReturnType<World['visit']>>) => runs.running.map(({ sequence }) => sequence);

it('[RULE.epoch.01] [RULE.epoch.03] a terminal takes what is live in another epoch at once, however many publishes were lost, and home says so', async () => {
  const kept = await publishNext();
  const putBack = await backUp();
  await publishNext();
  expect(tokenOf((await world.visit()).runs)).toBe(token);
  await putBack();
  // The same database, as far as anybody knows: an outdated answer may be late.
  expect(tokenOf((await world.visit()).runs)).toBe(token);
  await restored();
  const healed = await world.visit();
  expect([healed.error, tokenOf(healed.runs)]).toEqual([null, kept]);
  const overview = async () => {
    const answer = await world.client.home.overview({ params: { companyId: world.company.id }, query: {} });
    return answer.status === 200 ? answer.body.ahead.map(({ locationId }) => locationId) : answer.status;
  };
  expect(await overview()).toEqual([world.elm]);
  const audit = await world.client.audit.list({ params: { companyId: world.company.id }, query: {} });
  const said = audit.status === 200 ? audit.body.entries.map(one => one.said) : [];
  expect(said.filter(one => one.includes('renumbered what is live at Elm'))).toHaveLength(1);
  expect(tokenOf((await world.visit()).runs)).toBe(kept);
});

it('[RULE.epoch.01] another epoch alone fetches nothing again, and changes nothing that runs', async () => {
  await publishNext();
  const before = await world.visit();
  await restored();
  const asked: string[] = [];
  world.road.fault = answer => {
    asked.push(answer.path);
    return intact(answer);
  };
  world.server.clock.pass(60_000);
  const after = await world.visit();
  expect(asked).toEqual(['/api/terminal/check-in']);
  expect(after.runs.running.map(({ epoch }) => epoch)).toEqual([`restored-${epochs}`, `restored-${epochs}`]);
  expect(after.runs.running.map(({ since }) => since)).toEqual(before.runs.running.map(({ since }) => since));
});

/** What a server of a version without epochs sends. */
const withoutEpochs: Fault = answer => {
  if (answer.path !== '/api/terminal/check-in') return intact(answer);
  const body = JSON.parse(String(answer.body));
  const assigned = body.assigned.map(({ epoch: _, ...one }: { readonly epoch?: string }) => one);
  return { status: answer.status, body: Buffer.from(JSON.stringify({ ...body, assigned })) };
};

it('[RULE.epoch.04] a terminal goes by the number alone where the server names no epoch', async () => {
  await publishNext();
  const first = await world.visit();
  world.road.fault = withoutEpochs;
  const { db } = world.server.context;
  const shift = (by: number) =>
    db
      .updateTable('published')
      .set(({ eb }) => ({ sequence: eb('sequence', '+', by) }))
      .execute();
  // An outdated answer: what it runs has an epoch, and the answer none.
  await shift(-1);
  expect(numbersOf(await world.visit())).toEqual(numbersOf(first));
  await shift(1);
  const next = await publishNext();
  const newer = await world.visit();
  expect([tokenOf(newer.runs), numbersOf(newer)]).toEqual([next, numbersOf(first).map(number => number + 1)]);
  await shift(-1);
  expect(numbersOf(await world.visit())).toEqual(numbersOf(newer));
});

it('[RULE.epoch.04] a terminal of a version without epochs is told and numbered as before', async () => {
  const earlier = earlierTerminal(world.road.address, world.credential);
  const published = await publishNext();
  const first = await earlier.visit();
  await restored();
  const { db } = world.server.context;
  // It runs what was lost with the backup: what is live gets a number above.
  await db
    .updateTable('published')
    .set(({ eb }) => ({ sequence: eb('sequence', '-', 1) }))
    .execute();
  const answer = await world.server.terminal(credentialOf(world)).terminal.checkIn({
    body: {
      ...{ deviceId: 'earlier', softwareVersion: '1.0.0', partSize: 'chunks' },
      runs: first.runs.map(run => ({ ...run, manifest: 'b'.repeat(64) })),
    },
  });
  const numbers = answer.status === 200 ? answer.body.assigned.map(({ sequence }) => sequence) : [];
  expect(numbers).toEqual(first.runs.map(({ sequence }) => sequence + 1));
  expect(published).toBe(token);
});

const credentialOf = ({ credential }: World) => {
  const [clientId = '', secret = ''] = credential.split('.');
  return { clientId, secret };
};
