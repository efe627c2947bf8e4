import { documents, initialDocument, type LocationSettings, type Menu } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import type { Permission } from '@commissary/domain';
import { complete } from '@commissary/schema';
import { publishDue } from '../services/publishing/publish-due.ts';
import type { TestClient } from './test-client.ts';
import { makeCompany, type TestCompany } from './test-company.ts';
import { giveMenu, storedMenu } from './test-documents.ts';
import type { TestServer } from './test-server.ts';

const everything: readonly Permission[] = [
  ...(['companyAdmin', 'accessConfigurationOptions', 'configureHardware', 'manageMenus', 'overrideMenus'] as const),
  ...(['overridePriceAndTax', 'overridePrintingAndKPS'] as const),
];

/** A menu with these parts, completed. */
export const menuWith = (part: object = {}): Menu =>
  complete(documents.menu.field, { ...initialDocument('menu'), ...part }) as Menu;

type Body<Call extends keyof TestClient['menus']> = Awaited<ReturnType<TestClient['menus'][Call]>>;
type Loaded<Call extends 'base' | 'layered'> = Extract<Body<Call>, { readonly status: 200 }>['body'];

export interface MenuWorld {
  readonly company: TestCompany;
  readonly id: string;
  readonly client: TestClient;
  /** The newest saved menu of the company. */
  base(): Promise<Loaded<'base'>>;
  saved(): Promise<Menu>;
  layered(place: string): Promise<Loaded<'layered'>>;
  /** Sends a whole menu, as text, on top of the newest version. */
  put(menuBlob: string, by?: TestClient): Promise<Body<'saveBase'>>;
  /** Sends the whole list of a place on top of its newest version. */
  override(place: string, changes: readonly Change[], by?: TestClient): Promise<Body<'saveOverride'>>;
  /** Saves a menu with these parts, and returns what is stored then. */
  save(part: object): Promise<Menu>;
  saveSettings(change: (settings: LocationSettings) => object): Promise<void>;
  overrideSettings(place: string, changes: readonly Change[]): Promise<void>;
  /** Publishes a location, and returns what its terminals get. */
  published(place: string): Promise<Readonly<Record<string, unknown>>>;
}

/** A company with one menu and the locations Elm (in the group West) and Oak, and what a test does with that menu. */
export const makeMenuWorld = async (server: TestServer): Promise<MenuWorld> => {
  const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Oak'] });
  const id = await giveMenu(server, company);
  const { client } = await company.person({ permissions: everything });
  const params = { companyId: company.id };
  const base: MenuWorld['base'] = async () => {
    const loaded = await client.menus.base({ params: { ...params, menuId: id } });
    if (loaded.status !== 200) throw new Error(`no menu: ${loaded.status}`);
    return loaded.body;
  };
  const saved = async (): Promise<Menu> => storedMenu((await base()).menuBlob);
  const put: MenuWorld['put'] = async (menuBlob, by = client) =>
    by.menus.saveBase({ params, body: { id, ver: (await base()).ver, menuBlob } });
  const layered: MenuWorld['layered'] = async place => {
    const loaded = await client.menus.layered({ params: { locationId: company.tenantId(place), menuId: id } });
    if (loaded.status !== 200) throw new Error(`no menu: ${loaded.status}`);
    return loaded.body;
  };
  const override: MenuWorld['override'] = async (place, changes, by = client) => {
    const { override: own, groupOverride, baseVer } = await layered(place);
    const versions = { overrideVer: own.ver, groupOverrideVer: groupOverride?.ver ?? null, baseVer };
    return by.menus.saveOverride({
      params: { locationId: company.tenantId(place), menuId: id },
      body: { overrideId: own.id, ...versions, changes: [...changes] },
    });
  };
  const settingsVersions = new Map<string, number>();
  return {
    company,
    id,
    client,
    put,
    base,
    saved,
    layered,
    override,
    save: async part => {
      const { status, body } = await put(JSON.stringify(menuWith(part)));
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return saved();
    },
    saveSettings: async change => {
      const next = complete(documents.settings.field, change(initialDocument('settings')));
      const ver = settingsVersions.get('') ?? 0;
      settingsVersions.set('', ver + 1);
      const body = { id: `settings-${company.id}`, ver, settingsBlob: { ...(next as LocationSettings) } };
      const { status, body: failed } = await client.settings.saveBase({ params: { id: company.id }, body });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(failed)}`);
    },
    overrideSettings: async (place, changes) => {
      const ver = settingsVersions.get(place) ?? 0;
      settingsVersions.set(place, ver + 1);
      const tenantId = company.tenantId(place);
      const overrideId = `settings-${company.id}.${tenantId}`;
      const body = { overrideId, overrideVer: ver, groupOverrideVer: null, baseVer: 0, changes: [...changes] };
      const { status, body: failed } = await client.settings.saveOverride({ params: { id: tenantId }, body });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(failed)}`);
    },
    published: async place => {
      const locationIds = [company.tenantId(place)];
      const started = await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } });
      if (started.status !== 200) throw new Error(`${started.status} ${JSON.stringify(started.body)}`);
      await publishDue(server.context);
      const live = await client.published.menu({ params: { id: company.tenantId(place) } });
      if (live.status !== 200) throw new Error(`nothing live: ${live.status}`);
      return live.body.blob;
    },
  };
};
