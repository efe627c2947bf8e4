import { plainDateTimeText } from '@commissary/domain';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';

const hour = 3_600_000;
const newYork = 'America/New_York';

describe.each(bothDatabases)("a publish at each location's own time on %s", database => {
  const open = publishingWorld(database);

  /** Elm is in New York, Oak in Denver: two hours later. */
  const world = async () => {
    const { server, company, client, elm, oak } = await open();
    const zones = [
      [elm, newYork],
      [oak, 'America/Denver'],
    ] as const;
    for (const [id, time_zone] of zones)
      await server.context.db.updateTable('tenant').set({ time_zone }).where('id', '=', id).execute();
    const now = server.clock.now().getTime();
    const start = (part: object) =>
      client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm, oak], ...part } });
    const runs = async () => {
      const answer = await client.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body
        .filter(({ endTime }) => endTime === null)
        .map(({ wfExec, batch, batches, syncDate, dueAt, locationToStatuses }) => ({
          workflowId: wfExec.workflowId,
          batch: `${batch} of ${batches}`,
          at: new Date(syncDate).toISOString(),
          lateMs: dueAt - syncDate,
          locations: Object.keys(locationToStatuses),
        }))
        .toSorted((a, b) => a.at.localeCompare(b.at));
    };
    return { server, elm, oak, now, start, runs };
  };

  it('[RULE.publish.63] starts where clocks show it, in one publish, also where they skip it', async () => {
    const { elm, oak, start, runs } = await world();
    const answer = await start({ localDateTime: '2027-03-14T02:30' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const workflowId = answer.body[0]?.workflowId;
    // 2:30 AM does not exist that day: 3:30 AM daylight time.
    expect(await runs()).toEqual([
      { workflowId, batch: '0 of 2', at: '2027-03-14T07:30:00.000Z', lateMs: 0, locations: [elm] },
      { workflowId, batch: '1 of 2', at: '2027-03-14T09:30:00.000Z', lateMs: 0, locations: [oak] },
    ]);
  });

  it('[RULE.publish.64] asks about each location where the time is past, and publishes there at once where told to', async () => {
    const { elm, oak, now, start, runs } = await world();
    // An hour ago in New York, and in an hour in Denver.
    const local = { localDateTime: plainDateTimeText(now - hour, newYork) };
    expect(await start(local)).toEqual({ status: 400, body: [{ code: 'LOCAL_TIME_PAST', path: elm }] });
    expect(await runs()).toEqual([]);
    expect(await start({ ...local, whereItIsPast: 'at-once' })).toMatchObject({ status: 200 });
    const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16);
    expect((await runs()).map(({ at, locations }) => [at.slice(0, 16), ...locations])).toEqual([
      [minute(now), elm],
      [minute(now + hour), oak],
    ]);
  });

  it('is refused at a time that is none, at two times and without a zone', async () => {
    const { server, elm, start, runs } = await world();
    for (const localDateTime of ['2027-02-30T04:00', '2027-03-14', '9999-12-31T23:59', '0001-01-01T00:00', ''])
      expect(await start({ localDateTime })).toMatchObject({ status: 400 });
    const local = { localDateTime: '2027-03-14T04:00' };
    const both = { ...local, syncDateMillis: Date.UTC(2027, 2, 15) };
    expect(await start(both)).toMatchObject({ status: 400, body: [{ code: 'SEVERAL_TIMES' }] });
    await server.context.db.updateTable('tenant').set({ time_zone: null }).where('id', '=', elm).execute();
    expect(await start(local)).toEqual({ status: 400, body: [{ code: 'NO_TIME_ZONE', path: elm }] });
    expect(await runs()).toEqual([]);
  });
});
