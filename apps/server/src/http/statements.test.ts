import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(bothDatabases)('the number of database statements on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** The statements of a call, without those of the first calls: a new process has an empty cache. */
  const statementsOf = async (call: () => Promise<unknown>): Promise<readonly string[]> => {
    const once = async () => {
      const from = server.statements.length;
      await call();
      return server.statements.slice(from);
    };
    let before = -1;
    await expect
      .poll(async () => {
        const count = (await once()).length;
        const settled = count === before;
        before = count;
        return settled;
      })
      .toBe(true);
    return once();
  };

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const staff = await company.person({ permissions: ['accessConfigurationOptions', 'apiCredAdmin'] });
    const cook = await company.person({ permissions: ['accessConfigurationOptions'], on: 'Elm' });
    const saved = await staff.client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: settingsWith({ issueServerBankOfAmount: '1.00' }) },
    });
    expect(saved.status).toBe(200);
    const base = (expectedVersion?: number) =>
      staff.client.settings.base({
        params: { id: company.id },
        query: expectedVersion === undefined ? {} : { expectedVersion },
      });
    const layered = () =>
      cook.client.settings.layered({
        params: { id: company.tenantId('Elm') },
        query: {
          expectedBaseVer: 1,
          expectedOverrideVer: 0,
          expectedGroupOverrideId: `settings-${company.id}.${company.tenantId('West')}`,
        },
      });
    return { company, staff, cook, base, layered };
  };

  it('is zero for a response that nothing changed', async () => {
    const { base, layered } = await world();
    expect((await base(1)).status).toBe(304);
    expect((await layered()).status).toBe(304);
    expect(await statementsOf(() => base(1))).toEqual([]);
    expect(await statementsOf(layered)).toEqual([]);
  });

  it('is zero for a document that was loaded recently', async () => {
    const { base } = await world();
    expect(await statementsOf(() => base())).toEqual([]);
  });

  it('is zero for a menu whose answer says something of settings that were never saved, until they are', async () => {
    const company = await makeCompany(server);
    const { client } = await company.person({ permissions: ['companyAdmin'] });
    const menuId = await giveMenu(server, company);
    const load = () => client.menus.base({ params: { companyId: company.id, menuId }, query: {} });
    expect(await statementsOf(load)).toEqual([]);
    const saved = await client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: settingsWith({ issueServerBankOfAmount: '1.00' }) },
    });
    expect(saved.status).toBe(200);
    const from = server.statements.length;
    expect((await load()).status).toBe(200);
    expect(server.statements.slice(from)).not.toEqual([]);
  });

  it('is zero, but a save, a removed permission and an ended session are visible in the next call', async () => {
    const { company, staff, cook, base, layered } = await world();
    await statementsOf(() => base(1));
    await statementsOf(layered);
    const save = await staff.client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 1, settingsBlob: settingsWith({ issueServerBankOfAmount: '2.00' }) },
    });
    expect(save.status).toBe(200);
    expect((await base(1)).status).toBe(200);
    expect((await base(2)).status).toBe(304);
    expect((await layered()).status).toBe(200);
    const { db } = server.context;
    await db.deleteFrom('granted_role').where('person_id', '=', cook.id).execute();
    expect((await layered()).status).toBe(404);
    await db.deleteFrom('session').where('person_id', '=', staff.id).execute();
    expect((await base(2)).status).toBe(401);
  });

  it('[RULE.database.14] is zero for a hundred companies, whatever is written at another one', async () => {
    const others = await Promise.all(Array.from({ length: 100 }, world));
    const ask = async () => {
      for (const { base, layered } of others)
        expect([(await base(1)).status, (await layered()).status]).toEqual([304, 304]);
    };
    const { company, staff, cook, base } = await world();
    const settings = { params: { id: company.id } };
    await statementsOf(ask);
    await statementsOf(() => base(1));
    const body = {
      id: `settings-${company.id}`,
      ver: 1,
      settingsBlob: settingsWith({ issueServerBankOfAmount: '2.00' }),
    };
    expect((await staff.client.settings.saveBase({ ...settings, body })).status).toBe(200);
    await company.person({ name: 'New Person' });
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', cook.id).execute();
    const from = server.statements.length;
    await ask();
    expect(server.statements.slice(from)).toEqual([]);
    expect((await base(1)).status).toBe(200);
    expect(server.statements.slice(from)).not.toEqual([]);
  });

  it('is zero for other users when a user signs in, and only the ended session is read again', async () => {
    const { company, base } = await world();
    const { id } = await company.person();
    const come = () => server.clientOf(id);
    const comeAndGo = async () => {
      expect((await (await come()).session.logout()).status).toBe(204);
    };
    const alone = { come: await statementsOf(come), comeAndGo: await statementsOf(comeAndGo) };
    const concurrently = (call: () => Promise<unknown>) =>
      statementsOf(async () => {
        await call();
        expect((await base(1)).status).toBe(304);
      });
    expect(await concurrently(come)).toEqual(alone.come);
    expect(await concurrently(comeAndGo)).toEqual([
      ...alone.comeAndGo,
      expect.stringMatching(/^select .* from "session"/),
    ]);
  });

  it('is not zero for a browser that has just written through another process whose notification may be missing', async () => {
    const { company, staff, base } = await world();
    expect(await statementsOf(() => base(1))).toEqual([]);
    const browser = await server.browserOf(staff.id);
    const query = { expectedVersion: 1 };
    const here = () => testClient(server.server, browser).settings.base({ params: { id: company.id }, query });
    expect(await statementsOf(here)).toEqual([]);
    browser.cookies.set('commissary-wrote', 'another-process');
    expect((await statementsOf(here)).length).toBeGreaterThan(0);
    expect((await here()).status).toBe(304);
  });

  it('after a write: the response names the process, where there may be several', async () => {
    const { company, staff } = await world();
    const browser = await server.browserOf(staff.id);
    const write = (ver: number) =>
      testClient(server.server, browser).settings.saveBase({
        params: { id: company.id },
        body: { id: `settings-${company.id}`, ver, settingsBlob: settingsWith({ issueServerBankOfAmount: '3.00' }) },
      });
    await write(1);
    const own = browser.cookies.get('commissary-wrote');
    expect(own === undefined).toBe(database === 'pglite');
    if (own === undefined) return;
    browser.cookies.set('commissary-wrote', 'another-process');
    await write(2);
    expect(browser.cookies.get('commissary-wrote')).toBe('several');
  });

  it('is seven to save a document, without the statements of the transaction: one asks for the parts that are left out, one keeps the company open, one notes whose values below differ', async () => {
    const { company, staff } = await world();
    let ver = 1;
    const save = async () => {
      const settingsBlob = settingsWith({ issueServerBankOfAmount: `${ver}.50` });
      const answer = await staff.client.settings.saveBase({
        params: { id: company.id },
        body: { id: `settings-${company.id}`, ver, settingsBlob },
      });
      if (answer.status !== 200) throw new Error(`${answer.status}`);
      ver = answer.body.ver;
    };
    // The notification is asynchronous, so it may fall between two saves.
    const made = (await statementsOf(save)).filter(statement => !/^begin|^commit|pg_notify/.test(statement));
    expect(made.map(statement => /from part|from company|"(?:part|audit|outbox)"|layer/.exec(statement)?.[0])).toEqual([
      'layer',
      'from part',
      '"part"',
      'layer',
      'from company',
      '"audit"',
      '"outbox"',
    ]);
  });

  it('is one for the check-in of a terminal that says something new, and none else', async () => {
    const { company, staff } = await world();
    const created = await staff.client.tenants.createCredential({
      params: { companyId: company.id, locationId: company.tenantId('Elm') },
      body: { name: 'Till' },
    });
    if (created.status !== 200) throw new Error(`${created.status}`);
    const { checkIn } = server.terminal(created.body).terminal;
    const call = (softwareVersion: string) => checkIn({ body: { deviceId: 'till-1', softwareVersion, runs: [] } });
    expect((await call('1.0')).status).toBe(200);
    let version = 0;
    expect(await statementsOf(() => call(`1.${++version}`))).toHaveLength(1);
    expect(await statementsOf(() => call('1.0'))).toEqual([]);
  });
});
