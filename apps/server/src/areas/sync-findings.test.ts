import { documents, initialDocument } from '@commissary/catalog';
import { previewsOf } from '@commissary/contract';
import { complete, memberPath } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('findings before a publish on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('are those of what each location would get', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'manageMenus', 'overrideMenus'],
    });
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const item = { id: 'i', info: { name: 'Marinara' }, pricing: [{ id: 1, itemBased: { price: '9.00' } }] };
    const departments = [{ id: 'd', info: { name: 'Pizza' }, items: [item] }];
    const taxStructures = [{ id: 1, name: 'Sales Tax', flatRate: '8.25' }];
    const menuBlob = JSON.stringify(complete(documents.menu.field, { departments, taxStructures }));
    const base = await client.menus.saveBase({
      params: { companyId: company.id },
      body: { id: menuId, ver: 0, menuBlob },
    });
    expect(base).toMatchObject({ status: 200 });
    const status = '/departments/[d]/info/status';
    const own = await client.menus.saveOverride({
      params: { locationId: elm, menuId },
      query: {},
      body: {
        overrideId: `${menuId}.${elm}`,
        overrideVer: 0,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [{ op: 'set', path: status, value: 'INACTIVE' }],
      },
    });
    expect(own).toMatchObject({ status: 200 });
    const finding = { code: 'inactive-department', path: status, names: ['Pizza'], count: 1 };
    const none = { kind: 'menu', findings: [], findingsTotal: 0 };
    const closed = { code: 'no-hours', path: '/hours/inStore', names: [] };
    const settings = { kind: 'settings', findings: [closed], findingsTotal: 1 };
    const answer = await client.syncLocations.preview({ body: { locationIds: [elm, oak] } });
    expect(new Set(answer.body as unknown[])).toMatchObject(
      new Set([
        { at: [[0, 0]], documents: [{ kind: 'menu', findings: [finding], findingsTotal: 1 }, settings] },
        { at: [[1, 1]], documents: [none, settings] },
      ]),
    );
  });

  it('[RULE.check.01] of settings name the channel without hours, and the order types that are offered on it', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const settings = initialDocument('settings');
    const inStore = [{ id: 'm', dayOfWeek: 1, startTime: 32_400, endOffset: 28_800 }];
    const settingsBlob = { ...settings, hours: { ...settings.hours, inStore } };
    const body = { id: `settings-${company.id}`, ver: 0, settingsBlob };
    expect(await client.settings.saveBase({ params: { id: company.id }, body })).toMatchObject({ status: 200 });
    const answer = await client.syncLocations.preview({ body: { locationIds: [company.tenantId('Elm')] } });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    expect(answer.body[0]?.documents[1]?.findings).toEqual([
      { code: 'channel-without-hours', path: '/hours/delivery', names: ['Delivery'], channel: 'delivery' },
    ]);
  });

  it('are beside the changes that each reader may read, whoever looked before', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client: payer } = await company.person({ permissions: ['accessConfigurationOptions', 'payroll'] });
    const { client: other } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const { payrollAndOvertime, ...others } = initialDocument('employment');
    const paid = { ...payrollAndOvertime, additionalEmployerLaborCostPercentage: '5.00' };
    const locationBlob = { ...others, payrollAndOvertime: paid };
    const body = { id: `employment-${company.id}`, ver: 0, locationBlob };
    expect(await payer.employment.saveBase({ params: { companyId: company.id }, body })).toMatchObject({ status: 200 });
    const pathsFor = async ({ syncEmployment }: typeof payer) => {
      const answer = await syncEmployment.preview({ body: { locationIds: [company.tenantId('Elm')] } });
      return answer.status === 200 && answer.body[0]?.documents[0]?.changes.map(({ path }) => path);
    };
    const path = '/payrollAndOvertime/additionalEmployerLaborCostPercentage';
    expect([await pathsFor(payer), await pathsFor(other), await pathsFor(payer)]).toEqual([[path], [], [path]]);
  });

  it('[RULE.publish.40] have beside them the names of what changes, also of what only the live document has', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    await giveMenu(server, company);
    const { client } = await company.person({ permissions: ['accessConfigurationOptions'] });
    const settings = initialDocument('settings');
    const paidInOutAccounts = settings.paidInOutAccounts.filter(({ id }) => id !== 'repairs');
    const saved = await client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...settings, paidInOutAccounts } },
    });
    expect(saved).toMatchObject({ status: 200 });
    const preview = await client.syncLocations.preview({ body: { locationIds: [company.tenantId('Elm')] } });
    expect(preview).toMatchObject({
      body: [
        {
          documents: [
            { kind: 'menu' },
            {
              kind: 'settings',
              changes: [{ op: 'remove', path: '/paidInOutAccounts/[repairs]' }],
              labels: { '/paidInOutAccounts/[repairs]': 'Repairs' },
            },
          ],
        },
      ],
    });
  });

  it('are of people too, where they work: no PIN, and a certification that has ended', async () => {
    const company = await makeCompany(server, { locations: ['Elm', 'Oak'] });
    const lead = await company.person({ permissions: ['companyAdmin', 'userAdmin'] });
    const [elm, oak] = [company.tenantId('Elm'), company.tenantId('Oak')];
    const today = server.clock.now().toISOString().slice(0, 10);
    const hire = async (name: string, placeId: string, pin: string | undefined, endsOn: string | null) => {
      const jobs = [{ jobTypeId: '4', grantObject: { type: 'LOCATION' as const, id: placeId } }];
      const certifications = [{ requirementId: '1', endsOn }];
      const body = { name, email: null, roles: [], jobs, certifications, invite: false, ...(pin && { pin }) };
      const answer = await lead.client.users.create({ params: { id: company.id }, body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.body.id;
    };
    const ana = await hire('Ana', elm, undefined, null);
    const ben = await hire('Ben', oak, '480071', '2020-01-31');
    await hire('Cleo', elm, '480072', today);
    const left = await hire('Dov', elm, undefined, '2020-01-31');
    await lead.client.users.remove({ params: { id: left } });
    const noPin = { code: 'pin-missing', path: memberPath('/employees', ana), names: ['Ana'], personId: ana };
    const ended = {
      code: 'certification-ended',
      path: memberPath('/employees', ben),
      names: ['Ben', 'Food Handlers'],
      personId: ben,
    };
    const foundBy = async ({ client }: Pick<typeof lead, 'client'>) => {
      const answer = await client.syncEmployment.preview({ body: { locationIds: [elm, oak] } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return previewsOf(answer.body, [elm, oak]).map(({ locationId, documents, disabled }) => ({
        locationId,
        disabled,
        people: documents.flatMap(({ findings }) => findings.filter(({ personId }) => personId !== undefined)),
      }));
    };
    expect(new Set(await foundBy(lead))).toEqual(
      new Set([
        { locationId: elm, disabled: null, people: [noPin] },
        { locationId: oak, disabled: null, people: [ended] },
      ]),
    );
    // Who neither manages employees there nor publishes to them reads nothing of them.
    const other = await company.person({ permissions: ['overrideMenus'] });
    expect((await foundBy(other)).flatMap(({ people }) => people)).toEqual([]);
  });
});
