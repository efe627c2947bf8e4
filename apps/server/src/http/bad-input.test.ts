import { gzipSync } from 'node:zlib';
import { contract, type Endpoint } from '@commissary/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { issueSampleLink } from '../services/accounts/sample-link.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { type Browser, newBrowser, send, testClient } from '../testing/test-client.ts';
import { makeCompany } from '../testing/test-company.ts';
import { bothDatabases, databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import type { InjectedCall } from './server.ts';

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
);
const withBody = calls.filter(([, endpoint]) => endpoint.body !== undefined);
const withQuery = calls.filter(([, endpoint]) => endpoint.query !== undefined);
const withParams = calls.filter(([, endpoint]) => endpoint.params !== undefined);

const garbage: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half a JSON text', '{"a":'],
  ['no JSON', '<xml/>'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['an unknown key', '{"surprise":1}'],
  ['a prototype key', '{"__proto__":{"admin":true}}'],
  ['a constructor key', '{"constructor":{"prototype":{"admin":true}}}'],
  ['a number beyond all numbers', '{"ver":1e999}'],
  ['100 levels', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
];

const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  [],
  {},
  'x'.repeat(5000),
  'a\0b',
  '\ud800',
  { length: 1 },
];
const wrongTexts: readonly string[] = [
  'x'.repeat(5000),
  '%00',
  '%ED%A0%80',
  '__proto__',
  '../..',
  '-1',
  'NaN',
  '%F0%9F%8D%95',
];

/** Calls with ids of another service, where any word may be one. */
const idsOfOthers: readonly string[] = ['tenants.validateDeliverect'];

describe.each(bothDatabases)('invalid input on %s', database => {
  // Calls of the sample company exist on the embedded database only: elsewhere no visitor gets as far as their body.
  const made = ([, endpoint]: (typeof calls)[number]) =>
    endpoint.access.kind === 'sample' ? database === 'pglite' : databases.includes(database);
  let server: TestServer;
  let signedIn: Browser;
  let terminal: Browser;
  let ids: Record<string, string>;
  let before: unknown;

  beforeAll(async () => {
    server = await openTestServer({ database });
    const company = await makeCompany(server, { groups: { West: ['Elm'] } });
    const owner = await company.person({ permissions: ['companyAdmin'], about: 'Owner' });
    const location = company.tenantId('Elm');
    ids = {
      companyId: company.id,
      locationId: location,
      groupId: company.tenantId('West'),
      id: location,
      kind: 'settings',
    };
    const { createCredential } = owner.client.tenants;
    const created = await createCredential({
      params: { companyId: company.id, locationId: location },
      body: { name: 'T' },
    });
    if (created.status !== 200) throw new Error('no credential');
    signedIn = await server.browserOf(owner.id);
    const link = await issueSampleLink(server.context);
    if (link !== null) await testClient(server.server, signedIn).sample.open({ body: { token: link } });
    terminal = newBrowser({ authorization: `Bearer ${created.body.clientId}.${created.body.secret}` });
    before = await rowCounts(server);
  });
  afterAll(() => server.close());

  const ask = (endpoint: Endpoint, call: Partial<InjectedCall>) =>
    send(server.server, endpoint.access.kind === 'credential' ? terminal : signedIn, {
      method: endpoint.method,
      url: filled(endpoint, ids),
      ...call,
      headers: { 'x-commissary': '1', ...call.headers },
    });
  const askBody = (endpoint: Endpoint, text: string) =>
    endpoint.encoding === 'gzip'
      ? ask(endpoint, { body: gzipSync(text), headers: { 'content-type': 'application/octet-stream' } })
      : ask(endpoint, { body: text, headers: { 'content-type': 'application/json' } });

  it.each(withBody.filter(made))('is rejected in the body of %s', async (_, endpoint) => {
    for (const [what, text] of garbage) expect([what, await askBody(endpoint, text)]).toEqual([what, refused]);
    for (const key of keysOf(endpoint.body)) {
      for (const value of wrongValues) {
        const sent = { ...plausible(endpoint.body), [key]: value };
        if (endpoint.body?.safeParse(sent).success) continue;
        expect([key, value, await askBody(endpoint, JSON.stringify(sent))]).toEqual([key, value, refused]);
      }
    }
    await expectNothingHappened();
  });

  it.each(withQuery.filter(made))('is rejected in the query of %s', async (_, endpoint) => {
    const url = filled(endpoint, ids);
    expect(await ask(endpoint, { url: `${url}?surprise=1` })).toEqual(refused);
    for (const key of keysOf(endpoint.query)) {
      for (const text of ['x'.repeat(5000), '%00'])
        expect([key, text, await ask(endpoint, { url: `${url}?${key}=${text}` })]).toEqual([key, text, refused]);
      expect(await ask(endpoint, { url: `${url}?${key}=1&${key}=2` })).toEqual(refused);
    }
    await expectNothingHappened();
  });

  it.each(withParams.filter(made))('is rejected in the path of %s', async (name, endpoint) => {
    for (const key of keysOf(endpoint.params)) {
      for (const text of wrongTexts) {
        if (text === 'NaN' && idsOfOthers.includes(name)) continue;
        const url = filled(endpoint, { ...ids, [key]: text }, false);
        expect([url, await ask(endpoint, { url })]).toEqual([url, refused]);
      }
    }
    await expectNothingHappened();
  });

  it('rejects a body of another type, over the size limit, or compressed too much', async () => {
    const json = { 'content-type': 'application/json' };
    const zip = { 'content-type': 'application/octet-stream' };
    const { login } = contract.session;
    const { saveBase } = contract.menus;
    const bomb = gzipSync('[]'.padEnd(20_000_000));
    const answers = [
      await ask(login, { body: 'email=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      await ask(login, { body: '{}', headers: { 'content-type': 'text/plain' } }),
      await ask(login, { body: gzipSync('{}'), headers: zip }),
      await ask(login, { body: gzipSync('{}'), headers: { ...json, 'content-encoding': 'gzip' } }),
      await ask(login, { body: `"${'x'.repeat(1_100_000)}"`, headers: json }),
      await ask(saveBase, { body: bomb, headers: zip }),
      await ask(saveBase, { body: gzipSync('{}').subarray(0, 12), headers: zip }),
    ];
    expect(answers.map(answer => answer.status)).toEqual([415, 415, 415, 415, 413, 413, 400]);
    await expectNothingHappened();
  });

  const expectNothingHappened = async () => {
    expect(server.errors).toEqual([]);
    expect(await rowCounts(server)).toEqual(before);
  };
});

const refused = {
  status: expect.toSatisfy((status: number) => status >= 400 && status < 500 && status !== 401),
  body: expect.toSatisfy(
    (body: unknown) => Array.isArray(body) && body.length > 0 && body.every(one => /^[\w -]+$/.test(one.code)),
  ),
};

const filled = (endpoint: Endpoint, values: Readonly<Record<string, string>>, encode = true): string =>
  endpoint.path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = values[name] ?? (name === 'hash' ? 'a'.repeat(64) : 'unknown');
    return encode ? encodeURIComponent(value) : value;
  });

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** A valid value of the right shape, so that one invalid value at a time can be tested. */
const plausible = (schema: z.ZodType | undefined): Record<string, unknown> =>
  schema instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries<z.ZodType>(schema.shape).flatMap(([key, member]) => {
          const value = ['x', 1, [], {}, ['x'], true, 'PUBLISH'].find(candidate => member.safeParse(candidate).success);
          return value === undefined ? [] : [[key, value]];
        }),
      )
    : {};
