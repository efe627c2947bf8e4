import { contract, type Endpoint } from '@commissary/contract';
import { providerFeedId } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeMenuWorld } from '../testing/menu-world.ts';
import { type Browser, encode, send } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** Each call that saves, with the one beside it that answers what is saved; `of` picks it from a list. */
const pairs: readonly { readonly read: Endpoint; readonly save: Endpoint; readonly of?: Of }[] = [
  { read: contract.settings.base, save: contract.settings.saveBase },
  { read: contract.employment.base, save: contract.employment.saveBase },
  { read: contract.menus.base, save: contract.menus.saveBase },
  { read: contract.companies.list, save: contract.companies.update, of: ({ id }, world) => id === world.companyId },
  { read: contract.companies.security, save: contract.companies.setSecurity },
  { read: contract.tenants.location, save: contract.tenants.edit },
  { read: contract.tenants.group, save: contract.tenants.edit },
  { read: contract.licensing.status, save: contract.licensing.setProducts },
  { read: contract.roles.list, save: contract.roles.edit, of: ({ isDefault }) => isDefault === false },
  { read: contract.users.get, save: contract.users.update },
  { read: contract.news.get, save: contract.news.save },
];

/** Saves without such a call: what they take is not what another one answers. */
const alone: readonly Endpoint[] = [
  ...[contract.settings.saveOverride, contract.employment.saveOverride],
  ...[contract.roles.openToHiring, contract.tenants.editSeveral, contract.labor.jobTypeDepartment],
  ...[contract.images.put, contract.images.edit, contract.reports.saveView],
];

type Of = (one: Readonly<Record<string, unknown>>, world: { readonly companyId: string }) => boolean;

describe.each(databases)('[RULE.wire.02] what a call answers on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('has a call beside it for every one that saves', () => {
    const saves = Object.values<Readonly<Record<string, Endpoint>>>(contract).flatMap(area =>
      Object.values(area).filter(({ method }) => method === 'PUT'),
    );
    const decided = [...pairs.map(({ save }) => save), ...alone];
    expect(saves.filter(one => !decided.includes(one)).map(({ path }) => path)).toEqual([]);
  });

  it.each(pairs.map(pair => [`${pair.save.method} ${pair.save.path} as ${pair.read.path}`, pair] as const))(
    'is accepted and changes nothing: %s',
    async (_, { read, save, of }) => {
      const { browser, fill } = await world();
      const get = async (): Promise<Readonly<Record<string, unknown>>> => {
        const { status, body } = await send(server.server, browser, { method: 'GET', url: fill(read.path) });
        expect(status, JSON.stringify(body)).toBe(200);
        return Array.isArray(body) ? body.find(one => of?.(one, { companyId: fill(':companyId') })) : Object(body);
      };
      const answered = await get();
      const url = fill(save === contract.users.update ? '/api/users/:companyId' : save.path);
      const put = (sent: object) => send(server.server, browser, { method: save.method, url, ...encode(save, sent) });
      const saved = await put(answered);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      const { ver: _ver, ...again } = await get();
      expect(again).toEqual(Object.fromEntries(Object.entries(answered).filter(([key]) => key !== 'ver')));
      // Nothing else gets through with it.
      expect(await put({ ...answered, surprise: 1 })).toMatchObject({
        status: 400,
        body: [{ code: 'UNKNOWN_KEY', path: '/body/surprise' }],
      });
    },
  );

  it('of a location is accepted from somebody who may change only a part of it', async () => {
    const { company } = await makeMenuWorld(server);
    const { client } = await company.person({ permissions: ['editLocation'] });
    const params = { companyId: company.id, locationId: company.tenantId('Elm') };
    const { body } = await client.tenants.location({ params });
    const browser = await server.browserOf((await company.person({ permissions: ['editLocation'] })).id);
    const put = (sent: object) =>
      send(server.server, browser, {
        method: 'PUT',
        url: `/api/tenants/${company.id}`,
        ...encode(contract.tenants.edit, sent),
      });
    expect(await put({ ...Object(body), name: 'Elm Street' })).toMatchObject({
      status: 200,
      body: { name: 'Elm Street' },
    });
    expect(await put({ ...Object(body), ver: 2, menuId: null })).toMatchObject({ status: 403 });
  });

  it('of the feed of the provider is accepted with the links that only this feed has', async () => {
    const provider = await makeCompany(server, { provider: true, name: 'Provider' });
    const { id, client } = await provider.person({ permissions: [] });
    const { body } = await client.news.get({ params: { companyId: providerFeedId } });
    expect(body).toHaveProperty('links');
    const { method, path } = contract.news.save;
    const sent = { method, url: path, ...encode(contract.news.save, Object(body)) };
    expect(await send(server.server, await server.browserOf(id), sent)).toMatchObject({
      status: 200,
      body: { companyId: providerFeedId, ver: 1, links: {} },
    });
  });

  it('is sent back without knowing what a call ignores: the document of the calls names it', () => {
    for (const { save } of pairs)
      for (const name of save.ignores ?? [])
        if (save.body instanceof z.ZodObject) expect(Object.keys(save.body.shape)).not.toContain(name);
  });

  /** A company with everything that these calls read, and its administrator. */
  const world = async (): Promise<{ readonly browser: Browser; fill(path: string): string }> => {
    const { company, id: menuId } = await makeMenuWorld(server);
    const admin = await company.person({ permissions: ['companyAdmin', 'company-owner', 'editCompanies'] });
    const cook = await company.person({ permissions: ['dashboard'], on: 'Elm' });
    const names: Readonly<Record<string, string>> = {
      companyId: company.id,
      locationId: company.tenantId('Elm'),
      groupId: company.tenantId('West'),
      owner: company.id,
      menuId,
    };
    const idFor = (path: string): string => {
      if (path.includes('/users/')) return cook.id;
      return path.includes('/licensing/') ? company.tenantId('Elm') : company.id;
    };
    return {
      browser: await server.browserOf(admin.id),
      fill: path => path.replace(/:(\w+)/g, (_, name: string) => names[name] ?? idFor(path)),
    };
  };
});
