import { initialDocument, type LocationSettings } from '@commissary/catalog';
import { addDays, plainDateAt, plainDateTimeToInstant } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { databases } from '../../testing/test-database.ts';
import { publishDue } from '../publishing/publish-due.ts';

const [chicago, denver] = ['America/Chicago', 'America/Denver'];
const hour = 3600;
const second = 1000;

describe.each(databases)('a publish that is not within open hours on %s', database => {
  const open = publishingWorld(database);

  /** Elm in Chicago and Oak in Denver are live, and open from 11 AM to 10 PM every day. */
  const world = async (batchSize = 5) => {
    const { server, company, client, elm, oak } = await open();
    const { db } = server.context;
    await db.updateTable('company').set({ batch_size: batchSize }).where('id', '=', company.id).execute();
    for (const [id, time_zone] of [
      [elm, chicago],
      [oak, denver],
    ] as const)
      await db.updateTable('tenant').set({ time_zone }).where('id', '=', id).execute();
    const settings = initialDocument('settings');
    const openFor = async (ver: number, time: { readonly startTime: number; readonly endOffset: number }) => {
      const inStore = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ id: `day-${dayOfWeek}`, dayOfWeek, ...time }));
      const hours = { ...settings.hours, inStore } as LocationSettings['hours'];
      const body = { id: `settings-${company.id}`, ver, settingsBlob: { ...settings, hours } };
      expect(await client.settings.saveBase({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
      const publish = { action: 'PUBLISH' as const, locationIds: [elm, oak] };
      expect(await client.syncLocations.start({ body: publish })).toMatchObject({ status: 200 });
      server.clock.pass(60 * second);
      await publishDue(server.context);
    };
    await openFor(0, { startTime: 11 * hour, endOffset: 11 * hour });
    const day = addDays(plainDateAt(server.clock.now().getTime(), chicago), 3);
    const at = (clock: string, zone: string = chicago) => plainDateTimeToInstant(`${day}T${clock}`, zone);
    const start = (part: object, by = client) =>
      by.syncLocations.start({
        body: { action: 'PUBLISH', locationIds: [elm, oak], notWhileOpen: true, ...part },
      });
    /** When it starts where. */
    const waits = async (by = client) => {
      const answer = await by.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return Object.fromEntries(
        answer.body.flatMap(({ dueAt, locationToStatuses, notWhileOpen }) =>
          Object.entries(locationToStatuses).flatMap(([id, status]) =>
            status === 'WAITING' && notWhileOpen === true ? [[id === elm ? 'elm' : 'oak', dueAt]] : [],
          ),
        ),
      );
    };
    return { server, company, client, elm, oak, openFor, day, at, start, waits };
  };

  it('[RULE.quiet.03] starts where a location is open when that closes, by the hours that are live there, and elsewhere at its time', async () => {
    const { day, at, start, waits } = await world();
    expect(await start({ localDateTime: `${day}T12:00` })).toMatchObject({ status: 200 });
    expect(await waits()).toEqual({ elm: at('22:00'), oak: at('22:00', denver) });
  });

  it('[RULE.quiet.03] starts at an instant where it is closed at it, in the same publish', async () => {
    const { at, start, waits } = await world();
    // 10:30 AM in Denver, before it opens.
    expect(await start({ syncDateMillis: at('11:30') })).toMatchObject({ status: 200 });
    expect(await waits()).toEqual({ elm: at('22:00'), oak: at('11:30') });
  });

  it('[RULE.quiet.03] counts in its batches: one that would begin after it opens waits until it closes again', async () => {
    const { elm, oak, at, start, waits, server } = await world(1);
    const name = (id: string) => (id === elm ? 'elm' : 'oak');
    await server.context.db.updateTable('tenant').set({ time_zone: chicago }).where('id', '=', oak).execute();
    expect(await start({ locationIds: [elm, oak], syncDateMillis: at('10:59') + 45 * second })).toMatchObject({
      status: 200,
    });
    expect(await waits()).toEqual({ [name(elm)]: at('10:59') + 45 * second, [name(oak)]: at('22:00') });
  });

  it('[RULE.quiet.04] asks about a location that is open for 48 hours, and publishes there at its time where told to', async () => {
    const { elm, oak, openFor, at, start, waits } = await world();
    await openFor(1, { startTime: 0, endOffset: 24 * hour });
    const failures = [elm, oak].map(path => ({ code: 'NEVER_QUIET', path }));
    const refused = await start({ syncDateMillis: at('12:00') });
    expect(refused).toMatchObject({ status: 400 });
    expect(new Set(refused.body as object[])).toEqual(new Set(failures));
    expect(await waits()).toEqual({});
    const told = await start({ syncDateMillis: at('12:00'), whereNeverQuiet: 'at-its-time' });
    expect(told).toMatchObject({ status: 200 });
    expect(await waits()).toEqual({ elm: at('12:00'), oak: at('12:00') });
  });

  it('[RULE.quiet.05] remains that when it is moved: each location waits until it closes', async () => {
    const { client, day, at, start, waits, oak, elm } = await world();
    const started = await start({ localDateTime: `${day}T12:00` });
    const [wfExec] = started.status === 200 ? started.body : [];
    if (wfExec === undefined) throw new Error(JSON.stringify(started.body));
    const move = (rescheduleTime: number) => client.syncLocations.reschedule({ body: { wfExec, rescheduleTime } });
    const moved = await move(at('22:30'));
    expect(moved).toMatchObject({ status: 200 });
    expect(await waits()).toEqual({ elm: at('22:30'), oak: at('22:00', denver) });
    const [later] = moved.status === 200 ? moved.body : [];
    if (later === undefined) throw new Error('nothing moved');
    const body = { wfExec: later, rescheduleTime: at('12:00'), locationIds: [elm] };
    expect(await client.syncLocations.reschedule({ body })).toMatchObject({ status: 200 });
    expect(await waits()).toEqual({ elm: at('22:00'), oak: at('22:00', denver) });
    expect(oak).not.toBe(elm);
  });

  it('[RULE.quiet.06] is previewed: the first and the last start, the locations that wait and those that never close', async () => {
    const { client, company, elm, oak, openFor, day, at } = await world();
    const starts = (part: object) =>
      client.syncLocations.starts({ body: { locationIds: [elm, oak], notWhileOpen: true, ...part } });
    expect(await starts({ localDateTime: `${day}T12:00` })).toEqual({
      status: 200,
      body: {
        first: at('22:00'),
        last: at('22:00', denver),
        moved: [
          { locationId: elm, asked: at('12:00'), at: at('22:00'), openSince: at('11:00') },
          {
            ...{ locationId: oak, asked: at('12:00', denver), at: at('22:00', denver) },
            openSince: at('11:00', denver),
          },
        ],
        movedTotal: 2,
        never: [],
        neverTotal: 0,
      },
    });
    const early = await starts({ localDateTime: `${day}T04:00` });
    expect(early).toMatchObject({ body: { first: at('04:00'), last: at('04:00', denver), movedTotal: 0 } });
    await openFor(1, { startTime: 0, endOffset: 24 * hour });
    const never = await starts({ localDateTime: `${day}T04:00` });
    expect(never).toMatchObject({ body: { first: null, last: null, moved: [], neverTotal: 2 } });
    const { client: reader } = await company.person({ permissions: ['overridePriceAndTax'] });
    const body = { locationIds: [elm], notWhileOpen: true };
    expect(await reader.syncLocations.starts({ body })).toMatchObject({ status: 403 });
  });

  it('[RULE.quiet.03] now starts at once where all are closed, and when the last closes where one is open', async () => {
    const { server, company, start, waits, at } = await world();
    server.clock.pass(at('05:00') - server.clock.now().getTime());
    // A session does not outlive the hours that pass here.
    const signIn = async () => (await company.person({ permissions: ['accessConfigurationOptions'] })).client;
    const client = await signIn();
    expect(await start({}, client)).toMatchObject({ status: 200 });
    const answer = await client.syncLocations.running({ params: { companyId: company.id } });
    expect(answer).toMatchObject({ body: [{ syncDate: 0, notWhileOpen: true }] });
    await publishDue(server.context);
    server.clock.pass(at('11:30') - server.clock.now().getTime());
    const later = await signIn();
    expect(await start({}, later)).toMatchObject({ status: 200 });
    expect(await waits(later)).toEqual({ elm: at('22:00'), oak: at('11:30') });
  });

  it('is refused at two times, without a zone and as something else than a choice', async () => {
    const { server, client, company, elm, start, at, day } = await world();
    const both = { localDateTime: `${day}T12:00`, syncDateMillis: at('12:00') };
    expect(await start(both)).toMatchObject({ status: 400, body: [{ code: 'SEVERAL_TIMES' }] });
    for (const part of [{ notWhileOpen: 'yes' }, { whereNeverQuiet: 'later' }])
      expect(await start(part)).toMatchObject({ status: 400 });
    await server.context.db.updateTable('tenant').set({ time_zone: null }).where('id', '=', elm).execute();
    expect(await start({})).toEqual({ status: 400, body: [{ code: 'NO_TIME_ZONE', path: elm }] });
    expect(await client.syncLocations.running({ params: { companyId: company.id } })).toMatchObject({ status: 200 });
  });
});
