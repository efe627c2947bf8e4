import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { jsonInTurns } from './send-bytes.ts';

describe('the bytes of a document', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite' });
    address = await server.listen();
  });
  afterAll(() => server.close());

  /** `fetch` would decompress the response; the test needs the bytes that were sent. */
  const load = async (accept: string) => {
    const { request } = await import('node:http');
    const company = await makeCompany(server);
    const person = await company.person();
    const cookies = await server.browserOf(person.id);
    const cookie = [...cookies.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(accept === '' ? {} : { 'accept-encoding': accept }) };
    return new Promise<{ encoding: string | undefined; vary: string | undefined; bytes: Buffer }>((resolve, reject) => {
      const sent = request(`${address}/api/blobs/settings/company/${company.id}`, { headers }, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', chunk => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            encoding: answer.headers['content-encoding'],
            vary: answer.headers.vary,
            bytes: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  };
  const document = (bytes: Buffer) => (JSON.parse(bytes.toString('utf8')) as { settingsBlob: object }).settingsBlob;

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['gzip;q=0.8', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
    ['brotli', undefined, (bytes: Buffer) => bytes],
  ])('for a client that accepts "%s" are %s', async (accept, encoding, unpack) => {
    const answer = await load(accept);
    expect([answer.encoding, answer.vary]).toEqual([encoding, 'accept-encoding']);
    expect(document(unpack(answer.bytes))).toHaveProperty('tableSettings');
  });
});

it.each([0, 1, 200, 201, 1_000])('a list of %i members is written as it is in one piece', async length => {
  const members = Array.from({ length }, (_, id) => ({ id, name: `Caf\u00e9 ${id}`, tags: ['a', ''] }));
  expect(String(await jsonInTurns(members))).toBe(JSON.stringify(members));
});
