import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../apps/server/src/testing/test-database.ts';
import type { Terminal } from '../../apps/terminal/src/check-in.ts';
import { logOnLines, personWith } from '../../apps/terminal/src/log-on.ts';
import { openLogOnAttempts } from '../../apps/terminal/src/log-on-attempts.ts';
import { intact } from './faulty-proxy.ts';
import { openWorld } from './terminal-world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

describe.each(databases)('logging on at a terminal, with %s', database => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(database);
  });
  afterAll(() => world.close());
  // Nobody sets more than ten PINs in a minute.
  beforeEach(() => world.server.clock.pass(61_000));

  const server4 = '4';
  const at = (name: string) => ({ type: 'LOCATION', id: world.company.tenantId(name) }) as const;
  const bodyOf = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body as Extract<A, { status: 200 }>['body'];
  };
  const hire = async (name: string, pin: string, place = 'Elm'): Promise<string> => {
    const jobs = [{ jobTypeId: server4, grantObject: at(place) }];
    const body = { name, email: null, roles: [], jobs, pin, invite: false };
    return bodyOf(await world.client.users.create({ params: { id: world.company.id }, body })).id;
  };
  type Change = Partial<Parameters<World['client']['users']['update']>[0]['body']>;
  const change = async (id: string, part: Change): Promise<void> => {
    const { ver, name, email, status } = bodyOf(await world.client.users.get({ params: { id } }));
    const body = { id, ver, name, email, status, roles: [], ...part };
    bodyOf(await world.client.users.update({ params: { id: world.company.id }, body }));
  };
  /** Who logs on with a PIN after the next check-in. */
  const logsOn = async (pin: string): Promise<string | null> => {
    expect((await world.visit()).error).toBeNull();
    return personWith(world.terminal().disk, pin);
  };

  it('waits for the publish, and ends at the next check-in after somebody left or got another PIN', async () => {
    const ana = await hire('Ana', '480011');
    expect(await logsOn('480011')).toBeNull();
    await world.publishEmployment();
    expect(await logsOn('480011')).toBe('Ana');
    expect(await logsOn('480012')).toBeNull();

    await change(ana, { pin: '480012' });
    expect(await logsOn('480011')).toBeNull();
    expect(await logsOn('480012')).toBe('Ana');

    await change(ana, { status: 'DELETED' });
    expect(await logsOn('480012')).toBeNull();
    expect(world.terminal().disk.logOn()?.people).toEqual([]);
  });

  it('ends with the last job at the location, and with the removal of a person', async () => {
    const [ben, cleo] = [await hire('Ben', '480021'), await hire('Cleo', '480022')];
    await world.publishEmployment();
    expect([await logsOn('480021'), await logsOn('480022')]).toEqual(['Ben', 'Cleo']);
    await change(ben, { jobs: [{ jobTypeId: server4, grantObject: at('Oak') }] });
    expect([await logsOn('480021'), await logsOn('480022')]).toEqual([null, 'Cleo']);
    expect((await world.client.users.remove({ params: { id: cleo } })).status).toBe(204);
    expect([await logsOn('480021'), await logsOn('480022')]).toEqual([null, null]);
  });

  it('is asked for only when something changed, and stores no digit', async () => {
    await hire('Dana', '48003377');
    await world.publishEmployment();
    await world.visit();
    const asked: string[] = [];
    world.road.fault = answer => {
      asked.push(answer.path);
      return intact(answer);
    };
    await world.visit();
    await hire('Emil', '480034', 'Oak');
    await world.visit();
    world.road.fault = intact;
    expect(asked).toEqual(['/api/terminal/check-in', '/api/terminal/check-in']);
    const files = readdirSync(world.folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile());
    const contents = files.map(file => readFileSync(join(file.parentPath, file.name), 'utf8'));
    expect(contents.some(content => content.includes('Dana'))).toBe(true);
    expect(contents.filter(content => content.includes('48003377'))).toEqual([]);
  });

  it('is a form of the program', async () => {
    await hire('Gil', '480051');
    await world.publishEmployment();
    await world.visit();
    const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));
    const typed = async (pin: string) => {
      const program = spawn(process.execPath, [main, '--data', world.folder, '--log-on']);
      program.stdin.end(`${pin}\n`);
      return (await text(program.stdout)) + (await text(program.stderr));
    };
    expect(await typed('480051')).toContain('Logged on: Gil');
    expect(await typed('480052')).toContain('This PIN is refused.');
  });

  it('is closed for a minute after ten wrong PINs, to the right one too, and its page says so', async () => {
    await hire('Ida', '480061');
    await world.publishEmployment();
    await world.visit();
    // Other PINs were refused here before.
    rmSync(join(world.folder, 'refused-pins'), { recursive: true, force: true });
    const attempts = openLogOnAttempts(world.folder);
    const began = Date.now();
    for (let tried = 0; tried < 9; tried++) expect(attempts.begin(began + tried)).not.toBeNull();
    const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));
    const run = async (typed: string, ...asked: readonly string[]) => {
      const program = spawn(process.execPath, [main, '--data', world.folder, ...asked]);
      program.stdin.end(typed);
      return (await text(program.stdout)) + (await text(program.stderr));
    };
    // A PIN that is right is none of the ten.
    expect(await run('480061\n', '--log-on')).toContain('Logged on: Ida');
    expect(await run('480062\n', '--log-on')).toContain('This PIN is refused.');
    const closed = /Too many wrong PINs: nobody can log on here for \d+ s\./;
    expect(await run('480061\n', '--log-on')).toMatch(closed);
    expect(await run('', '--status')).toMatch(closed);
    const minuteMs = 60_000;
    expect(attempts.lockedMs(began + minuteMs)).toBe(0);
    expect(attempts.begin(began + minuteMs)).not.toBeNull();
    rmSync(join(world.folder, 'refused-pins'), { recursive: true });
  });

  describe('what a terminal gets', () => {
    /** A second folder is a second device, with the same credential. */
    const deviceIn = (name: string): Terminal => {
      const folder = join(world.folder, name);
      mkdirSync(folder, { recursive: true });
      return { ...world.terminal(folder), deviceId: name };
    };
    const entries = async (action: string) => {
      const rows = await world.server.context.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
      return rows.map(({ details }) => (details as { readonly device?: string } | null)?.device);
    };

    it('[RULE.pins.01] is of use to the device alone: with the list of one nobody logs on at another', async () => {
      await hire('Jo', '480071');
      await world.publishEmployment();
      const [one, other] = [deviceIn('till-1'), deviceIn('till-2')];
      for (const device of [one, other]) expect((await world.visit(device)).error).toBeNull();
      expect(await personWith(one.disk, '480071')).toBe('Jo');
      expect(await personWith({ logOn: one.disk.logOn, deviceKey: other.disk.deviceKey }, '480071')).toBeNull();
    });

    it('[RULE.pins.02] has a salt for each person', async () => {
      await hire('Kit', '480081');
      await hire('Liv', '480082');
      await world.publishEmployment();
      const device = deviceIn('till-3');
      await world.visit(device);
      const list = device.disk.logOn();
      if (list === null || 'salt' in list) throw new Error('no list of a device');
      const salts = list.people.map(({ salt }) => salt);
      expect(salts.length).toBeGreaterThan(1);
      expect(new Set(salts).size).toBe(salts.length);
    });

    it('[RULE.pins.03] is nothing before a device has checked in, and is told when it gets the first list', async () => {
      const made = await world.client.tenants.createCredential({
        params: { companyId: world.company.id, locationId: world.elm },
        body: { name: 'New' },
      });
      const { terminal } = world.server.terminal(bodyOf(made));
      const key = 'k'.repeat(43);
      const refused = { status: 403, body: [{ code: 'NOT_CHECKED_IN' }] };
      const hash = 'a'.repeat(64);
      expect(await terminal.deviceLogOn({ body: { deviceId: 'thief', key } })).toEqual(refused);
      expect(await terminal.logOn()).toEqual(refused);
      expect(await terminal.manifest({ params: { hash } })).toEqual(refused);
      expect(await terminal.part({ params: { hash } })).toEqual(refused);
      expect(await terminal.secret({ params: { id: 'x' } })).toEqual(refused);
      bodyOf(await terminal.checkIn({ body: { deviceId: 'thief', softwareVersion: '1', runs: [] } }));
      expect(await entries('terminal-connected')).toContain('thief');
      expect(await entries('pins-sent')).not.toContain('thief');
      // The list of all terminals is only for those that were connected before there were lists of devices.
      expect(await terminal.logOn()).toEqual({ status: 403, body: [{ code: 'DEVICE_NEEDED' }] });
      expect(await terminal.deviceLogOn({ body: { deviceId: 'nobody', key } })).toMatchObject({ status: 400 });
      for (const one of [key, key, 'l'.repeat(43)])
        expect(await terminal.deviceLogOn({ body: { deviceId: 'thief', key: one } })).toMatchObject({ status: 200 });
      expect((await entries('pins-sent')).filter(device => device === 'thief')).toHaveLength(2);
      const overviewOf = async (permissions: readonly ('viewEmployeePasswords' | 'apiCredAdmin')[], on: string) => {
        const { client } = await world.company.person({ permissions, on });
        const at = { params: { companyId: world.company.id }, query: { tenantId: world.company.tenantId(on) } };
        const overview = bodyOf(await client.home.overview(at));
        return overview.newDevices.first.filter(({ credential }) => credential === 'New').length;
      };
      expect(await overviewOf(['viewEmployeePasswords'], 'Elm')).toBe(2);
      expect(await overviewOf(['viewEmployeePasswords'], 'Oak')).toBe(0);
      expect(await overviewOf(['apiCredAdmin'], 'Elm')).toBe(0);
    });

    it('[RULE.pins.04] is the list of all for a terminal that was connected before', async () => {
      await hire('Mia', '480091');
      await world.publishEmployment();
      const [clientId = '', secret = ''] = world.credential.split('.');
      const { db } = world.server.context;
      await db.updateTable('credential').set({ has_shared_list: true }).where('client_id', '=', clientId).execute();
      await world.visit();
      const { terminal } = world.server.terminal({ clientId, secret });
      const list = { ...bodyOf(await terminal.logOn()), at: 0 };
      expect(await personWith({ logOn: () => list, deviceKey: () => '' }, '480091')).toBe('Mia');
      // A terminal that is updated gets its own list with the next check-in.
      const { disk } = world.terminal();
      disk.keepLogOn(list);
      await world.visit();
      expect(disk.logOn()).not.toHaveProperty('salt');
      expect(await personWith(disk, '480091')).toBe('Mia');
    });
  });

  it('goes on without the server, and says so after a day', async () => {
    const fay = await hire('Fay', '480041');
    await world.publishEmployment();
    expect(await logsOn('480041')).toBe('Fay');
    await change(fay, { status: 'DELETED' });
    const { disk, now } = world.terminal();
    const seen = now();
    const dayMs = 86_400_000;
    world.road.fault = () => null;
    world.server.clock.pass(dayMs + 1);
    expect((await world.visit()).error).not.toBeNull();
    expect(await personWith(disk, '480041')).toBe('Fay');
    expect(logOnLines(disk.logOn(), seen, seen + dayMs).join(' ')).not.toContain('24 hours');
    expect(logOnLines(disk.logOn(), null, now()).join(' ')).toContain(
      'No contact for more than 24 hours: people who left since can still log on here.',
    );
    world.road.fault = intact;
    expect(await logsOn('480041')).toBeNull();
    expect(logOnLines(disk.logOn(), null, now()).join(' ')).not.toContain('24 hours');
  });
});
