import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { initialDocument, type Menu, menuDepartment, menuItem } from '@commissary/catalog';
import { ticketSchema } from '@commissary/contract';
import { judgeTicket } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unpackTicket } from '../../apps/server/src/services/tickets/ticket-body.ts';
import { settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { runLoop } from '../../apps/terminal/src/loop.ts';
import { openTicketQueue } from '../../apps/terminal/src/tickets/ticket-queue.ts';
import { openTill, tillText } from '../../apps/terminal/src/tickets/till.ts';
import { intact } from './faulty-proxy.ts';
import { openWorld } from './terminal-world.ts';

type World = Awaited<ReturnType<typeof openWorld>>;

const main = fileURLToPath(new URL('../../apps/terminal/src/main.ts', import.meta.url));
const start = initialDocument('menu');
const dish = (id: string, name: string, price: string) => ({
  ...initial(menuItem),
  id,
  info: { ...initial(menuItem).info, name },
  pricing: [
    {
      ...initial(menuItem).pricing[0],
      id: start.pricingSchemes[0]?.id,
      itemBased: { price, sizePrices: [] },
      toppingBased: {},
    },
  ],
});
/** What has prices can be sold. */
const menu = {
  ...start,
  taxStructures: start.taxStructures.map(tax => ({ ...tax, flatRate: '8.25' })),
  departments: [
    {
      ...initial(menuDepartment),
      id: 'food',
      info: { ...initial(menuDepartment).info, name: 'Food' },
      items: [dish('pizza', 'Margherita', '14.50'), dish('soup', 'Soup', '6.35'), dish('lemonade', 'Lemonade', '3.99')],
    },
  ],
} as unknown as Menu;

describe('a terminal that sells', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
    const { client, company, menuId, elm } = world;
    const params = { companyId: company.id };
    await client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...settingsWith({}) } },
    });
    const saved = await client.menus.saveBase({ params, body: { id: menuId, ver: 0, menuBlob: JSON.stringify(menu) } });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved));
    await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm] } });
    await world.publishDue();
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.road.fault = intact;
    rmSync(join(world.folder, 'tickets'), { recursive: true, force: true });
  });

  const stored = async () =>
    (await world.server.context.db.selectFrom('ticket').selectAll().orderBy('number').execute()).map(row => ({
      ...row,
      ticket: unpackTicket(row),
    }));
  const now = () => world.server.clock.now().getTime();
  const till = (count: number) => openTill(world.folder, { count, deviceId: 'counter-1', now });
  const visit = (count: number) => {
    const one = till(count);
    const options = {
      once: true,
      everyMs: 100,
      tell: () => undefined,
      wait: () => Promise.resolve(),
      stopped: () => false,
      random: () => 0.5,
    };
    return runLoop(world.terminal(), { ...options, till: one }).then(report => ({ report, state: one.state() }));
  };
  /** The real program. */
  const args = (...more: string[]) => [main, '--data', world.folder, '--device', 'counter-1', ...more];
  const online = () => ['--server', world.road.address, '--once', '--every', '100'];
  const env = () => ({ ...process.env, COMMISSARY_CREDENTIAL: world.credential });

  it('[RULE.tickets.14] takes what is published, rings it up as any order, and every ticket is in order', async () => {
    const { report, state } = await visit(6);
    expect([report.contact.trouble, state]).toEqual([null, { sold: 6, trouble: null, waiting: 0, refused: 0 }]);
    const rows = await stored();
    expect(rows.map(({ flags, ticket }) => [flags, judgeTicket(ticket, { now: now(), sentAt: null }).flags])).toEqual(
      rows.map(() => [[], []]),
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.every(({ ticket }) => ticketSchema.safeParse(ticket).success)).toBe(true);
    expect(rows[0]?.ticket).toMatchObject({
      ran: { menu: { sequence: 1 }, settings: { sequence: 1 } },
      deviceId: 'counter-1',
    });
    expect(new Set(rows.flatMap(({ ticket }) => ticket.lines.map(({ item }) => item.name))).size).toBe(3);
    expect(rows.every(({ ticket }) => ticket.total > 0 && ticket.lines.every(({ taxAdded }) => taxAdded > 0))).toBe(
      true,
    );
  });

  it('[RULE.tickets.14] sells while the server is away, and sends everything when it is back', async () => {
    const before = (await stored()).length;
    world.road.fault = () => null;
    const { report, state } = await visit(4);
    expect([report.contact.trouble !== null, state]).toEqual([
      true,
      { sold: 4, trouble: null, waiting: 4, refused: 0 },
    ]);
    world.road.fault = intact;
    expect((await visit(0)).state).toEqual({ sold: 0, trouble: null, waiting: 0, refused: 0 });
    expect((await stored()).length).toBe(before + 4);
  });

  it('[RULE.tickets.13] says that its disk is full, sells nothing that it could not keep, and goes on when there is room', () => {
    const queue = openTicketQueue(world.folder);
    let room = 2;
    const add: typeof queue.add = ticket => {
      if (room === 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      room -= 1;
      queue.add(ticket);
    };
    const one = openTill(world.folder, { count: 4, deviceId: 'counter-1', now, queue: { ...queue, add } });
    const configuration = world.terminal().disk.load();
    one.sell(configuration);
    expect(one.state()).toEqual({ sold: 2, trouble: 'DISK_FULL', waiting: 2, refused: 0 });
    expect(tillText(one.state())).toMatch(/The disk is full: nothing more is sold/);
    room = 9;
    one.sell(configuration);
    expect(one.state()).toEqual({ sold: 4, trouble: null, waiting: 4, refused: 0 });
  });

  it('[RULE.tickets.12] killed between a sale and the answer, it sends again what it does not know of, and nothing is there twice', async () => {
    const before = (await stored()).length;
    // The program goes by the clock of the machine.
    world.server.clock.pass(Math.max(0, Date.now() - now()));
    await promisify(execFile)(process.execPath, args('--sell', '3'));
    expect(openTicketQueue(world.folder).counts()).toEqual({ waiting: 3, refused: 0 });
    const killed = Promise.withResolvers<void>();
    const running = spawn(process.execPath, args(...online()), { env: env(), stdio: 'ignore' });
    running.once('exit', () => killed.resolve());
    // The server has stored them, and the answer arrives nowhere.
    world.road.fault = answer => {
      if (!answer.path.endsWith('/tickets')) return intact(answer);
      running.kill('SIGKILL');
      return null;
    };
    await killed.promise;
    expect([(await stored()).length, openTicketQueue(world.folder).counts().waiting]).toEqual([before + 3, 3]);
    world.road.fault = intact;
    await promisify(execFile)(process.execPath, args(...online()), { env: env() });
    expect([(await stored()).length, openTicketQueue(world.folder).counts().waiting]).toEqual([before + 3, 0]);
  });
});
