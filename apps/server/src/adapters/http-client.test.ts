import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testCertificate } from '../testing/test-certificate.ts';
import { createHttpClient, type Network } from './http-client.ts';
import { isPublicAddress } from './public-address.ts';

const config = { outgoingHosts: ['labor.example', 'other.example'] };
const answer = z.object({ id: z.string() });

/** The response of the other service; each test sets it. */
let behaves: RequestListener = () => undefined;

describe('a call to another service', () => {
  const service = createServer(testCertificate, (request, response) => behaves(request, response));
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', () => resolve()));
    port = (service.address() as AddressInfo).port;
  });
  afterAll(() => service.close());

  /** Test network: every name resolves to 8.8.8.8, and this address is the service. */
  const dialled: string[] = [];
  const network = (more: Partial<Network> = {}): Network => ({
    resolve: async () => ['8.8.8.8'],
    connect: address => {
      dialled.push(address);
      return connect(port, '127.0.0.1');
    },
    ca: testCertificate.cert,
    ...more,
  });
  const call = (url: string, more: Partial<Network> = {}) =>
    createHttpClient(config, network(more)).call({
      url,
      method: 'POST',
      headers: { authorization: 'canary' },
      body: { a: 1 },
      answer,
    });
  const good = 'https://labor.example/role/create?token=canary';

  it('returns the requested response', async () => {
    const heard: unknown[] = [];
    behaves = (request, response) => {
      heard.push(request.method, request.url, request.headers.host);
      request.resume().on('end', () => response.end('{"id":"7","more":1}'));
    };
    expect(await call(good)).toEqual({ id: '7' });
    expect(heard).toEqual(['POST', '/role/create?token=canary', 'labor.example']);
    expect(dialled).toEqual(['8.8.8.8']);
  });

  it.each([
    'http://labor.example/',
    'https://labor.example:8443/',
    'https://somebody@labor.example/',
    'https://labor.example.evil.example/',
    'https://labor.example./',
    'https://evil.example/?labor.example',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'ftp://labor.example/',
    '//labor.example/',
    'no address',
  ])('is not sent to %s', async url => {
    dialled.length = 0;
    await expect(call(url)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    expect(dialled).toEqual([]);
  });

  it.each([[[]], [['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:8.8.8.8']]])(
    'is not sent when the name resolves to %j',
    async addresses => {
      dialled.length = 0;
      await expect(call(good, { resolve: async () => addresses })).rejects.toMatchObject({ code: 'NO_PUBLIC_ADDRESS' });
      expect(dialled).toEqual([]);
    },
  );

  it('follows no redirect', async () => {
    let calls = 0;
    behaves = (_request, response) => {
      calls += 1;
      response.writeHead(307, { location: 'https://labor.example/again' }).end();
    };
    await expect(call(good)).rejects.toMatchObject({ code: 'REFUSED' });
    expect(calls).toBe(1);
  });

  it('rejects a certificate without a known issuer, and one of another host', async () => {
    let heard = false;
    behaves = (_request, response) => {
      heard = true;
      response.end('{"id":"7"}');
    };
    const { ca: _, ...usual } = network();
    const others = createHttpClient(config, usual);
    await expect(others.call({ url: good, answer })).rejects.toMatchObject({ code: 'NO_CONNECTION' });
    await expect(call('https://other.example/')).rejects.toMatchObject({ code: 'NO_CONNECTION' });
    expect(heard).toBe(false);
  });

  it('times out during name resolution, while waiting for a response, and while reading it', async () => {
    const never = new Promise<never>(() => undefined);
    const hurry = { patienceMs: 100 };
    await expect(call(good, { ...hurry, resolve: () => never })).rejects.toMatchObject({ code: 'TOO_SLOW' });
    behaves = () => undefined;
    await expect(call(good, hurry)).rejects.toMatchObject({ code: 'TOO_SLOW' });
    behaves = (_request, response) => response.write('{"id":');
    await expect(call(good, hurry)).rejects.toMatchObject({ code: 'TOO_SLOW' });
  });

  it.each([
    ['no JSON', '<html>'],
    ['something else', '{"name":"x"}'],
    ['more than a mebibyte', JSON.stringify({ id: 'x'.repeat(1024 * 1024) })],
  ])('rejects a response that is %s', async (_, text) => {
    behaves = (_request, response) => response.end(text);
    await expect(call(good)).rejects.toMatchObject({ code: 'BAD_ANSWER' });
  });

  it('tells whether the other service may have received what failed', async () => {
    const unknown = await createHttpClient(config, { ...network(), ca: undefined as never })
      .call({ url: good, answer })
      .catch(thrown => thrown);
    expect(unknown).toMatchObject({ delivery: { status: null, mayHaveArrived: false } });
    const never = new Promise<never>(() => undefined);
    const unresolved = call(good, { patienceMs: 100, resolve: () => never });
    await expect(unresolved).rejects.toMatchObject({ delivery: { status: null, mayHaveArrived: false } });
    behaves = request => request.socket.destroy();
    await expect(call(good)).rejects.toMatchObject({
      code: 'NO_CONNECTION',
      delivery: { status: null, mayHaveArrived: true },
    });
    behaves = () => undefined;
    // Long enough for the request to arrive on a machine with other work.
    await expect(call(good, { patienceMs: 2_000 })).rejects.toMatchObject({
      code: 'TOO_SLOW',
      delivery: { status: null, mayHaveArrived: true },
    });
    behaves = (_request, response) => response.writeHead(429).end();
    await expect(call(good)).rejects.toMatchObject({ delivery: { status: 429, mayHaveArrived: true } });
    behaves = (_request, response) => response.end('{}');
    await expect(call(good)).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      delivery: { status: 200, mayHaveArrived: true },
    });
  });

  it('names the host in an error, but nothing that was sent or received', async () => {
    behaves = (_request, response) => response.writeHead(500).end('canary');
    const error: unknown = await call(good).catch(thrown => thrown);
    expect(error).toMatchObject({ message: 'The call to labor.example failed: REFUSED' });
    expect(error instanceof Error && `${error.stack} ${JSON.stringify(error)}`).not.toContain('canary');
  });
});

it('rejects every call when the installation allows no host', async () => {
  const nobody = createHttpClient({ outgoingHosts: [] });
  await expect(nobody.call({ url: 'https://labor.example/', answer })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['198.19.0.1', false],
  ['8.8.8.8', true],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::8.8.8.8', false],
  ['64:ff9b::808:808', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2606:4700:4700::1111', true],
  ['127.1', false],
  ['2130706433', false],
  ['0177.0.0.1', false],
  ['localhost', false],
  ['', false],
])('%s: public address = %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
