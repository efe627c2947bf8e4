import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';
import { sendEmails } from '../mail/send-emails.ts';
import { publishDue } from './publish-due.ts';

describe.each(bothDatabases)('a publish that fails on %s', database => {
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
  beforeEach(async () => {
    server.clock.pass(3_600_000);
    await publishDue(server.context);
    await sendEmails(server.context, 'http://console.example');
  });

  const world = async (locations: readonly string[] = ['Elm', 'Oak', 'Pine']) => {
    const company = await makeCompany(server, { locations });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const ids = (...names: string[]) => names.map(company.tenantId);
    const start = async (...names: string[]) => {
      const answer = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds: ids(...names) } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    const board = async () => {
      const answer = await client.syncLocations.running({ params: { companyId: company.id } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body;
    };
    const status = async (name: string) =>
      (await client.published.settings({ params: { id: company.tenantId(name) } })).status;
    const retry = (names: readonly string[], idempotencyKey?: string) =>
      client.syncLocations.retryFailed(
        { body: { locationIds: ids(...names) } },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      );
    return { company, client, ids, start, board, status, retry };
  };
  type World = Awaited<ReturnType<typeof world>>;

  /** Makes the database reject the activation of one location, as a damaged row would, until it is repaired. */
  const damage = async ({ company }: World, name: string) => {
    const { db } = server.context;
    await db
      .insertInto('published')
      .values({
        location_id: company.tenantId(name),
        kind: 'settings',
        document_id: 'x',
        pins: JSON.stringify({ base: null, group: null, own: null }),
        manifest: 'x',
        sequence: 2_147_483_647,
        run_id: (await db.selectFrom('run').select('id').limit(1).executeTakeFirstOrThrow()).id,
        published_at: server.context.now(),
      })
      .execute();
    return () =>
      db
        .deleteFrom('published')
        .where('location_id', '=', company.tenantId(name))
        .where('kind', '=', 'settings')
        .execute();
  };
  const forget = (runId: string, locationId: string) =>
    server.context.db
      .updateTable('run_location')
      .set({ contents: JSON.stringify({ menu: { documentId: 'x', pins: {}, manifest: 'not-there' } }) })
      .where('run_id', '=', runId)
      .where('location_id', '=', locationId)
      .execute();

  it('[RULE.publish.31] affects no other location of its batch, and returns the reason', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak', 'Pine');
    const mend = await damage(here, 'Oak');
    expect(await publishDue(server.context)).toBe(1);
    const [elm = '', oak = '', pine = ''] = here.ids('Elm', 'Oak', 'Pine');
    expect(await here.board()).toMatchObject([
      {
        wfExec: execution,
        locationToStatuses: { [elm]: 'SUCCESS', [oak]: 'FAILED', [pine]: 'SUCCESS' },
        reasons: { [oak]: 'NOT_ACCEPTED' },
        endTime: server.clock.now().getTime(),
      },
    ]);
    await mend();
    expect([await here.status('Elm'), await here.status('Oak'), await here.status('Pine')]).toEqual([200, 404, 200]);
  });

  it('distinguishes a missing configuration from one that the database rejects', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak');
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    await forget(execution?.runId ?? '', elm);
    await publishDue(server.context);
    expect(await here.board()).toMatchObject([
      { locationToStatuses: { [elm]: 'FAILED', [oak]: 'SUCCESS' }, reasons: { [elm]: 'CONTENT_MISSING' } },
    ]);
  });

  it('[RULE.publish.80] is told once to who asked for it and to who may publish there, with the locations of each', async () => {
    const here = await world(['Elm', 'Oak', 'Pine', 'Ash', 'Fir', 'Yew']);
    const { company } = here;
    // Somebody of the provider has no role in the company itself.
    const provider = await makeCompany(server, { provider: true });
    const publishes = { name: 'Kim', permissions: ['accessConfigurationOptions'] } as const;
    const asker = await provider.person({ ...publishes, on: 'everywhere' });
    const atOak = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Oak' });
    const everything = await company.person({ permissions: ['companyAdmin'] });
    await company.person({ permissions: ['accessConfigurationOptions'], on: 'Pine' });
    await company.person({ permissions: ['manageMenus'] });
    const locationIds = here.ids('Elm', 'Oak', 'Pine', 'Ash', 'Fir', 'Yew');
    const begun = await asker.client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    const [first, second] = begun.body;
    const [elm = '', oak = '', yew = ''] = here.ids('Elm', 'Oak', 'Yew');
    await forget(first?.runId ?? '', elm);
    await forget(first?.runId ?? '', oak);
    await forget(second?.runId ?? '', yew);
    await publishDue(server.context);
    const told = async () => {
      const before = office.emails.length;
      await sendEmails(server.context, 'http://console.example');
      return office.emails.slice(before).map(one => ({ ...one, raw: one.raw.replaceAll(/=\r?\n/g, '') }));
    };
    const emails = await told();
    const page = `/publishes/${first?.workflowId}`;
    const of = (to: string | null) => emails.find(one => one.to === to);
    const askers = [asker, everything].map(({ email }) => of(email));
    for (const one of askers) {
      expect(one).toMatchObject({ subject: 'A publish failed at 2 locations', raw: expect.stringContaining(page) });
      expect(one?.raw).toContain('A publish that Kim began in the console of');
      expect(one?.raw).toContain('still live at Elm and Oak.');
    }
    expect(of(atOak.email)).toMatchObject({ subject: 'A publish failed at 1 location' });
    expect(of(atOak.email)?.raw).toContain('still live at Oak.');
    // Kim, the one at Oak, the super user, and who made the company's world.
    expect(emails).toHaveLength(4);
    server.clock.pass(30_000);
    expect(await publishDue(server.context)).toBe(1);
    expect(await here.board()).toMatchObject([{}, { locationToStatuses: { [yew]: 'FAILED' } }]);
    expect(await told()).toEqual([]);
  });

  it('[RULE.publish.80] is told once where a location of the batch waits for its release', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak');
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    await forget(execution?.runId ?? '', elm);
    const body = { locationIds: [oak] };
    await here.client.syncLocations.freeze({ body: { ...body, reason: 'Inspection' } });
    const told = async () => {
      const before = office.emails.length;
      await publishDue(server.context);
      await sendEmails(server.context, 'http://console.example');
      return office.emails.slice(before).length;
    };
    expect(await told()).toBe(1);
    server.clock.pass(1000);
    expect(await here.client.syncLocations.release({ body })).toMatchObject({ status: 200 });
    expect(await told()).toBe(0);
    expect(await here.board()).toMatchObject([{ locationToStatuses: { [elm]: 'FAILED', [oak]: 'SUCCESS' } }]);
  });

  it('[RULE.publish.80] is told to nobody who may no longer publish there when the e-mail is written', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak');
    await forget(execution?.runId ?? '', here.company.tenantId('Elm'));
    await publishDue(server.context);
    await server.context.db.deleteFrom('granted_role').where('on_id', '=', here.company.id).execute();
    const before = office.emails.length;
    await sendEmails(server.context, 'http://console.example');
    expect(office.emails).toHaveLength(before);
  });

  it('is repeated with the same configuration, once, by one call', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak');
    const [elm = ''] = here.ids('Elm');
    const mend = await damage(here, 'Elm');
    await publishDue(server.context);
    await mend();
    const first = await here.retry(['Elm'], 'again');
    expect(first).toMatchObject({ status: 200, body: [{}] });
    expect(await here.retry(['Elm'], 'again')).toEqual(first);
    expect(await here.retry(['Elm'])).toMatchObject({ status: 400, body: [{ code: 'NOTHING_FAILED', path: elm }] });
    const rows = await server.context.db
      .selectFrom('run_location')
      .select(['run_id', 'contents'])
      .where('location_id', '=', elm)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows[0]?.contents).toEqual(rows[1]?.contents);
    expect(rows.map(({ run_id }) => run_id)).toContain(execution?.runId);
    server.clock.pass(1);
    expect(await publishDue(server.context)).toBe(1);
    expect(await here.status('Elm')).toBe(200);
    expect(await here.retry(['Elm'])).toMatchObject({ status: 400, body: [{ code: 'NOTHING_FAILED', path: elm }] });
  });

  it('is not repeated where it did not fail, nor by a person who may not publish there', async () => {
    const here = await world();
    const [execution] = await here.start('Elm', 'Oak');
    const [elm = '', oak = ''] = here.ids('Elm', 'Oak');
    await forget(execution?.runId ?? '', elm);
    await publishDue(server.context);
    expect(await here.retry(['Elm', 'Oak'])).toMatchObject({
      status: 400,
      body: [{ code: 'NOTHING_FAILED', path: oak }],
    });
    const cook = await here.company.person({ permissions: ['manageMenus'] });
    const refused = await cook.client.syncLocations.retryFailed({ body: { locationIds: [elm] } });
    expect(refused.status).toBe(403);
    expect(await here.client.syncEmployment.retryFailed({ body: { locationIds: [elm] } })).toMatchObject({
      status: 403,
    });
    expect(await here.board()).toHaveLength(1);
  });

  it.each([
    [1, [1]],
    [5, [5]],
    [6, [5, 1]],
    [12, [5, 5, 2]],
    [40, Array(8).fill(5)],
    [300, Array(60).fill(5)],
  ] as const)(
    '[RULE.publish.22] of %i locations five go live at once, in batches exactly 30 s apart',
    async (count, sizes) => {
      const names = Array.from({ length: count }, (_, index) => `Place ${index}`);
      const here = await world(names);
      const executions = await here.start(...names);
      expect(executions).toHaveLength(sizes.length);
      const live = async (): Promise<number> => {
        const { n } = await server.context.db
          .selectFrom('published')
          .innerJoin('tenant', 'tenant.id', 'published.location_id')
          .select(eb => eb.fn.countAll<number>().as('n'))
          .where('tenant.company_id', '=', here.company.id)
          .where('kind', '=', 'menu')
          .executeTakeFirstOrThrow();
        return n;
      };
      let expected = 0;
      for (const [batch, size] of sizes.entries()) {
        if (batch > 0) {
          server.clock.pass(29_999);
          expect(await publishDue(server.context)).toBe(0);
          server.clock.pass(1);
        }
        expect(await publishDue(server.context)).toBe(1);
        expected += size;
        expect(await live()).toBe(expected);
      }
      expect(await publishDue(server.context)).toBe(0);
    },
  );
});
