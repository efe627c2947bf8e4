import { afterAll, beforeAll, expect, it } from 'vitest';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import { sendCheckIn } from '../../apps/terminal/src/check-in.ts';
import type { Configuration } from '../../apps/terminal/src/configuration.ts';
import { freePort } from '../../scripts/testing/postgresql.mjs';
import { type Fault, intact, startFaultyProxy, withoutAddresses } from './faulty-proxy.ts';
import { openWorld, tokenOf } from './terminal-world.ts';

let world: Awaited<ReturnType<typeof openWorld>>;
let cache: Awaited<ReturnType<typeof startFaultyProxy>>;
let token = 0;
beforeAll(async () => {
  const port = await freePort();
  world = await openWorld(databases[0], 12, { contentUrl: `http://127.0.0.1:${port}` });
  cache = await startFaultyProxy(world.road.address, port);
  await publishNext();
  await world.visit();
});
afterAll(async () => {
  await cache.close();
  await world.close();
});

const publishNext = async (): Promise<number> => {
  token += 1;
  await world.publish(token);
  return token;
};

/** What the cache and the server were asked for during a visit, with the hash left out. */
const visit = async (fault: Fault = intact) => {
  const [elsewhere, here]: [string[], string[]] = [[], []];
  const pathOf = (path: string) => path.replace(/[0-9a-f]{64}.*/, '…');
  let credentials = 0;
  cache.fault = answer => {
    elsewhere.push(pathOf(answer.path));
    credentials += Number(answer.headers.authorization !== undefined);
    return fault(answer);
  };
  world.road.fault = answer => {
    if (!answer.path.startsWith('/api/content/')) here.push(pathOf(answer.path));
    return intact(answer);
  };
  const { error, runs } = await world.visit();
  return { error, token: tokenOf(runs), elsewhere: elsewhere.length, here, credentials };
};

it('[RULE.fetch.05] a terminal fetches a publish from the addresses that it is told, without its credential', async () => {
  const next = await publishNext();
  // Two manifests, three departments, the table settings.
  expect(await visit()).toEqual({
    ...{ error: null, token: next, elsewhere: 6, credentials: 0 },
    here: ['/api/terminal/check-in'],
  });
});

const older: Buffer[] = [];

it.each<[string, Fault, number]>([
  ['nothing that arrives whole', answer => ({ ...answer, cutAt: Math.floor(answer.body.length / 2) }), 1],
  ['a part that ends early', answer => ({ ...answer, body: answer.body.subarray(0, -20) }), 6],
  ['what was there before', answer => ({ ...answer, body: older[0] ?? answer.body }), 6],
  ['a page', answer => ({ ...answer, body: Buffer.from('<html>') }), 6],
  ['that it is overloaded', () => ({ status: 503, body: Buffer.from('{}') }), 6],
  ['no connection', () => null, 1],
])(
  '[RULE.fetch.05] a terminal fetches a publish from the server where the addresses answer %s',
  async (_, fault, asked) => {
    const next = await publishNext();
    const { elsewhere, ...found } = await visit(answer => {
      older.push(answer.body);
      return fault(answer);
    });
    expect(found).toMatchObject({ error: null, token: next });
    expect(found.here).toContain('/api/terminal/manifest/…');
    // Those that are under way when one does not answer are not called back.
    if (asked === 6) expect(elsewhere).toBeGreaterThanOrEqual(2);
    else expect(elsewhere).toBeLessThanOrEqual(2);
  },
);

it('[RULE.fetch.06] a new terminal fetches everything in one response, and after one that was cut what it lacks', async () => {
  const asked: string[] = [];
  const folder = `${world.folder}/new`;
  const come = async (fault: Fault = intact) => {
    asked.length = 0;
    world.road.fault = withoutAddresses(answer => {
      asked.push(answer.path);
      return fault(answer);
    });
    const { error, runs } = await world.visit(world.terminal(folder));
    return { error, token: tokenOf(runs), asked: [...asked] };
  };
  const pack = '/api/terminal/pack';
  const onlyPacks: Fault = answer => (/manifest|parts/.test(answer.path) ? null : intact(answer));
  const cut = await come(answer => (answer.path === pack ? { ...answer, cutAt: 200 } : onlyPacks(answer)));
  expect(cut).toMatchObject({ token: null });
  expect(cut.error).not.toBeNull();
  const short: Fault = answer => {
    const { content } = JSON.parse(answer.body.toString());
    const first = Object.fromEntries(Object.entries(content).slice(0, 3));
    return { ...answer, body: Buffer.from(JSON.stringify({ content: first, more: true })) };
  };
  const packs = () => asked.filter(path => path === pack).length;
  expect(await come(answer => (answer.path === pack && packs() === 1 ? short(answer) : onlyPacks(answer)))).toEqual({
    ...{ error: null, token },
    asked: ['/api/terminal/check-in', pack, pack],
  });
  expect(await come(onlyPacks)).toEqual({ error: null, token, asked: ['/api/terminal/check-in'] });
});

it('[RULE.fetch.07] a terminal fetches what is due within an hour, runs it when it is live, and fetches nothing then', async () => {
  const terminal = world.terminal(`${world.folder}/ahead`);
  let configuration: Configuration = terminal.disk.load();
  const asked: string[] = [];
  cache.fault = answer => {
    asked.push('elsewhere');
    return intact(answer);
  };
  world.road.fault = answer => {
    if (!answer.path.startsWith('/api/content/')) asked.push(answer.path);
    return intact(answer);
  };
  const checkIn = async () => {
    asked.length = 0;
    await sendCheckIn(terminal, configuration, taken => {
      configuration = taken;
    });
    return { token: tokenOf(configuration), asked: [...asked], ahead: configuration.ahead.length };
  };
  await checkIn();
  const minute = 60_000;
  const at = world.server.clock.now().getTime() + 90 * minute;
  const before = token;
  await world.schedule(before + 1, at);
  token += 1;
  const nothingNew = { token: before, asked: ['/api/terminal/check-in'], ahead: 0 };
  expect(await checkIn()).toEqual(nothingNew);
  world.server.clock.pass(29 * minute);
  expect(await checkIn()).toEqual(nothingNew);
  world.server.clock.pass(46 * minute);
  expect(await checkIn()).toEqual({
    ...{ token: before, ahead: 2 },
    asked: ['/api/terminal/check-in', ...Array(6).fill('elsewhere')],
  });
  expect(await checkIn()).toEqual({ ...nothingNew, ahead: 2 });
  // A server of an earlier version rejects a report of what it did not name; the next one says nothing of it.
  const { fault } = world.road;
  world.road.fault = answer => ({ ...answer, status: 400, body: Buffer.from('[{"code":"UNKNOWN"}]') });
  await expect(checkIn()).rejects.toThrow('400');
  world.road.fault = fault;
  expect(configuration.ahead).toEqual([]);
  expect(await checkIn()).toEqual({ ...nothingNew, ahead: 2 });
  world.server.clock.pass(15 * minute);
  await world.publishDue();
  expect(await checkIn()).toEqual({ token: before + 1, asked: ['/api/terminal/check-in'], ahead: 0 });
});
