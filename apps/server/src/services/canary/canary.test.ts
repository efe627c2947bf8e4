import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../store/database/index.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { sendEmails } from '../mail/send-emails.ts';
import { publishDue } from '../publishing/index.ts';
import { settleCanaries } from './settle-canaries.ts';

/** The same database, whose process ends before a statement: the transaction that is open then is undone. */
const crashingAt = (db: Db, statement: number): { readonly db: Db; isCrashed(): boolean } => {
  let statements = 0;
  return {
    isCrashed: () => statements >= statement,
    db: db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        if (statements >= statement) throw new Error('The process ended.');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
};

const minute = 60_000;
const names = ['Elm', 'Oak', 'Ash', 'Fir'] as const;

describe.each(bothDatabases)('a publish that goes to a few first on %s', database => {
  let server: TestServer;
  let office: TestSmtpServer;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  /** Four locations where a first publish is live; Elm is the pilot, with as many terminals that were in contact. */
  const world = async (terminalCount = 2) => {
    const company = await makeCompany(server, { locations: names });
    await giveMenu(server, company);
    const { client } = await company.person({ name: 'Ana', permissions: ['companyAdmin'] });
    const ids = names.map(company.tenantId);
    const [elm = ''] = ids;
    const settle = async () => {
      await publishDue(server.context);
      await settleCanaries(server.context);
      return publishDue(server.context);
    };
    const start = (more: object = {}) =>
      client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: ids, ...more } });
    const started = async (more: object = {}) => {
      const answer = await start(more);
      if (answer.status !== 200 || answer.body[0] === undefined) throw new Error(JSON.stringify(answer.body));
      await settle();
      return answer.body[0];
    };
    let version = 0;
    const save = async () => {
      const edits = [
        { op: 'set' as const, path: '/tableSettings/issueServerBankOfAmount', value: `${version + 5}.00` },
      ];
      const places = ids.map(tenantId => ({ tenantId, ver: version, edits }));
      const answer = await client.overrides.set({ params: { id: company.id }, body: { kind: 'settings', places } });
      expect(answer.status).toBe(200);
      version += 1;
    };
    await started();
    server.clock.pass(10 * minute);
    await settle();
    const made = await client.tenants.createCredential({
      params: { companyId: company.id, locationId: elm },
      body: { name: 'T' },
    });
    if (made.status !== 200) throw new Error('no credential');
    const terminal = server.terminal(made.body).terminal;
    const deviceIds = Array.from({ length: terminalCount }, (_, index) => `t${index}`);
    const runsOf = new Map<
      string,
      { kind: 'menu' | 'settings' | 'employment'; manifest: string; sequence: number }[]
    >();
    /** Those that fail keep what they run, and report why. */
    const checkIn = async (failing = 0) => {
      for (const [index, deviceId] of deviceIds.entries()) {
        const report = { deviceId, softwareVersion: '1', partSize: 'chunks' as const };
        const first = await terminal.checkIn({ body: { ...report, runs: runsOf.get(deviceId) ?? [] } });
        if (first.status !== 200) throw new Error(JSON.stringify(first.body));
        const { assigned } = first.body;
        const isFailing = index < failing;
        if (!isFailing) runsOf.set(deviceId, assigned);
        const troubles = isFailing
          ? assigned.map(({ kind, manifest }) => ({ kind, manifest, code: 'NOT_STORED' }))
          : [];
        await terminal.checkIn({ body: { ...report, runs: runsOf.get(deviceId) ?? [], troubles } });
      }
    };
    const page = async (workflowId: string) => {
      const answer = await client.publishes.read({ params: { companyId: company.id, workflowId } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    };
    const state = async (workflowId: string) => (await page(workflowId)).canary?.state;
    const pilots = { locationIds: [elm], soakMinutes: 10, onHalt: 'rollback' as const };
    await checkIn();
    await save();
    const emails = async () => {
      const before = office.emails.length;
      await sendEmails(server.context, 'http://console.example');
      return office.emails.slice(before).map(({ subject, raw }) => ({ subject, raw: raw.replaceAll(/=\r?\n/g, '') }));
    };
    await emails();
    return { emails, company, client, ids, elm, settle, start, started, checkIn, page, state, pilots };
  };

  it('[RULE.canary.02] goes to the pilots, and to the rest in batches when they were watched without a problem', async () => {
    const { settle, started, checkIn, page, state, pilots } = await world();
    const { workflowId } = await started({ pilots });
    expect(await page(workflowId)).toMatchObject({ counts: { SUCCESS: 1, WAITING: 3 }, canary: { state: 'SOAKING' } });
    server.clock.pass(9 * minute);
    await checkIn();
    await settle();
    expect(await page(workflowId)).toMatchObject({ counts: { SUCCESS: 1 }, canary: { leftMs: minute } });
    server.clock.pass(minute);
    await settle();
    expect(await page(workflowId)).toMatchObject({
      counts: { SUCCESS: 4 },
      canary: { state: 'RELEASED', counts: { terminals: 2, running: 2, trouble: 0, missing: 0, silent: 0 } },
    });
    expect(await state(workflowId)).toBe('RELEASED');
  });

  it('[RULE.canary.01] asks where it did not go live at each pilot', async () => {
    const { ids, elm, settle, start, checkIn, page, pilots } = await world();
    const [, oak = ''] = ids;
    const answer = await start({ pilots: { ...pilots, locationIds: [elm, oak] } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const failed = { status: 'FAILED', reason: 'NOT_ACCEPTED', ended_at: server.clock.now() } as const;
    const waiting = server.context.db.updateTable('run_location').set(failed).where('status', '=', 'WAITING');
    await waiting.where('location_id', '=', oak).execute();
    await settle();
    await checkIn();
    server.clock.pass(10 * minute);
    await settle();
    expect(await page(answer.body[0]?.workflowId ?? '')).toMatchObject({
      counts: { SUCCESS: 1, FAILED: 1, WAITING: 2 },
      canary: { state: 'ASKING', counts: { running: 2 } },
    });
  });

  it('[RULE.canary.01] halts where terminals that were in contact before are silent since', async () => {
    const { settle, started, page, pilots } = await world();
    server.clock.pass(minute);
    const { workflowId } = await started({ pilots });
    server.clock.pass(10 * minute);
    await settle();
    expect(await page(workflowId)).toMatchObject({
      canary: { state: 'HALTED', reason: 'silent', counts: { terminals: 2, running: 0, silent: 2 } },
    });
  });

  it('[RULE.canary.03] a problem at the pilots ends the rest and rolls the pilots back, once of two servers', async () => {
    const { elm, settle, started, checkIn, page, pilots, client, company } = await world(3);
    const { workflowId } = await started({ pilots });
    await checkIn(1);
    server.clock.pass(10 * minute);
    await Promise.all([settleCanaries(server.context), settleCanaries(server.context)]);
    await settle();
    const found = await page(workflowId);
    expect(found).toMatchObject({
      counts: { SUCCESS: 1, TERMINATED: 3 },
      canary: { state: 'HALTED', reason: 'trouble', rollback: 'DONE', counts: { trouble: 1, running: 2 } },
    });
    expect(found.locations.map(({ reason }) => reason)).toEqual([null, 'HALTED', 'HALTED', 'HALTED']);
    const rollbacks = await server.context.db
      .selectFrom('run')
      .select('id')
      .where('company_id', '=', company.id)
      .where('action', '=', 'ROLLBACK')
      .execute();
    expect(rollbacks).toHaveLength(1);
    const held = await client.syncLocations.held({ params: { companyId: company.id } });
    expect(held.body).toMatchObject([{ locationId: elm, by: 'Ana' }]);
  });

  it('[RULE.canary.03] the pilots stay as they are where that was chosen', async () => {
    const { settle, started, checkIn, page, pilots, client, company } = await world();
    const { workflowId } = await started({ pilots: { ...pilots, onHalt: 'keep' } });
    await checkIn(2);
    server.clock.pass(10 * minute);
    await settle();
    expect(await page(workflowId)).toMatchObject({ canary: { state: 'HALTED', rollback: null } });
    const held = await client.syncLocations.held({ params: { companyId: company.id } });
    expect(held.body).toEqual([]);
  });

  it.each([
    [1, 'HALTED', { SUCCESS: 1, TERMINATED: 3 }],
    [0, 'RELEASED', { SUCCESS: 4 }],
  ])(
    '[RULE.canary.03] ends at any statement with all of the decision or nothing: %i failing, %s',
    async (failing, decided, counts) => {
      const { started, checkIn, page, settle, pilots, company, emails } = await world();
      const { workflowId } = await started({ pilots });
      await checkIn(failing);
      server.clock.pass(10 * minute);
      const before = await page(workflowId);
      const rollbacks = async () =>
        (
          await server.context.db
            .selectFrom('run')
            .select('id')
            .where('company_id', '=', company.id)
            .where('action', '=', 'ROLLBACK')
            .execute()
        ).length;
      let crashes = 0;
      for (let at = 1; (await page(workflowId)).canary?.state === 'SOAKING'; at += 1) {
        const { db, isCrashed } = crashingAt(server.context.db, at);
        await settleCanaries({ ...server.context, db, log: () => undefined }).catch(() => 0);
        if (!isCrashed()) break;
        crashes += 1;
        expect(await page(workflowId)).toMatchObject({ counts: before.counts, canary: { state: 'SOAKING' } });
        expect([await rollbacks(), await emails()]).toEqual([0, []]);
      }
      expect(crashes).toBeGreaterThan(5);
      await settle();
      expect(await page(workflowId)).toMatchObject({ counts, canary: { state: decided } });
      expect([await rollbacks(), (await emails()).length]).toEqual([failing, failing]);
    },
  );

  it('[RULE.canary.04] asks where no terminal was in contact, and a person lets the rest follow', async () => {
    const { settle, started, page, pilots, client, company } = await world(0);
    const execution = await started({ pilots });
    const { workflowId } = execution;
    expect(await client.syncLocations.followPilots({ body: execution })).toMatchObject({ status: 409 });
    server.clock.pass(10 * minute);
    await settle();
    server.clock.pass(5 * minute);
    await settle();
    expect(await page(workflowId)).toMatchObject({ counts: { WAITING: 3 }, canary: { state: 'ASKING' } });
    const elsewhere = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    expect(await elsewhere.client.syncLocations.followPilots({ body: execution })).toMatchObject({ status: 403 });
    expect(await client.syncLocations.followPilots({ body: execution })).toMatchObject({ body: { released: 3 } });
    await settle();
    expect(await page(workflowId)).toMatchObject({
      counts: { SUCCESS: 4 },
      canary: { state: 'RELEASED', decidedBy: 'Ana' },
    });
  });

  it('[RULE.canary.05] the rest can be stopped while pilots wait, are watched, or somebody is asked', async () => {
    const { settle, start, started, page, pilots, client } = await world(0);
    const stop = async (execution: { workflowId: string; runId: string }) => {
      expect((await client.syncLocations.stop({ body: execution })).status).toBe(200);
      await settle();
      server.clock.pass(20 * minute);
      await settle();
      expect(await page(execution.workflowId)).toMatchObject({ canary: { state: 'STOPPED' } });
      expect((await page(execution.workflowId)).counts.WAITING).toBeUndefined();
    };
    const waiting = await start({ pilots, syncDateMillis: server.clock.now().getTime() + 5 * minute });
    if (waiting.status !== 200 || waiting.body[0] === undefined) throw new Error('not started');
    await stop(waiting.body[0]);
    await stop(await started({ pilots }));
    const asking = await started({ pilots });
    server.clock.pass(10 * minute);
    await settle();
    expect((await page(asking.workflowId)).canary?.state).toBe('ASKING');
    await stop(asking);
  });

  it('[RULE.canary.06] rejects pilots that are no part of the publish, or all of it, and times that are none', async () => {
    const { start, pilots, ids, company, client, started } = await world(0);
    const code = async (more: object) => {
      const { status, body } = (await start(more)) as { status: number; body: unknown };
      const [failure] = body as { code: string; path?: string }[];
      return [status, failure?.code, failure?.path];
    };
    const foreign = company.id;
    expect(await code({ pilots: { ...pilots, locationIds: [foreign] } })).toEqual([400, 'NOT_PUBLISHED', foreign]);
    expect(await code({ pilots: { ...pilots, locationIds: ids } })).toEqual([400, 'ALL_PILOTS', 'pilots']);
    for (const soakMinutes of [0, 0.5, 525_600])
      expect((await code({ pilots: { ...pilots, soakMinutes } }))[0]).toBe(400);
    expect((await code({ pilots: { ...pilots, locationIds: [] } }))[0]).toBe(400);
    const local = { pilots, localDateTime: '2030-01-01T04:00' };
    expect(await code(local)).toEqual([400, 'PILOTS_NEED_ONE_START', 'localDateTime']);
    expect(await code({ pilots, notWhileOpen: true })).toEqual([400, 'PILOTS_NEED_ONE_START', 'notWhileOpen']);
    const only = [{ kind: 'settings', path: '/tableSettings/issueServerBankOfAmount' }];
    expect(await code({ pilots, only })).toEqual([400, 'PILOTS_NEED_EVERYTHING', 'only']);
    const execution = await started({ pilots });
    const body = { rescheduleTime: Date.UTC(2090, 0), wfExec: execution, locationIds: ids.slice(1, 2) };
    expect(await client.syncLocations.reschedule({ body })).toMatchObject({ status: 400 });
  });

  it('[RULE.canary.07] tells by e-mail who may publish the rest that it was halted, or that somebody has to decide', async () => {
    const halted = await world();
    const { workflowId } = await halted.started({ pilots: halted.pilots });
    await halted.checkIn(2);
    server.clock.pass(10 * minute);
    await halted.settle();
    expect(await halted.emails()).toEqual([
      {
        subject: 'A publish was halted after its first locations',
        raw: expect.stringContaining(`/publishes/${workflowId}`),
      },
    ]);
    await halted.settle();
    expect(await halted.emails()).toEqual([]);
    const asking = await world(0);
    await asking.started({ pilots: asking.pilots });
    server.clock.pass(10 * minute);
    await asking.settle();
    expect(await asking.emails()).toMatchObject([{ subject: 'A publish waits for your decision' }]);
  });
});
