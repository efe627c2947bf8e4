import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

describe.each(databases)('companies on %s', database => {
  let server: TestServer;
  let company: TestCompany;
  let other: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database, config: { version: '1.2.3', environment: 'staging' } });
    company = await makeCompany(server, { name: 'Beta', groups: { West: ['Elm'] } });
    other = await makeCompany(server, { name: 'Alpha', locations: ['Sea'] });
  });
  afterAll(() => server.close());

  it('[CALL.companies.accessible] lists the companies where the person holds any grant', async () => {
    const list = async (on: string) => {
      const { client } = await company.person({ on });
      return (await client.companies.accessible()).body;
    };
    const beta = { id: company.id, name: 'Beta' };
    expect([await list('Elm'), await list('West'), await list('company')]).toEqual([[beta], [beta], [beta]]);
    expect(await list('everywhere')).toEqual([{ id: other.id, name: 'Alpha' }, beta]);
  });

  it('[CALL.companies.get] returns a company to a person who may enter it, and 404 to all others', async () => {
    const { client } = await company.person({ on: 'Elm' });
    await server.context.db
      .updateTable('company')
      .set({ batch_size: 7, batch_spacing_ms: 45_000 })
      .where('id', '=', company.id)
      .execute();
    expect(await client.companies.get({ params: { id: company.id } })).toEqual({
      status: 200,
      body: { id: company.id, name: 'Beta', batchSize: 7, batchSpacingMs: 45_000 },
    });
    const foreign = await client.companies.get({ params: { id: other.id } });
    const unknown = await client.companies.get({ params: { id: 'unknown' } });
    expect([foreign, unknown]).toEqual([unknown, { status: 404, body: [{ code: 'NOT_FOUND' }] }]);
  });

  it('[CALL.companies.appVersion] returns the version and the environment', async () => {
    const { client } = await company.person({ on: 'Elm' });
    const answer = await client.companies.appVersion({ params: { id: company.id } });
    expect(answer).toEqual({ status: 200, body: { version: '1.2.3', environment: 'staging' } });
    const status = await client.session.status();
    expect(status.body).toMatchObject({ softwareVersion: '1.2.3 staging' });
  });

  it('applies a removed permission at once', async () => {
    const { id, client } = await company.person({ on: 'Elm' });
    await server.context.db.deleteFrom('granted_role').where('person_id', '=', id).execute();
    expect(await client.companies.get({ params: { id: company.id } })).toMatchObject({ status: 404 });
  });
});
