import type { License } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitTokenExpiry } from '../services/terminals/licensing.ts';
import { makeCompany, type TestCompany, type TestPerson } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const minute = 60_000;
const nothing = { online: false, delivery: false, tableService: false, loyalty: false };

describe.each(databases)('licensing on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { groups: { West: ['Elm'] }, locations: ['Fir'] });
    const admin = await company.person({ permissions: ['locationLicensing', 'apiCredAdmin'] });
    const at = (name: string) => ({ params: { id: company.tenantId(name) } });
    const { licensing, tenants } = admin.client;
    const status = async () => (await licensing.status(at('Elm'))).body as License;
    const token = async () => {
      const answer = await licensing.getToken(at('Elm'));
      if (answer.status !== 200) throw new Error('no token');
      return answer.body;
    };
    const posAt = async (name: string) => {
      const params = { companyId: company.id, locationId: company.tenantId(name) };
      const made = await tenants.createCredential({ params, body: { name: 'Till' } });
      if (made.status !== 200) throw new Error('no credential');
      const pos = server.terminal(made.body).terminal;
      return (given: string) => pos.license({ body: { token: given } });
    };
    return { company, admin, at, licensing, status, token, posAt };
  };
  const seenBy = async ({ client }: TestPerson, company: TestCompany) => {
    const user = await client.session.status({ query: { companyId: company.id } });
    return user.status === 200 ? user.body.accessibleTenants.map(({ name, products }) => [name, products]) : [];
  };

  it('[CALL.licensing.status] returns the licenses of a location, to a person who manages licenses there', async () => {
    const { company, admin, at, licensing, status } = await world();
    const id = company.tenantId('Elm');
    expect(await status()).toEqual({
      id,
      licensed: false,
      tokenPending: false,
      products: nothing,
      posVersion: null,
    });
    const products = { ...nothing, online: true, loyalty: true };
    expect(await licensing.setProducts({ ...at('Elm'), body: { products } })).toMatchObject({
      status: 200,
      body: { products },
    });
    expect(await seenBy(admin, company)).toEqual([
      ['Elm', ['online', 'loyalty']],
      ['Fir', []],
      ['West', []],
    ]);
    const other = await company.person({ permissions: ['editLocation', 'accessConfigurationOptions'] });
    const calls = other.client.licensing;
    const refused = [
      await calls.status(at('Elm')),
      await calls.setProducts({ ...at('Elm'), body: { products: nothing } }),
      await calls.revoke(at('Elm')),
      await calls.getToken(at('Elm')),
      await calls.awaitTokenDeath(at('Elm')),
    ];
    expect(refused.map(answer => answer.status)).toEqual([403, 403, 403, 403, 403]);
    expect((await licensing.status(at('West'))).status).toBe(404);
  });

  it('[CALL.licensing.getToken] returns a token that the point of sale of that location can use once, for ten minutes', async () => {
    const { status, token, posAt } = await world();
    const [elm, fir] = [await posAt('Elm'), await posAt('Fir')];
    const first = await token();
    expect(first.expiresAt).toBe(server.clock.now().getTime() + 10 * minute);
    expect(await status()).toMatchObject({ licensed: false, tokenPending: true });
    const second = await token();
    expect((await elm(first.token)).status).toBe(400);
    expect((await fir(second.token)).status).toBe(400);
    expect(await elm(second.token.replaceAll('-', '').toUpperCase())).toEqual({
      status: 200,
      body: { licensed: true },
    });
    expect(await status()).toMatchObject({ licensed: true, tokenPending: false });
    expect(await elm(second.token)).toMatchObject({ status: 400, body: [{ code: 'INVALID_TOKEN' }] });
    const late = await token();
    server.clock.pass(10 * minute);
    expect((await elm(late.token)).status).toBe(400);
    expect(await status()).toMatchObject({ licensed: true, tokenPending: false });
    const stored = await server.context.db.selectFrom('licence_token').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(late.token.replaceAll('-', ''));
  });

  it('[CALL.licensing.awaitTokenDeath] responds when the token was used or has expired, otherwise requests another wait', async () => {
    const { company, at, licensing, token, posAt } = await world();
    const elm = await posAt('Elm');
    expect(await licensing.awaitTokenDeath(at('Elm'))).toEqual({ status: 200, body: { dead: true } });
    const given = await token();
    expect(await awaitTokenExpiry(server.context, { id: company.tenantId('Elm') }, 5)).toBe(false);
    const waiting = licensing.awaitTokenDeath(at('Elm'));
    await elm(given.token);
    expect(await waiting).toEqual({ status: 200, body: { dead: true } });
    await token();
    server.clock.pass(10 * minute);
    expect(await licensing.awaitTokenDeath(at('Elm'))).toEqual({ status: 200, body: { dead: true } });
  });

  it('[CALL.licensing.revoke] removes the license and the open token, and resolves true', async () => {
    const { at, licensing, status, token, posAt } = await world();
    const elm = await posAt('Elm');
    await elm((await token()).token);
    const open = await token();
    expect(await licensing.revoke(at('Elm'))).toEqual({ status: 200, body: true });
    expect(await status()).toMatchObject({ licensed: false, tokenPending: false });
    expect((await elm(open.token)).status).toBe(400);
  });
});
