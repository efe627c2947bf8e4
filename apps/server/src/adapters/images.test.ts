import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diskImages } from './images.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'commissary-images-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const images = diskImages({ dataFolder });
const name = `${'a'.repeat(43)}.png`;
const [one, other] = [new Uint8Array([1, 2, 3]), new Uint8Array([4])];

it('keeps what came first under a name, for the owner of the process alone', async () => {
  expect(await images.get(name)).toBeNull();
  expect(await Promise.all([images.put(name, one), images.put(name, one)])).toEqual(
    expect.arrayContaining(['new', 'same']),
  );
  expect([await images.put(name, one), await images.put(name, other)]).toEqual(['same', 'another']);
  expect(new Uint8Array((await images.get(name)) ?? [])).toEqual(one);
  expect(readdirSync(join(dataFolder, 'images'))).toEqual([name]);
  expect(statSync(join(dataFolder, 'images', name)).mode & 0o777).toBe(0o600);
});

it('looks at no file but its own', async () => {
  writeFileSync(join(dataFolder, 'secret.key'), 'secret');
  for (const wrong of ['../secret.key', '..', '', `../${name}`, `${name}/..`, `x${name}`, '/etc/passwd']) {
    expect([wrong, await images.get(wrong)]).toEqual([wrong, null]);
    await expect(images.put(wrong, one)).rejects.toThrow(/no upload/);
  }
});
