import {
  documents,
  findingsOf,
  initialDocument,
  type LocationSettings,
  type Menu,
  offerSentence,
} from '@commissary/catalog';
import { offerTerms } from '@commissary/domain';
import { fieldAt, initial } from '@commissary/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { giveMenu } from '../../testing/test-documents.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Offer = Menu['offers'][number];
const offer = initial(fieldAt(documents.menu.field, '/offers/[o]') ?? documents.menu.field) as Offer;
const start = initialDocument('settings');
const settingsWith = (...groups: readonly string[]): LocationSettings =>
  ({
    ...start,
    marketing: { ...start.marketing, customerGroups: groups.map(id => ({ id, name: id })) },
  }) as LocationSettings;
const groupPath = (id: string) => `/offers/[o]/validity/customerGroups/[${id}]`;

describe.each(databases)('what restricts, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  /** A company with an offer for guests of some customer groups. */
  const world = async (...limitedTo: readonly string[]) => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const [menuId, params] = [await giveMenu(server, company), { id: company.id }];
    const chief = await company.person({
      permissions: ['accessConfigurationOptions', 'companyAdmin', 'manageMenus', 'overrideMenus'],
    });
    const host = await company.person({ permissions: ['accessConfigurationOptions'] });
    const menu: Menu = {
      ...initialDocument('menu'),
      offers: [
        {
          ...offer,
          id: 'o',
          info: { ...offer.info, name: 'Half off' },
          validity: { ...offer.validity, customerGroups: [...limitedTo] },
        },
      ],
    };
    const saveSettings = (ver: number, settings: LocationSettings, client = chief.client) =>
      client.settings.saveBase({ params, body: { id: `settings-${company.id}`, ver, settingsBlob: { ...settings } } });
    const menuParams = { companyId: company.id };
    expect((await saveSettings(0, settingsWith('vip', 'staff'))).status).toBe(200);
    const body = { id: menuId, ver: 0, menuBlob: JSON.stringify(menu) };
    expect((await chief.client.menus.saveBase({ params: menuParams, body })).status).toBe(200);
    const menuNow = async (): Promise<Menu> => {
      const answer = await chief.client.menus.base({ params: { ...menuParams, menuId }, query: {} });
      if (answer.status !== 200 || answer.body.menuBlob === null) throw new Error('no menu');
      return JSON.parse(answer.body.menuBlob);
    };
    const limits = async () => (await menuNow()).offers[0]?.validity.customerGroups;
    const uses = async (path: string) => {
      const answer = await chief.client.references.uses({
        params: { kind: 'settings', companyId: company.id },
        query: { path },
      });
      return answer.status === 200 ? answer.body.uses.map(one => [one.path, one.leaves]) : answer.status;
    };
    return { company, saveSettings, chief, host, menuNow, limits, uses };
  };

  /** A company with a tab that is shown at one station. */
  const tabWorld = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const menuId = await giveMenu(server, company);
    const { client } = await company.person({
      permissions: ['accessConfigurationOptions', 'companyAdmin', 'manageMenus'],
    });
    const station = initial(fieldAt(documents.settings.field, '/stations/[s]') ?? documents.settings.field);
    const stations = [{ ...(station as LocationSettings['stations'][number]), id: 'bar', name: 'Bar' }];
    const menu = initialDocument('menu');
    const tab = initial(fieldAt(documents.menu.field, '/layout/tabs/[t]') ?? documents.menu.field) as object;
    const tabs = [{ ...tab, id: 't', name: 'Drinks', limitStations: { enabled: true, stationIds: ['bar'] } }];
    const saved = await client.settings.saveBase({
      params: { id: company.id },
      body: { id: `settings-${company.id}`, ver: 0, settingsBlob: { ...start, stations } },
    });
    const menuBlob = JSON.stringify({ ...menu, layout: { ...menu.layout, tabs } });
    const stored = await client.menus.saveBase({
      params: { companyId: company.id },
      body: { id: menuId, ver: 0, menuBlob },
    });
    expect([saved.status, stored.status]).toEqual([200, 200]);
    return { company, client, menuId };
  };

  it('[RULE.restriction.02] leaves an offer limited to nothing when the last group it is limited to is removed, and finds it', async () => {
    const { saveSettings, menuNow, limits } = await world('vip');
    expect((await saveSettings(1, settingsWith('staff'))).status).toBe(200);
    expect(await limits()).toEqual(['NONE']);
    const menu = await menuNow();
    expect(findingsOf('menu', menu)).toContainEqual({
      code: 'limited-to-nothing',
      path: '/offers/[o]/validity/customerGroups',
      names: ['Half off', 'Customer groups'],
    });
    const [one] = menu.offers;
    const name = String;
    const names = {
      ...{ department: name, category: name, item: name, option: name },
      ...{ scheme: name, orderType: name, tenderType: name, customerGroup: name },
    };
    const said = one === undefined ? [] : offerSentence(offerTerms(one, [], 1), names).map(({ text }) => text);
    expect(said).toContain('for no guest: its customer groups were removed');
  });

  it('[RULE.restriction.03] says before a removal what is limited to that alone, and what to more', async () => {
    const alone = await world('vip');
    expect(await alone.uses('/marketing/customerGroups/[vip]')).toEqual([[groupPath('vip'), 'nothing']]);
    const both = await world('vip', 'staff');
    expect(await both.uses('/marketing/customerGroups/[vip]')).toEqual([[groupPath('vip'), undefined]]);
    const { saveSettings, limits } = both;
    expect((await saveSettings(1, settingsWith('staff'))).status).toBe(200);
    // What a location has left of it stays a restriction.
    expect(await limits()).toEqual(['NONE', 'staff']);
  });

  it('[RULE.restriction.03] says what would no longer be limited: a tab without its last station, as specified', async () => {
    const { company, client, menuId } = await tabWorld();
    const answer = await client.references.uses({
      params: { kind: 'settings', companyId: company.id },
      query: { path: '/stations/[bar]' },
    });
    if (answer.status !== 200) throw new Error(`${answer.status}`);
    const path = '/layout/tabs/[t]/limitStations/stationIds/[bar]';
    expect(answer.body.uses).toMatchObject([{ kind: 'menu', menuId, path, leaves: 'no-limit' }]);
  });

  it('[RULE.restriction.04] refuses a removal that leaves an offer limited to nothing by who may not change offers', async () => {
    const { saveSettings, host, limits } = await world('vip');
    expect(await saveSettings(1, settingsWith('staff'), host.client)).toMatchObject({
      status: 403,
      body: [{ code: 'LEAVES_NOTHING', path: groupPath('vip') }],
    });
    expect(await limits()).toEqual(['vip']);
    const { saveSettings: save, host: other } = await world('vip', 'staff');
    expect((await save(1, settingsWith('staff'), other.client)).status).toBe(200);
  });

  it('[RULE.restriction.04] refuses it in every act: at a location, at several, and promoted to the group or the company', async () => {
    const { company, chief, host, limits } = await world('vip');
    const removal = { op: 'remove', path: '/marketing/customerGroups/[vip]' } as const;
    const refused = { status: 403, body: [{ code: 'LEAVES_NOTHING', path: groupPath('vip') }] };
    const [tenantId, ofCompany] = [company.tenantId('Elm'), { id: company.id }];
    const params = { id: tenantId };
    const saveAtElm = ({ client }: typeof chief) => {
      const versions = { overrideVer: 0, groupOverrideVer: 0, baseVer: 1 };
      const overrideId = `settings-${company.id}.${tenantId}`;
      return client.settings.saveOverride({ params, body: { overrideId, ...versions, changes: [removal] } });
    };
    expect(await saveAtElm(host)).toMatchObject(refused);
    const several = { kind: 'settings' as const, places: [{ tenantId, ver: 0, edits: [removal] }] };
    expect(await host.client.overrides.previewSet({ params: ofCompany, body: several })).toMatchObject(refused);
    expect(await host.client.overrides.set({ params: ofCompany, body: several })).toMatchObject(refused);

    expect((await saveAtElm(chief)).status).toBe(200);
    const promotion = { kind: 'settings' as const, paths: [removal.path] };
    const versions = { own: 1, group: 0, base: 1 };
    for (const to of ['GROUP', 'COMPANY'] as const) {
      const body = { ...promotion, to };
      expect(await host.client.overrides.previewPromotion({ params, body })).toMatchObject(refused);
      expect(await host.client.overrides.promote({ params, body: { ...body, versions } })).toMatchObject(refused);
    }
    expect(await limits()).toEqual(['vip']);
    const body = { ...promotion, to: 'COMPANY' as const, versions };
    expect((await chief.client.overrides.promote({ params, body })).status).toBe(200);
    expect(await limits()).toEqual(['NONE']);
  });

  it('[RULE.restriction.05] keeps an offer for everybody whose stored set of groups is empty', async () => {
    const { saveSettings, host, menuNow, limits } = await world();
    expect((await saveSettings(1, settingsWith(), host.client)).status).toBe(200);
    expect(await limits()).toEqual([]);
    expect(findingsOf('menu', await menuNow()).map(({ code }) => code)).not.toContain('limited-to-nothing');
  });
});
