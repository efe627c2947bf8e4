import type { Employee } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEmails } from '../../services/mail/send-emails.ts';
import { putSchedulingItems } from '../../store/scheduling/index.ts';
import { logOnVersion } from '../../store/tenants/index.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../../testing/test-smtp-server.ts';

const [cashier, server4] = ['1', '4'];
type Create = Parameters<TestPerson['client']['users']['create']>[0]['body'];
type Act = Parameters<TestPerson['client']['users']['changeSeveral']>[0]['body']['act'];

describe.each(databases)('somebody leaves on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let lead: TestPerson;
  let office: TestSmtpServer;
  beforeAll(async () => {
    office = await startTestSmtpServer();
    server = await openTestServer({ database, config: { smtpUrl: office.url } });
    company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Bay'] });
    lead = await company.person({ name: 'Lead', permissions: ['companyAdmin', 'userAdmin', 'viewWageData'] });
  });
  afterAll(async () => {
    await server.close();
    await office.close();
  });

  const at = (name: 'Elm' | 'Oak' | 'Bay') => ({ type: 'LOCATION' as const, id: company.tenantId(name) });
  const bodyOf = <A extends { readonly status: number; readonly body: unknown }>(answer: A) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.body as Extract<A, { status: 200 }>['body'];
  };
  const add = async (part: Partial<Create>): Promise<Employee> => {
    const body = { name: 'Ana', email: null, roles: [], invite: false, ...part };
    return bodyOf(await lead.client.users.create({ params: { id: company.id }, body }));
  };
  const fresh = async ({ id }: Pick<Employee, 'id'>): Promise<Employee> =>
    bodyOf(await lead.client.users.get({ params: { id } }));
  const request = (people: readonly Pick<Employee, 'id' | 'ver'>[], act: Act) => ({
    params: { id: company.id },
    body: { people: people.map(({ id, ver }) => ({ id, ver })), act },
  });
  const change = (people: readonly Pick<Employee, 'id' | 'ver'>[], kind: 'activate' | 'deactivate', by = lead) =>
    by.client.users.changeSeveral(request(people, { kind }));
  let made = 0;
  /** Somebody with everything: an invitation, jobs with wages at two locations, a role, a PIN, a certification. */
  const hire = async (pin: string): Promise<Employee> => {
    made += 1;
    const { id } = await add({
      name: `Ana ${made}`,
      email: `ana-${made}@kitchen.example`,
      invite: true,
      pin,
      roles: [{ roleId: await company.role('overrideMenus'), grantObject: at('Elm') }],
      jobs: [
        { jobTypeId: server4, grantObject: at('Elm'), wages: [{ from: '2026-01-01', amount: '12.50', per: 'HOUR' }] },
        { jobTypeId: cashier, grantObject: at('Bay') },
      ],
      certifications: [{ requirementId: '1', endsOn: '2027-01-01' }],
    });
    await sendEmails(server.context, 'https://console.example');
    await server.clientOf(id);
    await server.clientOf(id);
    return fresh({ id });
  };
  const countOf = async (table: 'session' | 'link', personId: string): Promise<number> =>
    (await server.context.db.selectFrom(table).selectAll().where('person_id', '=', personId).execute()).length;
  const logOnOf = (name: 'Elm' | 'Oak' | 'Bay') =>
    logOnVersion(server.context.db, { id: company.tenantId(name), companyId: company.id, groupId: null });
  const audited = async (target: string) =>
    bodyOf(await lead.client.audit.list({ params: { companyId: company.id }, query: { target } })).entries;

  const ways: readonly [string, (who: Employee) => Promise<{ readonly status: number }>][] = [
    ['an act of the list', who => change([who], 'deactivate')],
    ['the call that removes one', ({ id }) => lead.client.users.remove({ params: { id } })],
    [
      'a change of the record',
      ({ id, ver, name, email }) =>
        lead.client.users.update({ params: { id: company.id }, body: { id, ver, name, email, status: 'DELETED' } }),
    ],
  ];

  it.each(ways)(
    'by %s: sessions, links and the PIN end, places and partner are told, the rest is kept',
    async (_, leave) => {
      const ana = await hire('610044');
      expect([await countOf('session', ana.id), await countOf('link', ana.id)]).toEqual([2, 1]);
      const before = { elm: await logOnOf('Elm'), oak: await logOnOf('Oak'), bay: await logOnOf('Bay') };
      await server.context.db.deleteFrom('scheduling_company').execute();
      expect((await leave(ana)).status).toBeLessThan(300);
      expect([await countOf('session', ana.id), await countOf('link', ana.id)]).toEqual([0, 0]);
      expect(await logOnOf('Elm')).not.toBe(before.elm);
      expect(await logOnOf('Bay')).not.toBe(before.bay);
      expect(await logOnOf('Oak')).toBe(before.oak);
      const reported = await server.context.db.selectFrom('scheduling_company').selectAll().execute();
      expect(reported.map(({ company_id }) => company_id)).toEqual([company.id]);
      const { status, deactivated, hasPin, roles, jobs, certifications } = await fresh(ana);
      expect({ status, deactivated }).toEqual({
        status: 'DELETED',
        deactivated: { at: server.clock.now().getTime(), by: 'Lead' },
      });
      expect({ hasPin, roles, jobs, certifications }).toEqual({
        hasPin: true,
        roles: ana.roles,
        jobs: ana.jobs,
        certifications: ana.certifications,
      });
      const [entry] = await audited(ana.id);
      expect(entry).toMatchObject({ by: { name: 'Lead' } });
      // The PIN is free, and the one who has it now leaves too: the next way begins alike.
      const next = await add({ jobs: [{ jobTypeId: server4, grantObject: at('Elm') }], pin: '610044' });
      bodyOf(await change([next], 'deactivate'));
    },
  );

  it('is told before what ends, with the locations whose terminals cannot be reached', async () => {
    const ana = await hire('610045');
    await server.context.db
      .updateTable('tenant')
      .set({ labor_integrated: true })
      .where('id', '=', company.tenantId('Elm'))
      .execute();
    await putSchedulingItems(server.context.db, [
      {
        ...{ companyId: company.id, kind: 'user', placeId: company.tenantId('Elm'), itemId: ana.id, name: ana.name },
        ...{ externalId: 'u-1', sentName: ana.name, sentDepartment: null, state: 'sent', why: null, attempted: null },
        ...{ attempts: 0, failingSince: null, retryAt: null, changedAt: server.clock.now() },
      },
    ]);
    const day = 86_400_000;
    const seen = (name: 'Elm' | 'Oak' | 'Bay', ago: number) =>
      server.context.db
        .updateTable('tenant')
        .set({ last_ping: new Date(server.clock.now().getTime() - ago) })
        .where('id', '=', company.tenantId(name))
        .execute();
    await Promise.all([seen('Elm', day + 1), seen('Bay', day), seen('Oak', 2 * day)]);
    const ben = await add({ name: 'Ben', jobs: [{ jobTypeId: server4, grantObject: at('Oak') }] });
    const self = await fresh(lead);
    const body = bodyOf(await lead.client.users.previewSeveral(request([ana, ben, self], { kind: 'deactivate' })));
    expect(body).toEqual([
      {
        id: ana.id,
        name: ana.name,
        skipped: null,
        wages: [],
        ends: {
          signIn: false,
          sessions: 2,
          invitations: 1,
          resets: 0,
          terminals: [at('Elm'), at('Bay')],
          silent: [{ id: company.tenantId('Elm'), name: 'Elm' }],
          silentTotal: 1,
          scheduling: [company.tenantId('Elm')],
          certifications: 1,
        },
      },
      expect.objectContaining({
        name: 'Ben',
        ends: expect.objectContaining({ sessions: 0, terminals: [], silent: [], silentTotal: 0, scheduling: [] }),
      }),
      expect.objectContaining({ skipped: 'yourself', ends: null }),
    ]);
    const raise = { kind: 'raise', from: '2027-02-01', by: { percent: '1' } } as const;
    const [raised] = bodyOf(await lead.client.users.previewSeveral(request([ana], raise)));
    expect(raised?.ends).toBeNull();
    expect(await fresh(ana)).toEqual({ ...ana, externalId: 'u-1' });
  });

  it('is undone as one act: everything is as before, and the PIN only while it is free', async () => {
    const ana = await hire('610046');
    const left = bodyOf(await change([ana], 'deactivate')).people;
    const back = bodyOf(await change(left, 'activate')).people;
    expect(back).toEqual([{ id: ana.id, ver: ana.ver + 2, pinTaken: false }]);
    expect(await fresh(ana)).toEqual({ ...ana, ver: ana.ver + 2 });
    expect((await server.context.db.selectFrom('scheduling_company').selectAll().execute()).length).toBe(1);

    const again = bodyOf(await change(back, 'deactivate')).people;
    const ben = await add({ name: 'Ben', jobs: [{ jobTypeId: server4, grantObject: at('Bay') }], pin: '610046' });
    const elm = await logOnOf('Elm');
    const third = bodyOf(await change(again, 'activate')).people;
    expect(third).toEqual([{ id: ana.id, ver: ana.ver + 4, pinTaken: true }]);
    expect(await fresh(ana)).toEqual({ ...ana, ver: ana.ver + 4, hasPin: false });
    expect((await fresh(ben)).hasPin).toBe(true);
    expect(await logOnOf('Elm')).not.toBe(elm);
    const [entry] = await audited(ana.id);
    expect(entry?.changes).toContainEqual(expect.objectContaining({ what: `${ana.name}: PIN`, was: 'set', now: null }));
  });

  it('happens once for two at the same time, and an undo after a change says by whom and when', async () => {
    const other = await company.person({ name: 'Other lead', permissions: ['companyAdmin', 'userAdmin'] });
    const ana = await hire('610047');
    const answers = await Promise.all([change([ana], 'deactivate'), change([ana], 'deactivate', other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200);
    const left = done?.status === 200 ? done.body.people : [];
    server.clock.pass(60_000);
    const { ver, name, email } = await fresh(ana);
    bodyOf(
      await other.client.users.update({
        params: { id: company.id },
        body: { id: ana.id, ver, name: `${name} B.`, email, status: 'DELETED' },
      }),
    );
    const at = server.clock.now().getTime();
    server.clock.pass(60_000);
    expect(await change(left, 'activate')).toMatchObject({
      status: 409,
      body: [{ code: 'CHANGED_SINCE', path: '/body/people/0', params: { name: `${name} B.`, by: 'Other lead', at } }],
    });
    expect((await fresh(ana)).status).toBe('DELETED');
  });
});
