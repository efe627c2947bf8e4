import { initialDocument } from '@commissary/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../services/publishing/publish-due.ts';
import { okBody } from '../testing/ok-body.ts';
import { spanishPageOf } from '../testing/spanish-page.ts';
import type { TestClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { giveMenu, settingsWith } from '../testing/test-documents.ts';
import { historyWorld } from '../testing/test-history.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { twoDepartments } from '../testing/two-departments.ts';

const bank = '/tableSettings/issueServerBankOfAmount';

describe.each(databases)('the language of an answer on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.language.06] the history, its search and the day of a location tell each reader what changed in the language of the page', async () => {
    const { company, kim, saveBase, saveAt, publish, timeline, client } = await historyWorld(server);
    const spanish = await spanishPageOf(server, kim.id);
    const elm = company.tenantId('Elm');
    await saveBase({ tableSettings: settingsWith({ issueServerBankOfAmount: '10.00' }).tableSettings });
    await publish(['Elm']);
    await saveAt('Elm', [{ op: 'set', path: bank, value: '30.00' }]);

    const told = async (by: TestClient) => {
      const { saves } = await timeline({ tenantId: elm }, by);
      return saves[0]?.changes.map(({ subject, sentence }) => `${subject}: ${sentence}`);
    };
    const inEnglish = ['Table service › Server bank: Table service › Server bank from $10.00 to $30.00, set for Elm.'];
    expect(await told(spanish)).toEqual([
      'Servicio a la mesa › Fondo del mesero: Servicio a la mesa › Fondo del mesero cambió de $10.00 a $30.00 para Elm.',
    ]);
    expect(await told(client)).toEqual(inEnglish);

    expect((await timeline({ tenantId: elm, search: 'fondo' }, spanish)).saves.length).toBeGreaterThan(0);
    expect((await timeline({ tenantId: elm, search: 'fondo' })).saves).toEqual([]);

    const dayOf = async (by: TestClient) => {
      const { body } = await by.home.day({ params: { companyId: company.id, locationId: elm } });
      return JSON.stringify(body);
    };
    expect(await dayOf(client)).toContain('Server bank from');
    expect(await dayOf(spanish)).toContain('Fondo del mesero cambió');
    expect(await dayOf(client)).toContain('Server bank from');
  });

  /** A menu that was made from a template; that is live at Elm as it was made. */
  const menuWorld = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const boss = await company.person({
      permissions: ['companyAdmin', 'manageMenus', 'manageMenuTemplates', 'overridePriceAndTax'],
    });
    const { client } = boss;
    const params = { companyId: company.id };
    const make = async (body: object) =>
      okBody(await client.menus.create({ params, body: { name: 'Patio', ...body } })).id;
    const save = async (id: string, ver: number, first: string, others = 'Drinks') => {
      const menu = twoDepartments(2);
      const departments = menu.departments.map((one, at) => ({
        ...one,
        info: { ...one.info, name: at === 0 ? first : others },
      }));
      const menuBlob = JSON.stringify({ ...menu, departments });
      okBody(await client.menus.saveBase({ params, body: { id, ver, menuBlob } }));
    };
    const template = await make({ template: true });
    await save(template, 1, 'Pizza');
    const menuId = await make({ sourceTemplateId: template });
    const locationIds = [company.tenantId('Elm')];
    const place = { id: company.tenantId('Elm'), menuId };
    const { ver } = okBody(await client.tenants.location({ params: { ...params, locationId: place.id } }));
    okBody(await client.tenants.editSeveral({ params, body: { edits: [{ ...place, ver }] } }));
    const publish = async () => {
      server.clock.pass(1000);
      const body = { action: 'PUBLISH' as const, locationIds };
      const [run] = okBody(await client.syncLocations.start({ body }));
      await publishDue(server.context);
      return run?.workflowId ?? '';
    };
    await publish();
    return {
      template,
      menuId,
      params,
      locationIds,
      save,
      publish,
      client,
      spanish: await spanishPageOf(server, boss.id),
    };
  };

  it('[RULE.language.06] of two who ask at once each gets previews, roll-backs, versions and the template of a menu in the own language', async () => {
    const { template, menuId, params, locationIds, save, publish, client, spanish } = await menuWorld();
    const inBoth = async (ask: (by: TestClient) => Promise<readonly string[]>) => {
      const [english, theirs, again] = await Promise.all([ask(client), ask(spanish), ask(client)]);
      expect(again).toEqual(english);
      return { english, theirs };
    };
    await save(menuId, 1, 'Pasta');
    const preview = (by: TestClient) => by.syncLocations.preview({ body: { locationIds } });
    expect(await inBoth(async by => labelsIn(okBody(await preview(by))))).toEqual({
      english: ['Pasta › Name'],
      theirs: ['Pasta › Nombre'],
    });
    const workflowId = await publish();
    const back = (by: TestClient) => by.syncLocations.rollbackPreview({ body: { workflowId, locationIds } });
    expect(await inBoth(async by => labelsIn(okBody(await back(by)).locations))).toEqual({
      english: ['Pizza › Name'],
      theirs: ['Pizza › Nombre'],
    });
    const two = { params: { ...params, menuId, from: '1', to: '2' } };
    expect(await inBoth(async by => said(okBody(await by.menus.diff(two)).differences))).toEqual({
      english: ['Name of Pasta: Name of Pasta from Pizza to Pasta.'],
      theirs: ['Nombre de Pasta: Nombre de Pasta cambió de Pizza a Pasta.'],
    });
    await save(template, 2, 'Pies', 'Wine');
    const merge = async (by: TestClient) => {
      const { differences, conflicts } = okBody(await by.menus.templateChanges({ params: { ...params, menuId } }));
      return [...said(differences), ...conflicts.map(one => one.label)];
    };
    expect(await inBoth(merge)).toEqual({
      english: ['Name of Wine: Name of Wine from Drinks to Wine.', 'Name'],
      theirs: ['Nombre de Wine: Nombre de Wine cambió de Drinks a Wine.', 'Nombre'],
    });
  });

  it('[RULE.language.06] of two who ask at once each gets the uses and the options of rows in the own language', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const { id: personId, client } = await company.person({ permissions: ['companyAdmin', 'manageMenus'] });
    const spanish = await spanishPageOf(server, personId);
    const menuId = await giveMenu(server, company);
    const document = initialDocument('employment');
    const [department] = document.departments;
    const departmentId = department?.id ?? '';
    const jobTypes = document.jobTypes.slice(0, 1).map(type => ({ ...type, name: 'Cook', departmentId }));
    const body = { id: `employment-${company.id}`, ver: 0, locationBlob: { ...document, jobTypes } };
    okBody(await client.employment.saveBase({ params: { companyId: company.id }, body }));
    const params = { kind: 'employment' as const, companyId: company.id };
    const usesOf = async (by: TestClient) => {
      const query = { path: `/departments/[${departmentId}]` };
      return okBody(await by.references.uses({ params, query })).uses.map(({ subject }) => subject);
    };
    const inBoth = () => Promise.all([usesOf(client), usesOf(spanish), usesOf(client)]);
    // The second time what the first one found is kept.
    for (const _ of [1, 2])
      expect(await inBoth()).toEqual([['Department of Cook'], ['Departamento de Cook'], ['Department of Cook']]);

    const optionsOf = (by: TestClient, expected?: string) =>
      by.references.choices({
        params: { kind: 'menu', companyId: company.id },
        query: { list: '/departments', menuId, ...(expected !== undefined && { expected }) },
      });
    const { version } = okBody(await optionsOf(client));
    expect((await optionsOf(client, version)).status).toBe(304);
    expect((await optionsOf(spanish, version)).status).toBe(200);
  });
});

interface Labeled {
  readonly documents: readonly { readonly labels?: Readonly<Record<string, string>> | undefined }[];
}

const labelsIn = (locations: readonly Labeled[]): string[] =>
  locations.flatMap(({ documents }) => documents.flatMap(({ labels }) => Object.values(labels ?? {})));

const said = (differences: readonly { readonly subject: string; readonly sentence: string }[]): string[] =>
  differences.map(({ subject, sentence }) => `${subject}: ${sentence}`);
