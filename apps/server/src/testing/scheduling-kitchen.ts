import type { Employment } from '@commissary/catalog';
import { sendToScheduling } from '../services/scheduling/index.ts';
import type { DatabaseKind } from '../store/database/database.ts';
import { openSchedulingService } from './scheduling-service.ts';
import { makeCompany } from './test-company.ts';
import { openTestServer } from './test-server.ts';
import { serviceAddress } from './test-service.ts';

/** A server with a scheduling service, and companies that use it. */
export const openSchedulingKitchen = async (database: DatabaseKind) => {
  const service = await openSchedulingService();
  const config = { schedulingUrl: serviceAddress };
  const server = await openTestServer({ database, config, outgoing: service.outgoing });
  const close = async (): Promise<void> => {
    await server.close();
    await service.close();
  };
  const send = () => sendToScheduling(server.context);
  /** The calls since the last look, as `path of field field`. */
  const heard = (known: Readonly<Record<string, string>> = {}): string[] =>
    service.calls.splice(0).map(({ path, body: { tenantId, companyId, isDefault, ...rest } }) => {
      const of = String(tenantId ?? companyId);
      return [path, known[of] ?? of, ...Object.values(rest).map(value => known[String(value)] ?? value)].join(' ');
    });

  /** A company with locations that the service knows, and somebody who may do everything. */
  const world = async (locations: readonly string[] = ['Elm'], groups: Readonly<Record<string, string[]>> = {}) => {
    const company = await makeCompany(server, { locations, groups });
    const owner = await company.person({ permissions: ['company-owner', 'companyAdmin', 'globalRoleGranting'] });
    const { client } = owner;
    // Sessions end while the clock goes on.
    const now = () => server.clientOf(owner.id);
    const at = (name: string) => (name === 'company' ? company.id : company.tenantId(name));
    const everywhere = [...locations, ...Object.values(groups).flat()];
    for (const name of everywhere)
      await server.context.db
        .updateTable('tenant')
        .set({ scheduling_location_id: `loc-${name}` })
        .where('id', '=', at(name))
        .execute();
    const integrate = async (name: string, enabled = true) =>
      client.labor.set({ body: { tenantId: at(name), laborIntegration: { enabled } } });
    const employment = async (change: (document: Employment) => Employment) => {
      const params = { companyId: company.id };
      const read = await client.employment.base({ params });
      if (read.status !== 200) throw new Error(`Not read: ${read.status}`);
      const { id, ver, locationBlob } = read.body;
      const body = { id, ver, locationBlob: change(locationBlob as unknown as Employment) as never };
      demand(await client.employment.saveBase({ params, body }));
    };
    const override = async (name: string, changes: readonly object[]) => {
      const params = { locationId: at(name) };
      const read = await client.employment.layered({ params });
      if (read.status !== 200) throw new Error(`Not read: ${read.status}`);
      const { override: own, baseVer, groupOverride } = read.body;
      const versions = { overrideId: own.id, overrideVer: own.ver, baseVer };
      const body = { ...versions, groupOverrideVer: groupOverride?.ver ?? null, changes: changes as never };
      demand(await client.employment.saveOverride({ params, body }));
    };
    const hire = async (name: string, places: readonly string[], jobTypeId = '1', email: string | null = 'a') => {
      const grantObject = (place: string) =>
        ({ type: place === 'company' ? 'COMPANY' : place in groups ? 'GROUP' : 'LOCATION', id: at(place) }) as const;
      const address = email && `${server.context.newId()}@example.com`;
      const body = {
        ...{ name, email: address, roles: [], invite: false },
        jobs: places.map(place => ({ jobTypeId, grantObject: grantObject(place) })),
      };
      const made = await client.users.create({ params: { id: company.id }, body });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body;
    };
    const status = async (name = 'Elm') => {
      const read = await (await now()).labor.status({ params: { companyId: company.id, locationId: at(name) } });
      if (read.status !== 200) throw new Error(`Not read: ${read.status}`);
      return read.body;
    };
    const stateOf = async (name: string, where = 'Elm') => {
      const found = (await status(where)).items.find(item => item.name === name && item.kind !== 'location');
      return found && `${found.state} ${found.why} ${found.externalId}`;
    };
    const sendAgain = async (
      item: { kind: 'department' | 'role' | 'user'; placeId: string | null; itemId: string; externalId?: string },
      where = 'Elm',
      options = {},
    ) => {
      const params = { companyId: company.id, locationId: at(where) };
      return (await now()).labor.sendAgain({ params, body: item }, options);
    };
    return { company, client, at, integrate, employment, override, hire, status, stateOf, sendAgain };
  };
  return { server, service, send, heard, world, close };
};

export type SchedulingKitchen = Awaited<ReturnType<typeof openSchedulingKitchen>>;
export type SchedulingWorld = Awaited<ReturnType<SchedulingKitchen['world']>>;

const demand = ({ status, body }: { readonly status: number; readonly body: unknown }): void => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
};

/** Renames a department or job type. */
export const rename =
  (section: 'departments' | 'jobTypes', id: number, name: string) =>
  (document: Employment): Employment => ({
    ...document,
    [section]: document[section].map(row => (row.id === id ? { ...row, name } : row)),
  });
/** Saves the document as it is. */
export const blind = (document: Employment): Employment => document;
