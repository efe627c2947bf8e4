import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendCheckIn } from '../../apps/terminal/src/check-in.ts';
import { runLoop } from '../../apps/terminal/src/loop.ts';
import { page } from '../../apps/terminal/src/page.ts';
import { type Fault, intact, withoutAddresses } from './faulty-proxy.ts';
import { openWorld, tokenOf } from './terminal-world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

describe('a terminal', () => {
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
  /** Corrupts the responses whose path matches; all others pass unchanged, and addresses answer nothing. */
  const only = (path: RegExp, fault: Fault): Fault =>
    withoutAddresses(answer => (path.test(answer.path) ? fault(answer) : intact(answer)));

  it('runs nothing before the first publish, then exactly what was published', async () => {
    expect(await world.visit()).toMatchObject({ error: null, runs: { running: [] } });
    const published = await publishNext();
    const { error, runs } = await world.visit();
    expect(error).toBeNull();
    expect(tokenOf(runs)).toBe(published);
    expect(runs.running.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ['menu', 1],
      ['settings', 1],
    ]);
  });

  it('fetches only the parts that are missing on its disk', async () => {
    const asked: string[] = [];
    world.road.fault = answer => {
      asked.push(answer.path.replace(/[0-9a-f]{64}.*/, '…'));
      return intact(answer);
    };
    await world.visit();
    expect(asked).toEqual(['/api/terminal/check-in']);
    await world.publishEmployment();
    await world.visit();
    asked.length = 0;
    await publishNext();
    await world.visit();
    // Two manifests, three departments and the table settings; order, taxes, prices and bar settings are stored already.
    expect(asked).toEqual(['/api/terminal/check-in', ...Array(6).fill('/api/content/…')]);
  });

  it.each<[string, RegExp, Fault]>([
    ['the server is unreachable', /./, () => null],
    ['the server returns 500', /./, ({ body }) => ({ status: 500, body })],
    ['the server returns 304', /./, ({ body }) => ({ status: 304, body })],
    ['responses are empty', /./, ({ status }) => ({ status, body: Buffer.alloc(0) })],
    ['responses are of another shape', /./, ({ status }) => ({ status, body: Buffer.from('{"a":1}') })],
    ['responses are an HTML page', /./, ({ status }) => ({ status, body: Buffer.from('<html>') })],
    ['manifests are missing', /manifest/, () => ({ status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') })],
    ['parts are missing', /parts/, () => ({ status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') })],
    ['parts are exchanged', /parts/, ({ status }) => ({ status, body: Buffer.from('{"order":[]}') })],
    ['a manifest leaves a part out', /manifest/, answer => ({ ...answer, body: withoutAPart(answer.body) })],
  ])('keeps its running configuration when %s', async (_, path, fault) => {
    const before = tokenOf((await world.visit()).runs);
    const next = await publishNext();
    world.road.fault = only(path, fault);
    const spoilt = await world.visit();
    expect(spoilt.error).not.toBeNull();
    expect(tokenOf(spoilt.runs)).toBe(before);
    world.road.fault = intact;
    expect(tokenOf((await world.visit()).runs)).toBe(next);
  });

  it.each<[string, RegExp, Fault, string]>([
    ['a part is exchanged', /parts/, ({ status }) => ({ status, body: Buffer.from('{"order":[]}') }), 'DAMAGED'],
    ['parts are missing', /parts/, () => ({ status: 404, body: Buffer.from('[{"code":"NOT_FOUND"}]') }), 'NOT_SENT'],
  ])(
    '[RULE.receipt.04] reports with its next check-in that %s, and no longer when it has it',
    async (_, path, fault, code) => {
      await world.visit();
      await publishNext();
      const terminal = world.terminal();
      let configuration = terminal.disk.load();
      const checkIn = () =>
        sendCheckIn(terminal, configuration, taken => {
          configuration = taken;
        }).catch(() => undefined);
      const reported = async () => {
        const params = { companyId: world.company.id, locationId: world.elm };
        const answer = await world.client.tenants.devices({ params });
        return answer.status === 200 ? answer.body.flatMap(({ troubles }) => troubles) : answer.status;
      };
      world.road.fault = only(path, fault);
      await checkIn();
      expect(await reported()).toEqual([]);
      await checkIn();
      expect(await reported()).toEqual([
        { kind: 'menu', code },
        { kind: 'settings', code },
      ]);
      world.road.fault = intact;
      await checkIn();
      await checkIn();
      expect(await reported()).toEqual([]);
    },
  );

  it('never applies a truncated response, wherever the stream is cut', async () => {
    let cuts = 0;
    for (const every of [1, 300, 1024]) {
      const next = await publishNext();
      // Each attempt lets one more byte range of a response pass; what arrived complete before is not requested again.
      for (let cut = 0, done = false; !done; cut += every) {
        let spoilt = false;
        world.road.fault = only(/manifest|parts/, answer => {
          if (spoilt || cut >= answer.body.length) return intact(answer);
          spoilt = true;
          return { ...answer, cutAt: cut };
        });
        const { runs } = await world.visit();
        const runsNow = tokenOf(runs);
        expect([next - 1, next]).toContain(runsNow);
        if (spoilt) expect(runsNow).toBe(next - 1);
        cuts += Number(spoilt);
        done = runsNow === next;
        if (every === 1 && cut > 40) break;
      }
      world.road.fault = intact;
      expect(tokenOf((await world.visit()).runs)).toBe(next);
    }
    expect(cuts).toBeGreaterThan(45);
  });

  it('never applies a part or manifest with a flipped bit, whichever bit it is', async () => {
    for (let at = 0; at < 10; at++) {
      const next = await publishNext();
      world.road.fault = only(at % 2 ? /manifest/ : /parts/, answer => {
        const body = Buffer.from(answer.body);
        const position = (at * 37) % body.length;
        body[position] = (body[position] ?? 0) ^ 1;
        return { ...answer, body };
      });
      const { error, runs } = await world.visit();
      world.road.fault = intact;
      expect(error).not.toBeNull();
      expect(tokenOf(runs)).toBe(next - 1);
      expect(tokenOf((await world.visit()).runs)).toBe(next);
    }
  });

  it('applies menu and settings together or not at all', async () => {
    const before = tokenOf((await world.visit()).runs);
    await publishNext();
    let parts = 0;
    // The menu arrives complete; the settings that went live with it do not.
    world.road.fault = only(/parts/, answer => {
      parts += 1;
      return parts < 4 ? intact(answer) : null;
    });
    expect(tokenOf((await world.visit()).runs)).toBe(before);
  });

  it('fetches files again that are damaged on its disk', async () => {
    const { runs } = await world.visit();
    const before = tokenOf(runs);
    const folder = join(world.folder, 'parts');
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.slice(0, -1));
      const damaged = world.terminal().disk.load();
      expect(damaged.running.length).toBeLessThan(runs.running.length);
      expect(tokenOf((await world.visit()).runs)).toBe(before);
    }
  });

  it('stores on its disk the running configuration, and nothing else', async () => {
    await publishNext();
    const { runs } = await world.visit();
    const terminal = world.terminal();
    const named = runs.running.flatMap(({ manifest }) => {
      const { parts } = terminal.disk.find(manifest) as { parts: Record<string, string> };
      return [manifest, ...Object.values(parts)];
    });
    const files = readdirSync(join(world.folder, 'parts')).map(file => file.replace('.json', ''));
    expect(files.sort()).toEqual([...new Set(named)].sort());
  });

  it('reports what it runs, so that the console can show which device runs what', async () => {
    await publishNext();
    const terminal = world.terminal();
    await runLoop(terminal, {
      once: true,
      everyMs: null,
      tell: () => undefined,
      wait: async () => undefined,
      stopped: () => false,
      random: () => 0.5,
    });
    const params = { companyId: world.company.id, locationId: world.elm };
    const devices = await world.client.tenants.devices({ params });
    if (devices.status !== 200) throw new Error(`${devices.status}`);
    expect(devices.body).toHaveLength(1);
    expect(devices.body[0]).toMatchObject({ deviceId: 'counter-1', softwareVersion: '1.2.3' });
    expect(devices.body[0]?.runs.map(({ current }) => current)).toEqual([true, true, true]);
    const location = await world.client.tenants.location({ params });
    expect(location.body).toMatchObject({
      lastPing: world.server.clock.now().getTime(),
      thrivePosVersion: '1.2.3',
    });
  });

  it('works while the server is unreachable, reports that, and continues when it is reachable again', async () => {
    const before = tokenOf((await world.visit()).runs);
    const reported: (string | null)[] = [];
    let rounds = 0;
    const next = await publishNext();
    world.road.fault = () => null;
    const last = await runLoop(world.terminal(), {
      once: false,
      everyMs: 100,
      tell: ({ configuration, contact }) => {
        reported.push(contact.trouble);
        if (contact.trouble !== null) {
          expect(tokenOf(configuration)).toBe(before);
          expect(page({ configuration, contact, visit: null, nextMs: 100 }, 'x')).toContain(
            'Working without the server',
          );
        }
      },
      wait: async () => {
        rounds += 1;
        if (rounds === 5) world.road.fault = intact;
      },
      stopped: () => rounds > 8,
      random: () => 0.5,
    });
    expect(reported.slice(0, 5).every(trouble => trouble !== null)).toBe(true);
    expect(reported.at(-1)).toBeNull();
    expect(tokenOf(last.configuration)).toBe(next);
  });

  it('cannot fetch a manifest or part that is not published at its location', async () => {
    const oak = world.company.tenantId('Oak');
    token += 1;
    await world.publish(token, oak);
    const rows = await world.server.context.db
      .selectFrom('published')
      .select('manifest')
      .where('location_id', '=', oak)
      .execute();
    for (const { manifest } of rows)
      expect((await world.terminal().api.manifest({ params: { hash: manifest } })).status).toBe(404);
    // An existing part that no manifest of this location names.
    const mine = await world.server.context.db
      .selectFrom('revision')
      .select('manifest')
      .orderBy('at', 'desc')
      .execute();
    expect((await world.terminal().api.part({ params: { hash: mine[0]?.manifest ?? '' } })).status).toBe(404);
    await publishNext();
  });

  it('is a program: one visit, a readable page, a value by its path', async () => {
    const published = await publishNext();
    const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));
    const terminal = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, [main, '--data', join(world.folder, 'program'), ...args])).stdout;
    const seen = await terminal('--server', world.road.address, '--credential', world.credential, '--once');
    expect(seen).toContain('Elm');
    expect(seen).toMatch(/Menu\s+no\. \d+, since .*3 departments with 36 items/);
    expect(seen).toMatch(new RegExp(`Server bank\\s+\\$${published}\\.00`));
    expect(await terminal('--status')).toContain('Read from the disk');
    expect(await terminal('--show', '/tableSettings/issueServerBankOfAmount')).toBe(`$${published}.00\n`);
    expect(await terminal('--show', 'menu:/departments/[pizza]/info/name', '--json')).toBe(`"pizza ${published}"\n`);
    await expect(terminal('--show', '/nowhere')).rejects.toThrow(/Nothing at/);
    await expect(terminal('--every', 'often')).rejects.toThrow(/--every/);
  });
});

const withoutAPart = (body: Buffer): Buffer => {
  const manifest = JSON.parse(body.toString()) as { parts: Record<string, string> };
  const [, ...kept] = Object.entries(manifest.parts);
  return Buffer.from(JSON.stringify({ ...manifest, parts: Object.fromEntries(kept) }));
};
