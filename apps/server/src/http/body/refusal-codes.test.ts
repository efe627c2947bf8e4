import { contract, type Endpoint } from '@commissary/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../services/errors/index.ts';
import { send } from '../../testing/test-client.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkPart } from './validate.ts';

const word = /^[A-Za-z][\w-]*$/;
const odd: readonly unknown[] = [undefined, null, 5, 1.5, true, 'x', '', [], [null], {}, { x: 1 }];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ database: 'pglite' });
});
afterAll(() => server.close());

/** The members of what a call takes; of a union those of each alternative. */
const membersOf = (schema: z.ZodType): readonly string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(one => membersOf(one as z.ZodType)) : [];
};

const codesOf = (endpoint: Endpoint, sent: unknown): readonly string[] => {
  try {
    checkPart(endpoint, 'body', sent);
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.failures.map(({ code }) => code);
    throw error;
  }
};

it('[RULE.wire.05] the code of every refused body is a word, whatever its members are', async () => {
  const endpoints = Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
  );
  for (const { name, endpoint } of endpoints) {
    if (endpoint.body === undefined || endpoint.accepts !== undefined) continue;
    const names = membersOf(endpoint.body);
    const bodies = odd.flatMap(value => [
      value,
      Object.fromEntries(names.map(member => [member, value])),
      ...['LOCATION', 'GROUP', 'set', 'undo'].map(type => ({
        ...Object.fromEntries(names.map(member => [member, value])),
        ...{ type, act: type },
      })),
    ]);
    const codes = new Set(bodies.flatMap(body => codesOf(endpoint, body)));
    expect([name, [...codes].filter(code => !word.test(code))]).toEqual([name, []]);
  }
  const company = await makeCompany(server);
  const { id } = await company.person({ permissions: ['accessConfigurationOptions'] });
  const refused = await send(server.server, await server.browserOf(id), {
    method: 'PUT',
    url: `/api/blobs/settings/company/${company.id}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'x', ver: 0, settingsBlob: 'no blob' }),
  });
  expect(refused).toMatchObject({ status: 400, body: [{ code: 'INVALID_TYPE', path: '/body/settingsBlob' }] });
});
