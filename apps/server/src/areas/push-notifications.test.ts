import type { PushNotification } from '@commissary/contract';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDuePushes } from '../services/push/send-due-pushes.ts';
import { claimPushMessage } from '../store/push/push-message.ts';
import { openPushService, type TestPushService } from '../testing/push-service.ts';
import { makeCompany, type TestPerson } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer, testStart } from '../testing/test-server.ts';
import { serviceAddress } from '../testing/test-service.ts';

const hour = 3_600_000;
const both: readonly Permission[] = ['MODIFY_ONLINE_ORDERING_CONFIGURATION', 'pushNotifications'];

describe.each(bothDatabases)('push notifications on %s', database => {
  let server: TestServer;
  let service: TestPushService;
  beforeAll(async () => {
    service = await openPushService();
    server = await openTestServer({ database, config: { pushServiceUrl: serviceAddress }, outgoing: service.outgoing });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(async () => {
    service.fault = 'none';
    service.devices = 10;
    service.counts = { sent: 0, delivered: 0, opened: 0 };
    // What another case left is over.
    await server.context.db.updateTable('push_message').set({ next_at: null }).execute();
    service.sent.length = 0;
    service.heard.length = 0;
    clockTo('12:00');
  });

  /** Moves the clock to a time of the next day in Chicago. */
  const clockTo = (time: string) => {
    const day = Math.floor((server.clock.now().getTime() - testStart) / (24 * hour)) + 1;
    const start = testStart - 12 * hour + day * 24 * hour;
    // CST is six hours behind.
    const at = start + 6 * hour + Date.parse(`1970-01-01T${time}Z`);
    server.clock.pass(at - server.clock.now().getTime());
  };
  const dayIn = (days: number, time: string) =>
    `${new Date(server.clock.now().getTime() + days * 24 * hour).toISOString().slice(0, 10)}T${time}`;

  const world = async (on = server, permissions = both) => {
    const company = await makeCompany(on, { groups: { West: ['Elm', 'Oak'], East: ['Pine'] }, name: 'Sorrel' });
    await on.context.db
      .updateTable('tenant')
      .set({ time_zone: 'America/Denver' })
      .where('id', '=', company.tenantId('Pine'))
      .execute();
    const owner = await company.person({ name: 'Olive', permissions });
    const params = { companyId: company.id };
    const places = (...names: string[]) => ({ places: names.map(company.tenantId) });
    // Sessions end while the clock is moved.
    const as = ({ id }: TestPerson) => on.clientOf(id);
    const send = async (body: object = {}, by = owner, options = {}) =>
      (await as(by)).pushNotifications.send(
        { params, body: { title: 'Pizza', text: 'Two for one.', atNight: false, seen: 30, ...body } },
        options,
      );
    const list = async (by: TestPerson = owner, query = {}) => {
      const answer = await (await as(by)).pushNotifications.list({ params, query });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    const first = async () => (await list()).notifications[0] as PushNotification;
    const states = async () => (await first()).messages.map(({ state, problem }) => problem ?? state);
    const takeBack = async (id: string, by = owner) =>
      (await as(by)).pushNotifications.takeBack({ params: { ...params, id } });
    return { company, owner, params, places, send, list, first, states, takeBack };
  };
  const run = () => sendDuePushes(server.context);

  it('[CALL.unlisted.pushNotifications] [ENT.PushNotification] [RULE.push.05] one is sent at once to everybody, once however often it is asked for, and told with who sent it', async () => {
    const { company, owner, send, list } = await world();
    const options = { idempotencyKey: 'push-1' };
    const made = await send({}, owner, options);
    expect(made).toEqual({ status: 200, body: { id: expect.any(String) } });
    // A repeat gets the same answer, whatever the service counts by then.
    service.devices = 0;
    expect(await send({}, owner, options)).toEqual(made);
    service.devices = 10;
    expect(await Promise.all([run(), run()])).toContain(1);
    expect(service.sent).toEqual([
      {
        id: expect.any(String),
        companyId: company.id,
        locationIds: expect.arrayContaining(['Elm', 'Oak', 'Pine'].map(company.tenantId)),
        title: 'Pizza',
        text: 'Two for one.',
      },
    ]);
    const at = server.clock.now().getTime();
    expect((await list()).notifications).toEqual([
      {
        ...{ id: (made.body as { id: string }).id, title: 'Pizza', text: 'Two for one.', places: null },
        ...{ localDateTime: null, atNight: false, devices: 30, by: 'Olive', createdAt: at },
        messages: [
          {
            ...{ dueAt: at, state: 'SENT', problem: null, locations: 3, endedAt: at },
            ...{ accepted: 30, counts: null },
          },
        ],
      },
    ]);
    const audit = server.context.db.selectFrom('audit').select(['action', 'subject', 'details']);
    expect(await audit.where('company_id', '=', company.id).where('action', '=', 'push.send').execute()).toEqual([
      { action: 'push.send', subject: 'Pizza', details: { devices: 30, locations: 3 } },
    ]);
  });

  it('[RULE.push.01] a title has up to 50 characters, a text up to 178, and neither has characters that control the display', async () => {
    const { send } = await world();
    expect((await send({ title: 'a'.repeat(50), text: 'b'.repeat(178) })).status).toBe(200);
    const wrong = [
      { title: 'a'.repeat(51) },
      { title: ' ' },
      { title: 'a\u0007' },
      { text: 'b'.repeat(179) },
      { text: '' },
      { text: 'a\nb' },
      { text: 'a\u202eb' },
      { localDateTime: '0002-01-05T12:00' },
      { localDateTime: '2026-02-30T12:00' },
    ];
    for (const body of wrong) {
      const answer = await send(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(JSON.stringify(answer.body)).toContain(Object.keys(body)[0]);
    }
  });

  it('[RULE.push.02] nothing is sent where it is night on the clock of the location, unless somebody says so', async () => {
    const { company, send, places, states } = await world();
    // 8:59 PM in Chicago is 7:59 PM in Denver.
    clockTo('20:59');
    expect((await send()).status).toBe(200);
    clockTo('21:00');
    const night = (...names: string[]) => ({
      status: 400,
      body: names.map(name => ({ code: 'NIGHT', path: company.tenantId(name) })),
    });
    expect(await send()).toEqual(night('Elm', 'Oak'));
    expect((await send({ ...places('Pine'), seen: 10 })).status).toBe(200);
    expect((await send({ atNight: true })).status).toBe(200);
    await run();
    expect(await states()).toEqual(['SENT']);
    clockTo('08:59');
    expect(await send(places('Elm'))).toEqual(night('Elm'));
    clockTo('09:00');
    expect((await send({ ...places('Elm') })).status).toBe(200);
    expect(await send()).toEqual(night('Pine'));
    expect(await send({ localDateTime: dayIn(2, '21:00') })).toMatchObject({ status: 400 });
    expect((await send({ localDateTime: dayIn(2, '20:59') })).status).toBe(200);
  });

  it('[RULE.push.04] one at a local time goes out at that time of each location, in one message for each instant', async () => {
    const { company, send, first } = await world();
    expect((await send({ localDateTime: dayIn(1, '13:30') })).status).toBe(200);
    const [early, late] = (await first()).messages;
    expect([early?.locations, late?.locations, (late?.dueAt ?? 0) - (early?.dueAt ?? 0)]).toEqual([2, 1, hour]);
    server.clock.pass((early?.dueAt ?? 0) - server.clock.now().getTime() - 1);
    expect(await run()).toBe(0);
    server.clock.pass(1);
    expect(await run()).toBe(1);
    expect(service.sent.map(({ locationIds }) => locationIds.toSorted())).toEqual([
      ['Elm', 'Oak'].map(company.tenantId).toSorted(),
    ]);
    server.clock.pass(hour);
    await run();
    expect(service.sent.at(-1)?.locationIds).toEqual([company.tenantId('Pine')]);
    expect(await send({ localDateTime: dayIn(-1, '13:30') })).toMatchObject({
      status: 400,
      body: [{ code: 'LOCAL_TIME_PAST' }, { code: 'LOCAL_TIME_PAST' }, { code: 'LOCAL_TIME_PAST' }],
    });
  });

  it('[RULE.push.04] a location without a time zone is named, unless it is sent at once and at night, too', async () => {
    const { company, send, places } = await world();
    const id = company.tenantId('Elm');
    await server.context.db.updateTable('tenant').set({ time_zone: null }).where('id', '=', id).execute();
    const refused = { status: 400, body: [{ code: 'NO_TIME_ZONE', path: id }] };
    expect(await send(places('Elm'))).toEqual(refused);
    expect(await send({ ...places('Elm'), localDateTime: dayIn(1, '13:30') })).toEqual(refused);
    expect((await send({ ...places('Elm'), atNight: true })).status).toBe(200);
  });

  it('[RULE.push.05] a message whose answer was lost is sent again with the same id', async () => {
    const { send, states } = await world();
    await send();
    service.fault = 'stores and ends the connection';
    await run();
    expect(await states()).toEqual(['SENDING']);
    service.fault = 'none';
    expect(await run()).toBe(0);
    server.clock.pass(60_000);
    expect(await run()).toBe(1);
    expect([service.sent.length, await states()]).toEqual([1, ['SENT']]);
    expect(service.heard.filter(line => line.startsWith('POST /api/messages'))).toHaveLength(2);
  });

  it('[RULE.push.05] a process that ends while it sends is followed by another one', async () => {
    const { send, states } = await world();
    await send();
    const { db, now } = server.context;
    // It ends after it has claimed the message.
    expect(await claimPushMessage(db, now(), new Date(now().getTime() + 60_000))).toMatchObject({ title: 'Pizza' });
    expect(await run()).toBe(0);
    server.clock.pass(60_000);
    expect(await run()).toBe(1);
    expect([service.sent.length, await states()]).toEqual([1, ['SENT']]);
  });

  it('[RULE.push.06] what the service refuses has failed; what it does not answer is tried for an hour, and not into the night', async () => {
    const { send, states } = await world();
    await send();
    service.fault = 'refuses';
    await run();
    expect(await states()).toEqual(['REFUSED']);

    server.clock.pass(1_000);
    service.fault = 'none';
    await send();
    service.fault = 'fails';
    await run();
    server.clock.pass(hour);
    await run();
    expect(await states()).toEqual(['SENDING']);
    server.clock.pass(1);
    service.fault = 'none';
    server.clock.pass(5 * 60_000);
    await run();
    expect([service.sent.length, await states()]).toEqual([0, ['TOO_LATE']]);

    clockTo('20:50');
    await send();
    clockTo('21:00');
    server.clock.pass(-24 * hour);
    await run();
    expect([service.sent.length, await states()]).toEqual([0, ['TOO_LATE']]);
  });

  it('[RULE.push.06] what was sent although no answer came is told as sent', async () => {
    const { send, states } = await world();
    await send();
    service.fault = 'stores and ends the connection';
    await run();
    server.clock.pass(2 * hour);
    await run();
    expect([service.sent.length, await states()]).toEqual([1, ['SENT']]);
  });

  it('[RULE.push.07] an audience that grew by more than a tenth since it was counted is refused with the number of now', async () => {
    const { send, params, owner } = await world();
    const counted = await owner.client.pushNotifications.count({ params, body: {} });
    expect(counted).toEqual({ status: 200, body: { devices: 30, locations: 3 } });
    service.devices = 11;
    expect((await send({ seen: 30 })).status).toBe(200);
    expect(await send({ seen: 29 })).toEqual({
      status: 409,
      body: [{ code: 'AUDIENCE_GREW', params: { devices: 33 } }],
    });
    service.devices = 0;
    expect(await send({ seen: 0 })).toEqual({ status: 400, body: [{ code: 'NOBODY', path: 'places' }] });
    service.fault = 'fails';
    expect(await send()).toMatchObject({ status: 400, body: [{ code: 'SERVICE_FAILED' }] });
    expect(await run()).toBe(1);
  });

  it('[RULE.push.08] counting, sending and taking back need both permissions at every place of the audience', async () => {
    const { company, owner, send, places, params, list, takeBack } = await world();
    const elm = await company.person({ permissions: both, on: 'Elm' });
    const west = await company.person({ permissions: both, on: 'West' });
    const reader = await company.person({ permissions: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'] });
    const half = await company.person({ permissions: ['pushNotifications'] });
    const statuses = async (body: object, by: TestPerson) => [
      (await by.client.pushNotifications.count({ params, body })).status,
      (await send({ ...body, seen: 30 }, by)).status,
    ];
    expect(await statuses(places('Elm'), elm)).toEqual([200, 200]);
    expect(await statuses(places('Elm', 'Oak'), elm)).toEqual([403, 403]);
    expect(await statuses(places('West'), elm)).toEqual([403, 403]);
    expect(await statuses({}, elm)).toEqual([403, 403]);
    expect(await statuses(places('West', 'Elm'), west)).toEqual([200, 200]);
    expect(await statuses(places('East'), west)).toEqual([403, 403]);
    expect(await statuses({}, west)).toEqual([403, 403]);
    expect(await statuses({}, reader)).toEqual([403, 403]);
    expect(await statuses({}, half)).toEqual([403, 403]);
    expect(await statuses({ places: ['nowhere'] }, owner)).toEqual([404, 404]);
    const other = await makeCompany(server, { locations: ['Ash'] });
    expect(await statuses({ places: [other.tenantId('Ash')] }, owner)).toEqual([404, 404]);
    const { id } = (await list()).notifications.find(({ places: at }) => at?.length === 2) ?? { id: '' };
    for (const by of [elm, reader, half]) expect((await takeBack(id, by)).status).toBe(403);
    expect((await takeBack(id, west)).status).toBe(204);
  });

  it('[RULE.push.09] what is not sent yet is taken back; what a process has begun to send is not', async () => {
    const { company, send, states, first, takeBack } = await world();
    await send({ localDateTime: dayIn(1, '13:30') });
    const { id, messages } = await first();
    server.clock.pass((messages[0]?.dueAt ?? 0) - server.clock.now().getTime());
    await run();
    expect((await takeBack(id)).status).toBe(204);
    expect(await states()).toEqual(['SENT', 'TAKEN_BACK']);
    server.clock.pass(hour);
    await run();
    expect(service.sent).toHaveLength(1);
    expect(await takeBack(id)).toEqual({ status: 400, body: [{ code: 'NOTHING_LEFT' }] });
    await send();
    service.fault = 'fails';
    await run();
    expect((await takeBack((await first()).id)).status).toBe(400);
    const audit = server.context.db.selectFrom('audit').select('subject').where('company_id', '=', company.id);
    expect(await audit.where('action', '=', 'push.take-back').execute()).toEqual([{ subject: 'Pizza' }]);
  });

  it('[RULE.push.10] what the service counts of a sent message is read for a week, less and less often', async () => {
    const { send, first } = await world();
    await send();
    await run();
    service.counts = { sent: 29, delivered: 20, opened: 3 };
    server.clock.pass(30_000);
    await run();
    expect((await first()).messages[0]?.counts).toEqual(service.counts);
    service.counts = { sent: 29, delivered: 28, opened: 12 };
    service.heard.length = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      server.clock.pass(10 * 60_000);
      await run();
    }
    expect((await first()).messages[0]?.counts).toEqual(service.counts);
    expect(service.heard.length).toBeLessThan(20);
    server.clock.pass(8 * 24 * hour);
    await run();
    service.heard.length = 0;
    server.clock.pass(8 * 24 * hour);
    expect(await run()).toBe(0);
  });

  it('[RULE.push.11] without a push service the history is read, and nothing is counted or sent', async () => {
    const bare = await openTestServer({ database });
    const { owner, params, send, list } = await world(bare);
    expect(await list()).toEqual({ configured: false, notifications: [], next: null });
    const refused = { status: 400, body: [{ code: 'NOT_CONFIGURED' }] };
    expect(await send({ atNight: true })).toEqual(refused);
    expect(await owner.client.pushNotifications.count({ params, body: {} })).toEqual(refused);
    expect(await sendDuePushes(bare.context)).toBe(0);
    await bare.close();
  });

  it('[RULE.push.12] the history has the notifications that went to no location beyond the reach of the reader, by the page', async () => {
    const { company, send, places, list } = await world();
    const elm = await company.person({ permissions: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'], on: 'Elm' });
    const west = await company.person({ permissions: ['MODIFY_ONLINE_ORDERING_CONFIGURATION'], on: 'West' });
    for (const [title, body] of [
      ['everybody', {}],
      ['west', places('West')],
      ['elm', places('Elm')],
      ['pine', places('Pine')],
    ] as const) {
      await send({ title, ...body });
      server.clock.pass(1_000);
    }
    const titles = async (by?: TestPerson, query = {}) =>
      (await list(by, query)).notifications.map(({ title }) => title);
    expect(await titles()).toEqual(['pine', 'elm', 'west', 'everybody']);
    expect(await titles(west)).toEqual(['elm', 'west']);
    expect(await titles(elm)).toEqual(['elm']);
    const page = await list(undefined, { limit: 3 });
    expect(page.notifications).toHaveLength(3);
    expect(await titles(undefined, { before: page.next, limit: 3 })).toEqual(['everybody']);
  });

  it('what a closed company scheduled waits, and is not sent when it opens again too late', async () => {
    const { company, send, states } = await world();
    await send();
    const { db, now } = server.context;
    const close = (closed_at: Date | null) =>
      db.updateTable('company').set({ closed_at }).where('id', '=', company.id).execute();
    await close(now());
    expect(await run()).toBe(0);
    server.clock.pass(2 * hour);
    await close(null);
    await run();
    expect([service.sent.length, await states()]).toEqual([0, ['TOO_LATE']]);
  });
});
