import { withListChanges } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../fixtures/databases.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { makeSampleCompany, type RunningServer, startServerProcess } from '../fixtures/server-process.ts';
import { demand, webClient } from './web-client.ts';

const postgresql = process.env.TEST_DATABASE_URL;
const company = 'sorrel-and-salt';
const path = '/tableSettings/tableAlertTimesInMins/seatedNoOrder';

describe.skipIf(postgresql === undefined)('two servers and a worker on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let settings: Record<string, string | undefined>;
  const running: RunningServer[] = [];
  const said: string[] = [];
  const start = async (role: 'web' | 'worker' | 'all'): Promise<RunningServer> => {
    const started = await startServerProcess([], { ...settings, COMMISSARY_ROLE: role }, text => said.push(text));
    running.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await freshDatabase(postgresql ?? '');
    settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      COMMISSARY_SAMPLE_PASSWORD: samplePassword,
      DATABASE_URL: database.url,
    };
    await makeSampleCompany(settings);
  });
  afterAll(async () => {
    for (const one of running) await one.end('SIGKILL');
    await database?.drop();
  });

  /** One browser that calls whichever server has the address now. */
  const browser = async (address: () => string) => {
    const cookies = new Map<string, string>();
    const client = webClient(address, cookies);
    demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
    return { client, cookies };
  };

  it('share sessions, saves and publishes, also when the server that received the call is killed', async () => {
    const [a, b] = await Promise.all([start('web'), start('web')]);
    let at = a.address;
    const { client, cookies } = await browser(() => at);

    const read = async () => {
      const answer = await client.settings.base({ params: { id: company } });
      demand(answer);
      return answer.body;
    };
    const valueAt = (blob: unknown): unknown =>
      path
        .split('/')
        .reduce<unknown>((part, key) => (key === '' ? part : (part as Record<string, unknown>)[key]), blob);

    // B has read the document before A saves it: B must not return its cached copy.
    at = b.address;
    const before = await read();
    for (const minutes of [71, 72, 73]) {
      at = a.address;
      const { id, ver, settingsBlob } = await read();
      const blob = structuredClone(settingsBlob) as {
        tableSettings: { tableAlertTimesInMins: { seatedNoOrder: number } };
      };
      blob.tableSettings.tableAlertTimesInMins.seatedNoOrder = minutes;
      const body = { id, ver, settingsBlob: { ...blob } };
      demand(await client.settings.saveBase({ params: { id: company }, body }));
      at = b.address;
      expect(valueAt((await read()).settingsBlob)).toBe(minutes);
    }
    expect((await read()).ver).toBe(before.ver + 3);

    // No process that publishes is running yet: the publish that A accepted is still open when A dies.
    at = a.address;
    const asked = await client.syncLocations.start({
      body: { action: 'PUBLISH', locationIds: ['market-hall', 'fulton'] },
    });
    demand(asked);
    await a.end('SIGKILL');
    at = b.address;
    const [execution] = asked.body;
    if (execution === undefined) throw new Error('Nothing was begun.');
    const statuses = async (): Promise<readonly string[]> => {
      const answer = await client.syncLocations.status({ body: execution });
      demand(answer);
      return Object.values(answer.body.locationToStatuses);
    };
    expect(await statuses()).toEqual(['WAITING', 'WAITING']);
    const stream = await follow(b.address, cookies);
    await start('worker');
    // B receives the event from the worker, through the database.
    await stream.until(text => text.includes('"fulton":"SUCCESS"') && text.includes('"market-hall":"SUCCESS"'));
    expect(await statuses()).toEqual(['SUCCESS', 'SUCCESS']);
    const live = await client.published.settings({ params: { id: 'fulton' } });
    demand(live);
    expect(live.body.ver).toBe(before.ver + 3);
  });

  it('go on publishing when a worker is killed in the middle', async () => {
    const web = await start('web');
    const { client, cookies } = await browser(() => web.address);
    const [one, two] = await Promise.all([start('worker'), start('worker')]);
    const locationIds = ['market-hall', 'union-station', 'riverfront', 'fulton', 'pearl-st'];
    const asked = client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    await one.end('SIGKILL');
    const answer = await asked;
    demand(answer);
    const stream = await follow(web.address, cookies);
    const done = (text: string) => locationIds.every(id => text.includes(`"${id}":"SUCCESS"`));
    await stream.until(done);
    await two.end('SIGTERM');
    expect(said.join('')).not.toContain('"level":"error"');
  });
});

/** The event stream of the publish screen, for as long as it takes. */
const follow = async (address: string, cookies: ReadonlyMap<string, string>) => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${address}/api/sync-locations/running/${company}`, {
    headers: { accept: 'text/event-stream', cookie },
  });
  if (answer.body === null || answer.status !== 200) throw new Error(`The stream answered ${answer.status}.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  return {
    until: async (holds: (shown: string) => boolean): Promise<void> => {
      let text = '';
      let shown: readonly unknown[] = [];
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream ended.');
        text += value;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const [, name, data = ''] = /^event: (snapshot|changes)\ndata: (.*)$/.exec(event) ?? [];
          if (name === undefined) continue;
          shown = name === 'snapshot' ? JSON.parse(data) : withListChanges(shown, JSON.parse(data));
          if (holds(JSON.stringify(shown))) return void reader.cancel();
        }
      }
    },
  };
};
