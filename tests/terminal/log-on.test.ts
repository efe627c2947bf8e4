import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOnLines, personWith } from '../../apps/terminal/src/log-on.ts';
import { openLogOnAttempts } from '../../apps/terminal/src/log-on-attempts.ts';
import { intact } from './faulty-proxy.ts';
import { openWorld } from './terminal-world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

describe.each(['pglite', 'postgresql'] as const)('logging on at a terminal, with %s', database => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(database);
  });
  afterAll(() => world.close());

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
    return personWith(world.terminal().disk.logOn(), pin);
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
    expect(personWith(disk.logOn(), '480041')).toBe('Fay');
    expect(logOnLines(disk.logOn(), seen, seen + dayMs).join(' ')).not.toContain('24 hours');
    expect(logOnLines(disk.logOn(), null, now()).join(' ')).toContain(
      'No contact for more than 24 hours: people who left since can still log on here.',
    );
    world.road.fault = intact;
    expect(await logsOn('480041')).toBeNull();
    expect(logOnLines(disk.logOn(), null, now()).join(' ')).not.toContain('24 hours');
  });
});
