import type { TenantCount } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases, type SharedDatabase, sharedDatabase } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** On PostgreSQL sender and receiver are two servers, like two processes. */
describe.each(bothDatabases)('the number of groups and locations on %s', kind => {
  let shared: SharedDatabase;
  let here: TestServer;
  let there: TestServer;
  let address: string;
  beforeAll(async () => {
    shared = await sharedDatabase(kind);
    here = await openTestServer({ database: kind, open: shared.open });
    there = kind === 'postgresql' ? await openTestServer({ database: kind, open: shared.open }) : here;
    address = await there.listen();
  });
  afterAll(async () => {
    await here.close();
    if (there !== here) await there.close();
    await shared.drop();
  });

  const snapshots = async function* (companyId: string, personId: string): AsyncGenerator<TenantCount, undefined> {
    const token = (await there.browserOf(personId)).cookies.get('commissary') ?? '';
    const answer = await fetch(`${address}/api/tenants/count/${companyId}`, {
      headers: { accept: 'text/event-stream', cookie: `commissary=${token}` },
    });
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const [, data] = /^event: snapshot\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (data !== undefined) yield JSON.parse(data);
      }
    }
  };

  it('is sent again when a location or a group is added, moved or removed, to each person what they can reach', async () => {
    const company = await makeCompany(here, { groups: { West: [] }, locations: ['Elm'] });
    const owner = await company.person({ permissions: ['addLocation', 'editLocation'] });
    const [all, west] = [
      snapshots(company.id, owner.id),
      snapshots(company.id, (await company.person({ on: 'West' })).id),
    ];
    const next = async (seen: typeof all) => (await seen.next()).value;
    expect(await next(all)).toEqual({ groups: 1, locations: 1, oneLevel: false });
    expect(await next(west)).toEqual({ groups: 1, locations: 0, oneLevel: false });
    const { create, edit, remove } = owner.client.tenants;
    const params = { companyId: company.id };
    const made = await create({ params, body: { type: 'LOCATION', name: 'Oak', timeZone: 'America/Chicago' } });
    if (made.status !== 200) throw new Error(`${made.status}`);
    const { id } = made.body;
    expect(await next(all)).toEqual({ groups: 1, locations: 2, oneLevel: false });
    const westId = company.tenantId('West');
    await edit({ params, body: { type: 'GROUP', id: westId, join: [{ locationId: id, from: null }] } });
    expect(await next(west)).toEqual({ groups: 1, locations: 1, oneLevel: false });
    await remove({ params: { ...params, locationId: id } });
    expect(await next(west)).toEqual({ groups: 1, locations: 0, oneLevel: false });
    expect(await next(all)).toEqual({ groups: 1, locations: 1, oneLevel: false });
    await remove({ params: { ...params, locationId: westId } });
    expect(await next(all)).toEqual({ groups: 0, locations: 1, oneLevel: true });
    await all.return(undefined);
    await west.return(undefined);
  });

  it('[CALL.tenants.count] is returned to the people of the company, and to nobody else', async () => {
    const company = await makeCompany(here, { locations: ['Elm'] });
    const person = await company.person({ on: 'Elm' });
    expect(await person.client.tenants.count({ params: { companyId: company.id } })).toEqual({
      status: 200,
      body: { groups: 0, locations: 1, oneLevel: true },
    });
    const stranger = await (await makeCompany(here, { name: 'Other' })).person();
    expect(await stranger.client.tenants.count({ params: { companyId: company.id } })).toMatchObject({ status: 404 });
  });
});
