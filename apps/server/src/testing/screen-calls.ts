import { contract, type Endpoint } from '@commissary/contract';
import type { ManyLocations } from './many-locations.ts';

/** A request that a screen of the console makes. */
export interface ScreenCall {
  readonly name: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body?: unknown;
  /** Everything of the company by definition: for other clients, or for an act on everything. */
  readonly whole: boolean;
}

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What a person's way through the console asks for, as who manages the company, and then what names everything: reads only. */
export const screenCalls = (at: ManyLocations): readonly ScreenCall[] => {
  const { companyId, locationId, menuId, personId } = at;
  const ids = { id: companyId, companyId, locationId, menuId, personId, owner: companyId };
  const callsOf = (requests: Readonly<Record<string, Request>>, whole: boolean) =>
    Object.entries(requests).map(([name, { params, query, body }]): ScreenCall => {
      const { method, path } = endpointOf(name);
      const words = path.replace(/:(\w+)/g, (_, word: string) => ({ ...ids, ...params })[word] ?? word);
      const asked = new URLSearchParams(query).toString();
      const href = asked === '' ? words : `${words}?${asked}`;
      return { name, method, path: href, whole, ...(body !== undefined && { body }) };
    });
  return [...callsOf(onScreens(at), false), ...callsOf(everything(at), true)];
};

const onScreens = (at: ManyLocations): Readonly<Record<string, Request>> => {
  const { companyId, menuId, locationId, personId, roleId } = at;
  const onMenu = { params: { kind: 'menu' } };
  const inMenu = (more: Readonly<Record<string, string>>): Request => ({ ...onMenu, query: { menuId, ...more } });
  const here = { query: { tenantId: locationId } };
  const several = { body: { locationIds: at.locationIds.slice(0, 5) } };
  return {
    'session.start': { query: { companyId } },
    'companies.accessible': {},
    'companies.firstSteps': {},
    'tenants.count': {},
    'tenants.page': {},
    'tenants.page search': { query: { search: 'location 1' } },
    'tenants.page nothing': { query: { search: 'no such place' } },
    'tenants.page last contact': { query: { sort: 'lastContact', limit: '20' } },
    'tenants.page group': { query: { group: at.groupId } },
    'tenants.tags': {},
    'tenants.location': {},
    'tenants.devices': {},
    'tenants.credentials': {},
    'tenants.likeness': {},
    'tenants.syncStatus some': { query: { locationIds: at.locationIds.slice(0, 25).join() } },
    'tenants.syncStatus counted': {
      query: { locationIds: at.locationIds.slice(0, 25).join(), changesOf: 'menu' },
    },
    'licensing.status': { params: { id: locationId } },
    'syncLocations.running': {},
    'syncEmployment.running': {},
    'syncLocations.preview': several,
    'syncEmployment.preview': several,
    'menus.list': {},
    'menus.managed': {},
    'menus.templates': {},
    'menus.versions': {},
    'menus.diff': { params: { from: '1', to: '1' } },
    'menus.base': {},
    'menus.layered': {},
    'settings.base': {},
    'settings.layered': { params: { id: locationId } },
    'employment.base': {},
    'references.choices': inMenu({ list: '/departments' }),
    'references.uses': inMenu({ path: '/departments/[d0]' }),
    'references.usedRows': inMenu({ list: '/departments' }),
    'history.latest': inMenu({}),
    'history.timeline': inMenu({}),
    'history.list': inMenu({ path: '/departments/[d0]/info/displayName' }),
    'history.live': { params: { kind: 'settings' }, ...here },
    'overrides.layers': { body: { kind: 'settings', tenantIds: at.locationIds.slice(0, 5) } },
    'users.page': {},
    'users.page search': { query: { search: 'person 1' } },
    'users.page place': { query: { place: locationId } },
    'users.get': { params: { id: personId } },
    'users.jobs': {},
    'users.listInvalidUsers': {},
    'users.listInvalidUsers at': { params: { id: locationId } },
    'roles.list': {},
    'roles.reach': {},
    'roles.holders': { params: { id: roleId } },
    'roles.giving': { query: { onType: 'LOCATION', onId: locationId } },
    'roles.why': here,
    'audit.list': {},
    'audit.list at': { query: { placeId: locationId } },
    'home.overview': {},
    'home.overview at': here,
    'home.day': {},
    'news.get': {},
    'presence.watch': inMenu({}),
    'pushNotifications.list': {},
    'labor.status': {},
    'tenants.unpublished': {},
    'tenants.receipts': {},
    'tenants.publishSummary': { query: { publish: 'menu' } },
    'syncLocations.held': {},
    'syncLocations.frozen': {},
    'syncEmployment.held': {},
    'timed.list': {},
    'employeeImports.list': { params: { id: companyId } },
    'tickets.search': {},
    'tickets.search server': { query: { server: 'sam' } },
    'tickets.indexInfo': {},
    'reports.views': {},
    'reports.shifts': { query: { from: '2026-11-20', to: '2026-11-20' } },
  };
};

const everything = ({ companyId, menuId, locationIds }: ManyLocations): Readonly<Record<string, Request>> => ({
  'tenants.accessible': {},
  'tenants.groups': {},
  'menus.overrides': {},
  'settings.overrides': { params: { id: companyId } },
  'employment.overrides': {},
  'tenants.any': {},
  'tenants.positions': {},
  'tenants.locations': {},
  'tenants.syncStatus': {},
  'users.list': {},
  'session.status': { query: { companyId } },
  'images.list': {},
  'reports.read': { params: { report: 'storeSummary' }, query: { from: '2026-11-20', to: '2026-11-20' } },
  'reports.read payroll': { params: { report: 'employeePayroll' }, query: { from: '2026-11-20', to: '2026-11-20' } },
  'history.levels': { params: { kind: 'menu' }, query: { menuId } },
  'syncLocations.preview all': { body: { locationIds } },
  'syncEmployment.preview all': { body: { locationIds } },
});

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
  ),
);

const endpointOf = (name: string): Endpoint => {
  const found = endpoints.get(name.split(' ')[0] ?? name);
  if (found === undefined) throw new Error(`The contract has no call ${name}.`);
  return found;
};
