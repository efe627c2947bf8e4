import type { Edit } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { publishDue } from './publish-due.ts';

const bankPath = '/tableSettings/issueServerBankOfAmount';
const bank = (value: string): Edit => ({ op: 'set', path: bankPath, value });

describe.each(bothDatabases)('a publish in place of a schedule on %s', database => {
  const open = publishingWorld(database);

  const world = async () => {
    const { server, company, client, elm, oak } = await open();
    const start = async (
      request: Omit<Parameters<typeof client.syncEmployment.start>[0]['body'], 'action'>,
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
    const save = (ver: number, value: string) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId: elm, ver, edits: [bank(value)] }] },
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
    return { server, company, client, elm, oak, start, schedule, save, waits, live, done };
  };

  it('cancels the schedule and starts in one transaction, and a repeat returns the same result', async () => {
    const { elm, oak, start, schedule, save, waits, live, done, server } = await world();
    const runId = await schedule(elm, oak);
    await save(0, '31.00');
    const request = { locationIds: [elm], replaces: [{ locationId: elm, runId }] };
    const key = `instead-${elm}`;
    const answer = await start(request, key);
    expect(answer).toMatchObject({ status: 200, body: [{}] });
    expect(await start(request, key)).toEqual(answer);
    expect(await live()).toBe(404);
    expect(await publishDue(server.context)).toBe(1);
    expect(await live()).toBe('31.00');
    expect(await waits()).toEqual([`oak ${runId}`]);
    expect((await done()).filter(said => /schedul|publish/i.test(said))).toHaveLength(3);
    expect(await start({ locationIds: [elm] }, key)).toMatchObject({ status: 400 });
  });

  it('does nothing when the schedule is not the one that was seen', async () => {
    const { client, elm, oak, start, schedule, waits } = await world();
    const runId = await schedule(elm);
    const before = await waits();
    expect(await start({ locationIds: [elm] })).toMatchObject({
      status: 400,
      body: [{ code: 'SCHEDULED', path: elm }],
    });
    const other = await start({ locationIds: [elm], replaces: [{ locationId: elm, runId: 'another' }] });
    expect(other).toMatchObject({ status: 409, body: [{ code: 'SCHEDULE_CHANGED', path: elm }] });
    expect(await start({ locationIds: [elm], replaces: [{ locationId: oak, runId }] })).toMatchObject({ status: 400 });
    expect(await waits()).toEqual(before);
    await client.syncLocations.unschedule({ params: { locationId: elm } });
    const gone = await start({ locationIds: [elm], replaces: [{ locationId: elm, runId }] });
    expect(gone).toMatchObject({ status: 409 });
    expect(await waits()).toEqual([]);
  });
});
