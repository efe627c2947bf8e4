import type { Edit } from '@commissary/document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { publishDue } from './publish-due.ts';

const bankPath = '/tableSettings/issueServerBankOfAmount';
const bank = (value: string): Edit => ({ op: 'set', path: bankPath, value });

describe.each(bothDatabases)('a publish in place of a schedule on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.pass(120_000);
    await publishDue(server.context);
  });

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] } });
    await giveMenu(server, company);
    const { client } = await company.person({ name: 'Kim', permissions: ['accessConfigurationOptions', 'userAdmin'] });
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const start = async (
      request: Omit<Parameters<typeof client.syncLocations.start>[0]['body'], 'action'>,
      key?: string,
    ) =>
      client.syncLocations.start(
        { body: { action: 'PUBLISH', ...request } },
        key === undefined ? {} : { idempotencyKey: key },
      );
    const later = () => server.clock.now().getTime() + 3_600_000;
    const schedule = async (...locationIds: string[]) => {
      const answer = await start({ locationIds, syncDateMillis: later() });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body[0]?.runId ?? '';
    };
    const set = (ver: number, value: string, tenantId = elm) => ({
      act: 'set' as const,
      kind: 'settings' as const,
      places: [{ tenantId, ver, edits: [bank(value)] }],
    });
    const waits = async () => {
      const answer = await client.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error('refused');
      return answer.body
        .filter(({ endTime }) => endTime === null)
        .flatMap(({ wfExec, locationToStatuses }) =>
          Object.entries(locationToStatuses).flatMap(([id, status]) =>
            status === 'WAITING' ? [`${id === elm ? 'elm' : 'oak'} ${wfExec.runId}`] : [],
          ),
        )
        .toSorted();
    };
    const saved = async () => {
      const answer = await client.settings.layered({ params: { id: elm }, query: {} });
      if (answer.status !== 200) throw new Error('refused');
      const { ver, changes } = answer.body.override;
      return [ver, ...changes.map(change => ('value' in change ? change.value : change.op))];
    };
    const live = async () => {
      const answer = await client.published.settings({ params: { id: elm } });
      if (answer.status !== 200) return answer.status;
      return (answer.body.blob as { tableSettings: { issueServerBankOfAmount: string } }).tableSettings
        .issueServerBankOfAmount;
    };
    const done = async () => {
      const answer = await client.audit.list({ params: { companyId: company.id }, query: {} });
      if (answer.status !== 200) throw new Error('refused');
      return answer.body.entries.map(({ said }) => said);
    };
    return { company, client, elm, oak, start, schedule, set, waits, saved, live, done };
  };

  it('saves, cancels the schedule and starts in one transaction, and a repeat returns the same result', async () => {
    const { elm, oak, start, schedule, set, waits, saved, live, done } = await world();
    const runId = await schedule(elm, oak);
    const request = { locationIds: [elm], replaces: [{ locationId: elm, runId }], saves: set(0, '31.00') };
    const key = `instead-${elm}`;
    const answer = await start(request, key);
    expect(answer).toMatchObject({ status: 200, body: [{}] });
    expect(await start(request, key)).toEqual(answer);
    expect(await saved()).toEqual([1, '31.00']);
    expect(await live()).toBe(404);
    expect(await publishDue(server.context)).toBe(1);
    expect(await live()).toBe('31.00');
    expect(await waits()).toEqual([`oak ${runId}`]);
    expect((await done()).filter(said => /schedul|publish/i.test(said))).toHaveLength(3);
    expect(await start({ ...request, saves: set(0, '32.00') }, key)).toMatchObject({ status: 400 });
  });

  it('does nothing when the schedule is not the one that was seen', async () => {
    const { client, elm, start, schedule, set, waits, saved } = await world();
    const runId = await schedule(elm);
    const before = await waits();
    const without = await start({ locationIds: [elm], saves: set(0, '31.00') });
    expect(without).toMatchObject({ status: 400, body: [{ code: 'SCHEDULED', path: elm }] });
    const other = await start({
      locationIds: [elm],
      replaces: [{ locationId: elm, runId: 'another' }],
      saves: set(0, '31.00'),
    });
    expect(other).toMatchObject({ status: 409, body: [{ code: 'SCHEDULE_CHANGED', path: elm }] });
    expect([await waits(), await saved()]).toEqual([before, [0]]);
    await client.syncLocations.unschedule({ params: { locationId: elm } });
    const gone = await start({ locationIds: [elm], replaces: [{ locationId: elm, runId }], saves: set(0, '31.00') });
    expect(gone).toMatchObject({ status: 409 });
    expect([await waits(), await saved()]).toEqual([[], [0]]);
  });

  it('does nothing when a save is rejected, or when the document was saved meanwhile', async () => {
    const { elm, oak, start, schedule, set, waits, saved } = await world();
    const runId = await schedule(elm);
    const replaces = [{ locationId: elm, runId }];
    const before = await waits();
    for (const [saves, status] of [
      [set(3, '31.00'), 409],
      [set(0, 'much'), 400],
      [set(0, '31.00', oak), 400],
      [{ ...set(0, '31.00'), kind: 'employment' as const }, 400],
    ] as const) {
      expect(await start({ locationIds: [elm], replaces, saves })).toMatchObject({ status });
      expect([await waits(), await saved()]).toEqual([before, [0]]);
    }
    expect(await start({ locationIds: [elm], replaces: [{ locationId: oak, runId }] })).toMatchObject({ status: 400 });
  });

  it('undoes a save and publishes the state before it, and requires the permissions of both', async () => {
    const { company, elm, start, set, saved, live } = await world();
    expect(await start({ locationIds: [elm], saves: set(0, '31.00') })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    const undo = { act: 'undo' as const, kind: 'settings' as const, places: [{ tenantId: elm, ver: 1 }] };
    const stranger = (await company.person({ permissions: ['dashboard'] })).client;
    expect(
      await stranger.syncLocations.start({ body: { action: 'PUBLISH', locationIds: [elm], saves: undo } }),
    ).toMatchObject({ status: 403 });
    const [before] = [await live()];
    expect(before).toBe('31.00');
    expect(await start({ locationIds: [elm], saves: undo })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    expect(await saved()).toEqual([2]);
    expect(await live()).not.toBe('31.00');
  });
});
