import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerConfig } from '../config/config.ts';
import { png } from '../testing/memory-images.ts';
import { openObjectStore, type TestObjectStore } from '../testing/test-object-store.ts';
import { createImageStore } from './create-image-store.ts';
import { type ImageStore, ImageStoreUnavailable } from './image-store.ts';
import { s3ImageStore } from './s3-image-store.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'commissary-images-'));
let store: TestObjectStore;
beforeAll(async () => {
  store = await openObjectStore();
});
afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true });
  await store.close();
});

const imagesWith = (settings: Readonly<Record<string, string>>): Promise<ImageStore> => {
  const result = readServerConfig({ COMMISSARY_DATA: dataFolder, ...settings });
  if ('problems' in result) throw new Error(result.problems.join());
  return createImageStore(result.config);
};
const listed = async (images: ImageStore) => {
  const found: unknown[] = [];
  for await (const image of images.list()) found.push(image);
  return found;
};
const name = `${'a'.repeat(43)}.png`;
const [one, other] = [png, Uint8Array.from([...png, 4])];
/** The clock of the store cannot be set by a test. */
const now = new Date();

describe.each(['disk', 'objects'] as const)('%s', kind => {
  const open = () => imagesWith(kind === 'disk' ? {} : { COMMISSARY_IMAGES: store.url });

  it('keeps the first file under a name', async () => {
    const images = await open();
    expect([images.kind, await images.get(name), await images.has(name)]).toEqual([kind, null, false]);
    expect([await images.put(name, one), await images.put(name, one)]).toEqual(['new', 'same']);
    expect(await images.put(name, other)).toBe('another');
    expect(new Uint8Array((await images.get(name)) ?? [])).toEqual(one);
    expect(await images.has(name)).toBe(true);
  });

  it('lists and removes what it stores', async () => {
    const images = await open();
    const found = await listed(images);
    expect(found).toEqual([{ name, at: expect.any(Date), size: one.length }]);
    await images.remove(name);
    expect([await images.has(name), await listed(images)]).toEqual([false, []]);
  });

  it('ignores everything but images', async () => {
    const images = await open();
    writeFileSync(join(dataFolder, 'secret.key'), 'secret');
    for (const wrong of ['../secret.key', '..', '', `../${name}`, `${name}/..`, `x${name}`, '/etc/passwd']) {
      expect([wrong, await images.get(wrong), await images.has(wrong)]).toEqual([wrong, null, false]);
      await expect(images.put(wrong, one)).rejects.toThrow(/not a generated one/);
      await expect((async () => images.remove(wrong))()).rejects.toThrow(/not a generated one/);
    }
  });
});

it('stores one file for two concurrent uploads on the disk, readable only by the owner of the process', async () => {
  const images = await imagesWith({});
  expect(await Promise.all([images.put(name, one), images.put(name, one)])).toEqual(
    expect.arrayContaining(['new', 'same']),
  );
  expect(readdirSync(join(dataFolder, 'images'))).toEqual([name]);
  expect(statSync(join(dataFolder, 'images', name)).mode & 0o777).toBe(0o600);
});

describe('an upload from a browser to an object store', () => {
  const brought = async (bytes: Uint8Array<ArrayBuffer>, letter = 'b') => {
    const images = await imagesWith({ COMMISSARY_IMAGES: store.url });
    const called = `${letter.repeat(43)}.png`;
    const address = await images.direct?.uploadAddress({ name: called, type: 'image/png', size: bytes.length });
    const headers = { 'content-type': 'image/png' };
    const { status } = await fetch(address ?? '', { method: 'PUT', headers, body: bytes });
    return { images, called, status, address: address ?? '' };
  };

  it('is stored after it was checked, and never changes', async () => {
    const { images, called, status, address } = await brought(png);
    expect(status).toBe(200);
    const found = await images.direct?.readAddress(called, now);
    const answer = await fetch(found ?? '');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect(await images.direct?.readAddress(called, new Date(now.getTime() + 1))).toBe(found);
    // The address still accepts a file, but this has no effect any more.
    const again = Uint8Array.from([...png.slice(0, -1), 1]);
    await fetch(address, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: again });
    expect(new Uint8Array((await images.get(called)) ?? [])).toEqual(png);
  });

  // The test server validates no signature, so the signed parts are read from the address.
  it('accepts only the size and the type that the address was signed for', async () => {
    const { direct } = await imagesWith({ COMMISSARY_IMAGES: store.url });
    const signed = async (type: 'image/png' | 'image/gif', size: number | undefined) => {
      const address = await direct?.uploadAddress({ name, type, size });
      const query = new URL(address ?? '').searchParams;
      return {
        covers: query.get('X-Amz-SignedHeaders'),
        for: query.get('X-Amz-Expires'),
        is: query.get('X-Amz-Signature'),
      };
    };
    expect(await signed('image/png', 7)).toMatchObject({ covers: 'content-length;content-type;host', for: '900' });
    expect(await signed('image/png', undefined)).toMatchObject({ covers: 'content-type;host' });
    const signatures = [await signed('image/png', 7), await signed('image/png', 8), await signed('image/gif', 7)];
    expect(new Set(signatures.map(({ is }) => is)).size).toBe(3);
  });

  it('is not found unless it is an image within the size limit', async () => {
    const page = await brought(
      Uint8Array.from('<svg xmlns="x"/>', letter => letter.charCodeAt(0)),
      'e',
    );
    expect([
      page.status,
      await page.images.has(page.called),
      await page.images.direct?.readAddress(page.called, now),
    ]).toEqual([200, false, null]);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(png);
    const tooLarge = await brought(large, 'f');
    expect(await tooLarge.images.get(tooLarge.called)).toBeNull();
  });
});

describe('a bucket that keeps a connection open and answers nothing', () => {
  it.each([
    { when: 'before its answer', begin: () => undefined },
    {
      when: 'in the middle of it',
      begin: (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': png.length });
        response.write(png.slice(0, 8));
      },
    },
  ])('is an outage: $when', async ({ begin }) => {
    const silent = createServer(({ method }, response) => {
      if (method === 'HEAD') response.writeHead(404).end();
      else begin(response);
    });
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const images = s3ImageStore(`http://key:secret@127.0.0.1:${port}/pictures`, 50);
    await expect(images.get(name)).rejects.toBeInstanceOf(ImageStoreUnavailable);
    silent.closeAllConnections();
    silent.close();
  });
});
