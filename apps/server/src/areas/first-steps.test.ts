import { initialDocument } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singleId } from '../services/documents/layer-heads.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { connectTerminal } from '../testing/connect-terminal.ts';
import { okBody } from '../testing/ok-body.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu } from '../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

const names = ['item', 'tax', 'printer', 'people', 'terminal', 'published', 'publishedPeople', 'order'] as const;

describe.each(databases)('the first steps of a company on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.home.30] are each done when it is stored, and none by another one', async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const { client } = await company.person({
      permissions: ['companyAdmin', 'userAdmin', 'manageMenus', 'overridePriceAndTax'],
    });
    const [companyId, locationIds] = [company.id, [company.tenantId('Elm')]];
    const done = async () => {
      const steps = okBody(await client.companies.firstSteps({ params: { id: companyId } }));
      return names.filter(name => steps[name]);
    };
    expect(await done()).toEqual([]);

    const menu = { ...initialDocument('menu'), departments: twoDepartments(2).departments };
    const id = await giveMenu(server, company);
    const save = (ver: number, menuBlob: object) =>
      client.menus.saveBase({ params: { companyId }, body: { id, ver, menuBlob: JSON.stringify(menuBlob) } });
    okBody(await save(0, menu));
    expect(await done()).toEqual(['item']);
    const [tax] = menu.taxStructures;
    okBody(await save(1, { ...menu, taxStructures: [{ ...tax, flatRate: '8.25' }] }));
    expect(await done()).toEqual(['item', 'tax']);

    const settings = initialDocument('settings');
    const printer = { id: 'p1', name: 'Front', type: 'RECEIPT', connection: 'USB', address: '' };
    const settingsBlob = { ...settings, printers: { ...settings.printers, physical: [printer] } };
    const ofCompany = { id: singleId('settings', companyId), ver: 0, settingsBlob };
    okBody(await client.settings.saveBase({ params: { id: companyId }, body: ofCompany }));
    expect(await done()).toEqual(['item', 'tax', 'printer']);

    const job = { jobTypeId: '4', grantObject: { type: 'LOCATION' as const, id: company.tenantId('Elm') } };
    const hire = (jobs: (typeof job)[], pin?: string) => {
      const body = { name: `Ana ${pin}`, email: null, roles: [], jobs, certifications: [], invite: false };
      return client.users.create({ params: { id: companyId }, body: { ...body, ...(pin !== undefined && { pin }) } });
    };
    okBody(await hire([job]));
    okBody(await hire([], '480072'));
    expect(await done()).toEqual(['item', 'tax', 'printer']);
    okBody(await hire([job], '480071'));
    expect(await done()).toEqual(['item', 'tax', 'printer', 'people']);

    const publish = async (kind: 'syncLocations' | 'syncEmployment') => {
      okBody(await client[kind].start({ body: { action: 'PUBLISH', locationIds } }));
      await publishDue(server.context);
    };
    await publish('syncEmployment');
    expect(await done()).toEqual(['item', 'tax', 'printer', 'people', 'publishedPeople']);
    await publish('syncLocations');
    expect(await done()).toEqual(['item', 'tax', 'printer', 'people', 'published', 'publishedPeople']);
    const params = { companyId, locationId: company.tenantId('Elm') };
    await connectTerminal(server, await client.tenants.createCredential({ params, body: { name: 'Till' } }));
    expect(await done()).toEqual(['item', 'tax', 'printer', 'people', 'terminal', 'published', 'publishedPeople']);
  });
});
