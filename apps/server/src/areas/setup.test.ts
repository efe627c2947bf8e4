import type { FirstCompany } from '@commissary/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setupPath } from '../services/companies/index.ts';
import { publishDue } from '../services/publishing/publish-due.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { newBrowser, testClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const owner = { name: 'Lena Ortiz', email: 'lena@example.com', password: 'kitchen 42' };
const hours = [{ dayOfWeek: 1, startTime: 39_600, endOffset: 39_600 }];
const address = { street: '214 Elm Street', city: 'Springfield', state: 'IL', postalCode: '62701' } as const;
const location = { name: 'Elm St.', timeZone: 'America/Chicago', address, hours };

const tokenOf = ({ context }: TestServer) => setupPath(context).split('token=')[1] ?? '';
const body = (server: TestServer, change: Partial<FirstCompany> = {}): FirstCompany => ({
  token: tokenOf(server),
  company: { name: 'Sorrel & Salt' },
  location,
  owner,
  ...change,
});

describe.each(databases)('the set-up of an empty database on %s', database => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ database });
    return () => server.close();
  });

  it('[RULE.settings.36] makes a company that can publish, and signs its owner in', async () => {
    expect(await server.anonymous.setup.check({ query: { token: tokenOf(server) } })).toEqual({
      status: 200,
      body: true,
    });
    const browser = newBrowser();
    const client = testClient(server.server, browser);
    const made = await client.setup.create({ body: body(server) });
    if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    const { companyId, accessibleTenants } = made.body;
    expect(made.body).toMatchObject({
      userDisplayName: 'Lena Ortiz',
      companyName: 'Sorrel & Salt',
      companyWide: true,
      oneLevel: true,
    });
    const [elm] = accessibleTenants;
    expect(elm).toMatchObject({ name: 'Elm St.', timeZone: 'America/Chicago', menuId: expect.any(String) });
    const locationIds = [elm?.id ?? ''];
    expect(await client.companies.firstSteps({ params: { id: companyId } })).toEqual({
      status: 200,
      body: {
        ...{ item: false, tax: false, printer: false, people: false, terminal: false },
        ...{ published: false, publishedPeople: false, order: false },
      },
    });
    expect(await client.settings.base({ params: { id: companyId }, query: {} })).toMatchObject({
      body: {
        ver: 1,
        settingsBlob: {
          hours: {
            inStore: [hours[0]],
            onlineSameAsStore: true,
            deliverySameAsStore: true,
            OnlineDeliverySameAsOnlineStore: true,
          },
        },
      },
    });
    expect(await client.syncLocations.preview({ body: { locationIds } })).toMatchObject({
      body: [{ disabled: null, documents: [{ kind: 'menu' }, { kind: 'settings' }] }],
    });
    for (const kind of ['syncLocations', 'syncEmployment'] as const)
      expect(await client[kind].start({ body: { action: 'PUBLISH', locationIds } })).toMatchObject({ status: 200 });
    await publishDue(server.context);
    const entries = await server.context.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(entries.slice(0, 2).map(({ action, subject, person_name: by }) => ({ action, subject, by }))).toEqual([
      { action: 'company.set-up', subject: 'Sorrel & Salt', by: 'Lena Ortiz' },
      { action: 'document.save', subject: expect.any(String), by: 'Lena Ortiz' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/kitchen 42|argon2/);
    expect(await client.companies.firstSteps({ params: { id: companyId } })).toMatchObject({
      body: { published: true, publishedPeople: true, order: false },
    });
    server.clock.pass(25 * 3_600_000);
    await client.session.login({ body: { email: owner.email, password: owner.password } });
    expect(await client.companies.firstSteps({ params: { id: companyId } })).toMatchObject({
      body: { published: true, order: true },
    });
    const login = { email: owner.email.toUpperCase(), password: owner.password };
    expect(await server.anonymous.session.login({ body: login })).toMatchObject({ status: 200 });
  });

  it('of two browsers at once, creates the company of one and tells the other', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map(name =>
        testClient(server.server, newBrowser()).setup.create({
          body: body(server, { company: { name }, owner: { ...owner, email: `${name}@example.com` } }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toEqual({ status: 400, body: [{ code: 'ALREADY_SET_UP' }] });
    const { db } = server.context;
    for (const table of ['company', 'person', 'tenant', 'role'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
  });

  it('changes nothing for what is not valid', async () => {
    const before = await rowCounts(server);
    const refused = async (change: object, failure: object) => {
      const sent = { ...body(server), ...change };
      const answer = await server.anonymous.setup.create({ body: sent });
      expect(answer).toMatchObject({ status: 400, body: expect.arrayContaining([expect.objectContaining(failure)]) });
    };
    await refused({ token: 'guessed' }, { code: 'INVALID_TOKEN', path: '/body/token' });
    await refused({ company: { name: ' ' } }, { path: '/body/company/name' });
    await refused({ company: { name: 'Two\nlines' } }, { path: '/body/company/name' });
    await refused({ company: { name: 'A', provider: true } }, { path: '/body/company/provider' });
    await refused({ location: { ...location, timeZone: '+05:00' } }, { path: '/body/location/timeZone' });
    await refused(
      { location: { ...location, hours: [{ ...hours[0], endOffset: 0 }] } },
      { path: '/body/location/hours/0/endOffset' },
    );
    await refused({ owner: { ...owner, email: 'nobody' } }, { path: '/body/owner/email' });
    await refused({ owner: { ...owner, password: 'short' } }, { code: 'PW_TOO_SHORT', path: '/body/owner/password' });
    await refused({ companyId: 'other' }, { code: 'UNKNOWN_KEY', path: '/body/companyId' });
    const { token } = body(server);
    server.clock.pass(24 * 3_600_000);
    await refused({ token }, { code: 'INVALID_TOKEN' });
    expect(await rowCounts(server)).toEqual(before);
  });
});

describe('the set-up of a database that is in use', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite' });
    await makeCompany(server);
  });
  afterAll(() => server.close());

  it('is closed, whatever signed the link', async () => {
    const closed = { status: 400, body: [{ code: 'ALREADY_SET_UP' }] };
    expect(await server.anonymous.setup.check({ query: { token: tokenOf(server) } })).toEqual(closed);
    expect(await server.anonymous.setup.create({ body: body(server) })).toEqual(closed);
    expect(await server.anonymous.setup.check({ query: { token: 'guessed' } })).toEqual({
      status: 400,
      body: [{ code: 'INVALID_TOKEN', path: '/query/token' }],
    });
  });
});
