import type { LocationQuery, Tenant } from '@commissary/contract';
import { freshnessMs } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTenants, removeTenant } from '../store/tenants/index.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

type Query = LocationQuery & { readonly after?: string; readonly limit?: number };
interface Page {
  readonly locations: readonly Tenant[];
  readonly next: string | null;
  readonly counts: { readonly matching: number; readonly total: number } | null;
}

describe.each(bothDatabases)('pages of locations on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const page = async ({ client }: TestPerson, { id }: TestCompany, query: Query = {}): Promise<Page> => {
    const { status, body } = await client.tenants.page({ params: { companyId: id }, query });
    expect(status).toBe(200);
    return body as Page;
  };
  const namesOf = ({ locations }: Page) => locations.map(({ name }) => name);
  /** The names of every page, in order. */
  const pages = async (person: TestPerson, company: TestCompany, query: Query): Promise<string[][]> => {
    const found: string[][] = [];
    let after: string | null = null;
    do {
      const { next, ...rest }: Page = await page(person, company, { ...query, ...(after !== null && { after }) });
      expect(rest.counts === null).toBe(after !== null);
      found.push(namesOf({ next, ...rest }));
      after = next;
    } while (after !== null);
    return found;
  };
  const setContact = (id: string, at: Date | null) =>
    server.context.db.updateTable('tenant').set({ last_ping: at }).where('id', '=', id).execute();

  it('[CALL.tenants.page] reads each location once, by name with numbers by value, and counts them', async () => {
    const locations = ['Elm 10', 'elm 9', 'Élan', 'Ash', 'Zoo', 'Elm 9', 'Elm 9b'];
    const company = await makeCompany(server, { groups: { West: ['Oak'] }, locations });
    const reader = await company.person();
    const order = ['Ash', 'Élan', 'Elm 9', 'Elm 9b', 'Elm 10', 'Oak', 'Zoo'];
    for (const limit of [1, 3, 7, 8, 9]) {
      const found = await pages(reader, company, { limit });
      expect(found.flat().filter(name => name !== 'elm 9')).toEqual(order);
      expect(new Set(found.flat()).size).toBe(8);
      expect(found.map(({ length }) => length)).toEqual(
        Array.from({ length: Math.ceil(8 / limit) }, (_, index) => Math.min(limit, 8 - index * limit)),
      );
    }
    expect((await page(reader, company, { limit: 2 })).counts).toEqual({ matching: 8, total: 8 });
  });

  it('[CALL.tenants.page] has 100 locations unless another number is requested, at most 200', async () => {
    const company = await makeCompany(server, { locations: Array.from({ length: 101 }, (_, n) => `Place ${n}`) });
    const reader = await company.person();
    const first = await page(reader, company);
    expect(namesOf(first)).toEqual(Array.from({ length: 100 }, (_, n) => `Place ${n}`));
    expect(namesOf(await page(reader, company, { after: first.next ?? '' }))).toEqual(['Place 100']);
    expect((await page(reader, company, { limit: 101 })).next).toBeNull();
    const { status } = await reader.client.tenants.page({ params: { companyId: company.id }, query: { limit: 201 } });
    expect(status).toBe(400);
    await removeTenant(server.context.db, company.tenantId('Place 0'), server.context.now());
    expect(await page(reader, company)).toMatchObject({ next: null, counts: { matching: 100, total: 100 } });
  });

  it('[CALL.tenants.page] finds a part of the name, the group, the address and the tags, without case and accents', async () => {
    const company = await makeCompany(server, { groups: { Downtown: ['Café 100%', 'Oak'] }, locations: ['Pine'] });
    await insertTenants(
      server.context.db,
      [
        {
          id: server.context.newId(),
          companyId: company.id,
          name: 'Elm',
          type: 'LOCATION',
          tags: ['patio', 'drive-through'],
          address: { street: '4 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' },
        },
      ],
      server.context.now(),
    );
    const reader = await company.person();
    const found = async (search: string) => namesOf(await page(reader, company, { search }));
    expect(await found('CAFÉ')).toEqual(['Café 100%']);
    expect(await found('cafe')).toEqual(['Café 100%']);
    expect(await found('0%')).toEqual(['Café 100%']);
    expect(await found('_')).toEqual([]);
    expect(await found(' downtown ')).toEqual(['Café 100%', 'Oak']);
    expect(await found('elm st., chicago, il 60611')).toEqual(['Elm']);
    expect(await found('patio drive')).toEqual(['Elm']);
    const atOak = await company.person({ on: 'Oak' });
    expect(await page(atOak, company, { search: 'oak' })).toMatchObject({ counts: { matching: 1, total: 1 } });
    expect(await page(atOak, company, { search: 'downtown' })).toMatchObject({ counts: { matching: 0, total: 1 } });
  });

  it('[CALL.tenants.page] filters by group and last contact, and sorts by last contact', async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm', 'Oak'] }, locations: ['Ash', 'Pine', 'Fir'] });
    const reader = await company.person();
    const now = server.context.now().getTime();
    await setContact(company.tenantId('Elm'), new Date(now));
    await setContact(company.tenantId('Oak'), new Date(now - 2 * freshnessMs));
    await setContact(company.tenantId('Pine'), new Date(now - freshnessMs + 60_000));
    await setContact(company.tenantId('Fir'), new Date(now - freshnessMs - 60_000));
    const found = async (query: Query) => namesOf(await page(reader, company, query));
    expect(await found({ group: company.tenantId('West') })).toEqual(['Elm', 'Oak']);
    expect(await found({ group: 'none' })).toEqual(['Ash', 'Fir', 'Pine']);
    expect(await found({ contact: 'up-to-date' })).toEqual(['Elm', 'Pine']);
    expect(await found({ contact: 'out-of-date' })).toEqual(['Fir', 'Oak']);
    expect(await found({ contact: 'never-contacted' })).toEqual(['Ash']);
    const byContact = ['Ash', 'Oak', 'Fir', 'Pine', 'Elm'];
    for (const limit of [1, 2, 5])
      expect((await pages(reader, company, { sort: 'lastContact', limit })).flat()).toEqual(byContact);
  });

  it('[PERM.rule.locationOptions] contains only what the person reaches, from any mark', async () => {
    const plan = { groups: { West: ['Elm', 'Oak'], East: ['Bay'] }, locations: ['Fir'] };
    const [company, other] = [await makeCompany(server, plan), await makeCompany(server, plan)];
    const owner = await company.person();
    const clerk = await company.person({ on: 'West' });
    expect(await pages(clerk, company, { limit: 1 })).toEqual([['Elm'], ['Oak']]);
    const { next } = await page(owner, company, { limit: 1 });
    expect(await page(clerk, company, { after: next ?? '' })).toMatchObject({ counts: null });
    expect(namesOf(await page(clerk, company, { after: next ?? '' }))).toEqual(['Elm', 'Oak']);
    expect(namesOf(await page(clerk, company, { group: company.tenantId('East') }))).toEqual([]);
    expect((await clerk.client.tenants.page({ params: { companyId: other.id }, query: {} })).status).toBe(404);
  });

  it.each(['', 'x', ' x', 'x tomorrow', 'x 99999999999999999'])('rejects the mark %j', async after => {
    const company = await makeCompany(server, {});
    const reader = await company.person();
    const query = { after, sort: 'lastContact' } as const;
    const { status } = await reader.client.tenants.page({ params: { companyId: company.id }, query });
    expect(status).toBe(400);
  });
});
