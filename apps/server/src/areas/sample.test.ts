import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueSampleLink } from '../services/accounts/sample-link.ts';
import { type Browser, newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany, type TestCompany } from '../testing/test-company.ts';
import { bothDatabases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const hour = 3_600_000;

describe('the sample company', () => {
  let server: TestServer;
  let company: TestCompany;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite' });
    company = await makeCompany(server, { name: 'Sorrel', groups: { West: ['Elm'] }, locations: ['Fir'] });
    await company.person({ name: 'Priya', about: 'Owner', permissions: ['companyAdmin'] });
    server.clock.pass(1);
    await company.person({ name: 'Hana', about: 'Area manager', on: 'West' });
    server.clock.pass(1);
    await company.person({ name: 'Ana', about: 'General manager', on: 'Elm' });
    await company.person({ name: 'Nobody' });
  });
  afterAll(() => server.close());

  const open = async (browser: Browser = newBrowser()) => {
    const token = await issueSampleLink(server.context);
    if (token === null) throw new Error('There is no link.');
    return { token, browser, answer: await testClient(server.server, browser).sample.open({ body: { token } }) };
  };

  it('lists its people once, to the browser that opened the link', async () => {
    const { token, browser, answer } = await open();
    expect(answer).toEqual({
      status: 200,
      body: {
        companyName: 'Sorrel',
        locations: 2,
        people: [
          expect.objectContaining({ name: 'Priya', level: 'company', tenantName: 'Sorrel', first: false }),
          expect.objectContaining({ name: 'Hana', level: 'group', tenantName: 'West', first: false }),
          expect.objectContaining({ name: 'Ana', level: 'location', tenantName: 'Elm', first: true }),
        ],
      },
    });
    expect(await testClient(server.server, browser).sample.people()).toEqual(answer);
    const again = await testClient(server.server, newBrowser()).sample.open({ body: { token } });
    expect(again).toEqual({ status: 400, body: [{ code: 'INVALID_LINK', path: '/body/token' }] });
  });

  it('signs in as one of them, and as the next', async () => {
    const { browser } = await open();
    const client = testClient(server.server, browser);
    const people = await client.sample.people();
    if (people.status !== 200) throw new Error('no people');
    for (const { id, name } of people.body.people) {
      expect(await client.sample.signIn({ body: { personId: id } })).toMatchObject({
        body: { userDisplayName: name, sample: true },
      });
      expect(await client.session.status()).toMatchObject({ body: { userId: id, sample: true } });
    }
    const stranger = await company.person({ name: 'Stranger' });
    expect(await client.sample.signIn({ body: { personId: stranger.id } })).toMatchObject({ status: 404 });
  });

  it('is not accessible to a browser without the link', async () => {
    expect(await server.anonymous.sample.people()).toMatchObject({ status: 401 });
    const priya = await company.person({ name: 'Second', about: 'x' });
    expect(await priya.client.sample.people()).toMatchObject({ status: 401 });
    expect(await priya.client.session.status()).toMatchObject({ body: { sample: false } });
  });

  it('invalidates a link after 24 hours and a browser after 12', async () => {
    const { browser } = await open();
    const token = (await issueSampleLink(server.context)) ?? '';
    server.clock.pass(12 * hour);
    expect(await testClient(server.server, browser).sample.people()).toMatchObject({ status: 401 });
    server.clock.pass(12 * hour);
    expect(await server.anonymous.sample.open({ body: { token } })).toMatchObject({ status: 400 });
  });
});

describe.each(bothDatabases)('the sample company on %s', database => {
  it.each([{ host: '0.0.0.0' }, { databaseUrl: 'postgres://somewhere/else' }])(
    'is not accessible with %o',
    async config => {
      const server = await openTestServer({ database, config });
      try {
        await (await makeCompany(server)).person({ about: 'Owner' });
        expect(await issueSampleLink(server.context)).toBeNull();
      } finally {
        await server.close();
      }
    },
  );
});
