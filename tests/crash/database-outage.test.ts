import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../fixtures/databases.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { makeSampleCompany, type RunningServer, startServerProcess } from '../fixtures/server-process.ts';
import { limits } from '../time-limits.ts';
import { demand, webClient } from './web-client.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const company = 'sorrel-and-salt';

describe.skipIf(postgresql === undefined)('database outages', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let road: Awaited<ReturnType<typeof roadTo>>;
  let server: RunningServer;
  let direct: pg.Client;
  let cookie: string;
  beforeAll(async () => {
    database = await freshDatabase(postgresql ?? '');
    await makeSampleCompany({ DATABASE_URL: database.url, COMMISSARY_SAMPLE_PASSWORD: samplePassword });
    road = await roadTo(database.url);
    server = await startServerProcess([], { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: road.url }, () => undefined);
    direct = new pg.Client({ connectionString: database.url });
    await direct.connect();
    const cookies = new Map<string, string>();
    const client = webClient(() => server.address, cookies);
    demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
    cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  });
  afterAll(async () => {
    await server?.end('SIGKILL');
    await direct?.end();
    await road?.close();
    await database?.drop();
  });

  const read = () => fetch(new URL(`/api/sync-locations/running/${company}`, server.address), { headers: { cookie } });
  const schedule = (tenantId: string) =>
    fetch(new URL('/api/sync-locations/start', server.address), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-commissary': '1' },
      body: JSON.stringify({ action: 'PUBLISH', locationIds: [tenantId], syncDateMillis: Date.UTC(2040, 0, 1) }),
    });
  const reported = async (answer: Response) => [answer.status, answer.headers.get('retry-after'), await answer.json()];
  const unavailable = [503, '5', [{ code: 'UNAVAILABLE' }]];
  const back = () => expect.poll(async () => (await read()).status, { timeout: limits.background }).toBe(200);

  it('reports a database that cannot be reached, and uses it again when it is back', async () => {
    await road.cut();
    expect(await reported(await read())).toEqual(unavailable);
    road.mend();
    await back();
    // The listening connection has recovered as well: a new publish goes live without a restart.
    const client = webClient(() => server.address, new Map([cookie.split('=') as [string, string]]));
    const asked = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: ['market-hall'] } });
    demand(asked);
    const [execution] = asked.body;
    if (execution === undefined) throw new Error('Nothing was begun.');
    const ended = async () => {
      const answer = await client.syncLocations.status({ body: execution });
      demand(answer);
      return answer.body.locationToStatuses;
    };
    await expect.poll(ended, { timeout: limits.background }).toEqual({ 'market-hall': 'SUCCESS' });
  });

  it('changes nothing when the disk of the database is full, and works again when there is space', async () => {
    await direct.query(`create function full_disk() returns trigger language plpgsql as
      'begin raise exception ''no space left'' using errcode = ''53100''; end'`);
    await direct.query(
      'create trigger full_disk before insert on run_location for each row execute function full_disk()',
    );
    const count = async () => (await direct.query('select count(*)::integer as n from run')).rows;
    const before = await count();
    expect(await reported(await schedule('fulton'))).toEqual(unavailable);
    expect(await count()).toEqual(before);
    await direct.query('drop trigger full_disk on run_location');
    expect((await schedule('fulton')).status).toBe(200);
  });

  it('rejects the next request when every connection waits for the database, and serves again when it continues', async () => {
    await direct.query('begin');
    await direct.query('lock table run in access exclusive mode');
    const waiting = Array.from({ length: 30 }, read);
    const refused = await Promise.race(waiting.map(async answer => reported(await answer)));
    expect(refused).toEqual(unavailable);
    await direct.query('rollback');
    for (const answer of waiting) expect([200, 503]).toContain((await answer).status);
    await back();
  });
});

/** A connection to the database that can be cut. */
const roadTo = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let open = true;
  const gate = createServer(near => {
    if (!open) return void near.destroy();
    const far = dial(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((gate.address() as AddressInfo).port);
  const cut = async (): Promise<void> => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    mend: () => {
      open = true;
    },
    close: async () => {
      await cut();
      gate.close();
    },
  };
};
