import { describe, expect, it } from 'vitest';
import { publishingWorld } from '../../testing/publishing-world.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { publishDue } from './publish-due.ts';

const minute = 60_000;
const bankPath = '/tableSettings/issueServerBankOfAmount';

describe.each(bothDatabases)('a publish that has not begun everywhere on %s', database => {
  const open = publishingWorld(database);

  /** One location in each batch, half a minute apart. */
  const world = async () => {
    const { server, company, client, elm, oak } = await open();
    await server.context.db.updateTable('company').set({ batch_size: 1 }).where('id', '=', company.id).execute();
    const now = () => server.clock.now().getTime();
    const start = async (syncDateMillis: number) => {
      const answer = await client.syncLocations.start({
        body: { action: 'PUBLISH', locationIds: [elm, oak], syncDateMillis },
      });
      const [first, second] = answer.status === 200 ? answer.body : [];
      if (first === undefined || second === undefined) throw new Error(JSON.stringify(answer.body));
      return [first, second] as const;
    };
    const save = (ver: number, value: string) =>
      client.overrides.set({
        params: { id: company.id },
        body: { kind: 'settings', places: [{ tenantId: elm, ver, edits: [{ op: 'set', path: bankPath, value }] }] },
      });
    /** Where a publish waits, and in how many milliseconds from now. */
    const waits = async (): Promise<Record<string, number>> => {
      const answer = await client.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error('refused');
      return Object.fromEntries(
        answer.body.flatMap(({ dueAt, locationToStatuses }) =>
          Object.entries(locationToStatuses).flatMap(([id, status]) =>
            status === 'WAITING' ? [[id === elm ? 'elm' : 'oak', dueAt - now()]] : [],
          ),
        ),
      );
    };
    const bank = async () => {
      const { status, body } = await client.published.settings({ params: { id: elm } });
      if (status !== 200) return status;
      return (body.blob as { tableSettings: { issueServerBankOfAmount: string } }).tableSettings
        .issueServerBankOfAmount;
    };
    const said = async () => {
      const answer = await client.audit.list({ params: { companyId: company.id }, query: {} });
      return answer.status === 200 ? answer.body.entries[0]?.said : answer.status;
    };
    const pass = async (ms: number) => {
      server.clock.pass(ms);
      await publishDue(server.context);
    };
    return { server, company, client, elm, oak, now, start, save, waits, bank, said, pass };
  };

  it('[CALL.sync.menu.reschedule] [RULE.publish.17] moves as a whole, batches as far apart and with what was pinned', async () => {
    const { client, now, start, save, waits, bank, said, pass } = await world();
    await save(0, '150.00');
    const executions = await start(now() + 60 * minute);
    await save(1, '175.00');
    const body = { rescheduleTime: now() + 10 * minute, wfExec: executions[1] };
    expect(await client.syncLocations.reschedule({ body })).toEqual({ status: 200, body: executions });
    expect(await waits()).toEqual({ elm: 10 * minute, oak: 10 * minute + 30_000 });
    expect(await said()).toContain('rescheduled a publish of');
    await pass(10 * minute);
    expect([await bank(), await waits()]).toEqual(['150.00', { oak: 30_000 }]);
  });

  it('[RULE.publish.18] ends at some of its locations, which are scheduled anew with what was pinned', async () => {
    const { client, elm, now, start, save, waits, bank, pass } = await world();
    await save(0, '150.00');
    const [first, second] = await start(now() + 60 * minute);
    await save(1, '175.00');
    const body = { rescheduleTime: now() + 10 * minute, wfExec: second, locationIds: [elm] };
    const moved = await client.syncLocations.reschedule({ body });
    expect(moved).toMatchObject({ status: 200, body: [{ workflowId: expect.not.stringMatching(first.workflowId) }] });
    expect(await waits()).toEqual({ elm: 10 * minute, oak: 60 * minute + 30_000 });
    const old = await client.syncLocations.status({ body: first });
    expect(old).toMatchObject({
      body: { locationToStatuses: { [elm]: 'TERMINATED' }, reasons: { [elm]: 'RESCHEDULED' } },
    });
    await pass(10 * minute);
    expect(await bank()).toBe('150.00');
  });

  it('[CALL.sync.employment.reschedule] moves a publish of employment', async () => {
    const { company, elm, now } = await world();
    const { client } = await company.person({ permissions: ['accessConfigurationOptions', 'manageMenus'] });
    const at = now() + 60 * minute;
    const started = await client.syncEmployment.start({
      body: { action: 'PUBLISH', locationIds: [elm], syncDateMillis: at },
    });
    const wfExec = started.status === 200 ? started.body[0] : undefined;
    if (wfExec === undefined) throw new Error(JSON.stringify(started.body));
    const body = { rescheduleTime: at + minute, wfExec };
    expect(await client.syncEmployment.reschedule({ body })).toEqual({ status: 200, body: [wfExec] });
    // It is not one of menus.
    expect(await client.syncLocations.reschedule({ body })).toMatchObject({ status: 404 });
    const { body: found } = await client.syncEmployment.status({ body: wfExec });
    expect(found).toMatchObject({ dueAt: at + minute, syncDate: at + minute });
  });

  it('leaves what has begun, and makes of the rest of one that was asked for now a schedule', async () => {
    const { client, now, start, waits, pass } = await world();
    const [first, second] = await start(0);
    await pass(0);
    const body = { rescheduleTime: now() + 10 * minute, wfExec: first };
    expect(await client.syncLocations.reschedule({ body })).toEqual({ status: 200, body: [second] });
    expect(await waits()).toEqual({ oak: 10 * minute });
    expect(await client.syncLocations.status({ body: second })).toMatchObject({
      body: { syncDate: body.rescheduleTime },
    });
  });

  it('is rejected for a time that is past, and where it no longer waits, and changes nothing', async () => {
    const { client, elm, now, start, waits, pass } = await world();
    const [wfExec] = await start(now() + minute);
    const reschedule = (rescheduleTime: number, locationIds?: string[]) =>
      client.syncLocations.reschedule({ body: { rescheduleTime, wfExec, ...(locationIds && { locationIds }) } });
    const past = { status: 400, body: [{ code: 'DATE_IN_THE_PAST', path: '/body/rescheduleTime' }] };
    expect(await reschedule(now())).toEqual(past);
    expect(await waits()).toEqual({ elm: minute, oak: minute + 30_000 });
    await pass(minute);
    const live = await reschedule(now() + minute, [elm]);
    expect(live).toEqual({ status: 409, body: [{ code: 'SCHEDULE_CHANGED', path: elm }] });
    await pass(30_000);
    expect(await reschedule(now() + minute)).toEqual({ status: 409, body: [{ code: 'SCHEDULE_CHANGED' }] });
  });

  it('is moved and stopped only by who may publish to its locations, and found only by who reaches one', async () => {
    const { client, company, elm, oak, now, start, waits } = await world();
    const [wfExec] = await start(now() + minute);
    const body = { rescheduleTime: now() + 2 * minute, wfExec };
    const elms = await company.person({ on: 'Elm', permissions: ['accessConfigurationOptions'] });
    expect((await elms.client.syncLocations.reschedule({ body })).status).toBe(403);
    expect((await elms.client.syncLocations.reschedule({ body: { ...body, locationIds: [oak] } })).status).toBe(403);
    const reader = await company.person({ on: 'Elm', permissions: ['viewApiCreds'] });
    expect((await reader.client.syncLocations.stop({ body: wfExec })).status).toBe(403);
    expect(await waits()).toEqual({ elm: minute, oak: minute + 30_000 });
    expect(await elms.client.syncLocations.stop({ body: wfExec })).toEqual({ status: 200, body: { terminated: 1 } });
    expect(await waits()).toEqual({ oak: minute + 30_000 });
    expect((await client.syncLocations.reschedule({ body: { ...body, locationIds: [elm] } })).status).toBe(409);
    const unknown = { workflowId: 'none', runId: 'none' };
    expect((await client.syncLocations.stop({ body: unknown })).status).toBe(404);
    expect((await client.syncLocations.reschedule({ body: { ...body, wfExec: unknown } })).status).toBe(404);
  });

  it('[RULE.publish.41] is stopped where it has not begun, also one that was asked for now', async () => {
    const { client, elm, oak, start, waits, said, pass } = await world();
    const [first, second] = await start(0);
    await pass(0);
    expect(await client.syncLocations.stop({ body: first })).toEqual({ status: 200, body: { terminated: 1 } });
    expect([await waits(), await said()]).toEqual([{}, expect.stringContaining('stopped the rest of a publish of')]);
    await pass(minute);
    const statusOf = async (execution: typeof first) => (await client.syncLocations.status({ body: execution })).body;
    expect(await statusOf(first)).toMatchObject({ locationToStatuses: { [elm]: 'SUCCESS' } });
    expect(await statusOf(second)).toMatchObject({ locationToStatuses: { [oak]: 'TERMINATED' } });
    expect(await client.syncLocations.stop({ body: first })).toEqual({ status: 200, body: { terminated: 0 } });
  });
});
