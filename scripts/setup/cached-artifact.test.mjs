import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedArtifact } from './cached-artifact.mjs';

describe('a cached artifact', () => {
  let root;
  let builds;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'commissary-cache-'));
    builds = 0;
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const digests = path => join(path, '..', 'digests.json');
  const folderOf = key =>
    cachedArtifact(
      'web',
      key,
      async path => {
        builds += 1;
        await mkdir(join(path, 'assets'), { recursive: true });
        await writeFile(join(path, 'assets', 'app.js'), `built for ${key}`);
      },
      root,
    );

  it('is built once per key', async () => {
    const first = await folderOf('a');
    expect(await folderOf('a')).toBe(first);
    expect(builds).toBe(1);
    expect(await folderOf('b')).not.toBe(first);
    expect(builds).toBe(2);
  });

  it.each([
    ['a file is cut short', path => writeFile(join(path, 'assets', 'app.js'), 'built')],
    ['a file is gone', path => rm(join(path, 'assets', 'app.js'))],
    ['a file was added', path => writeFile(join(path, 'more.js'), '')],
    ['its digests are gone', path => rm(digests(path))],
    ['its digests are cut short', path => writeFile(digests(path), '{"')],
    ['all of it is gone', path => rm(path, { recursive: true })],
  ])('is built again when %s', async (_, damage) => {
    const path = await folderOf('a');
    await damage(path);
    expect(await folderOf('a')).toBe(path);
    expect(builds).toBe(2);
    expect(await readFile(join(path, 'assets', 'app.js'), 'utf8')).toBe('built for a');
  });

  it('leaves nothing behind when its build fails', async () => {
    const failing = async path => {
      await writeFile(path, 'half');
      throw new Error('no memory');
    };
    await expect(cachedArtifact('template', 'a', failing, root)).rejects.toThrow('no memory');
    expect(await readdir(join(root, 'template'))).toEqual([]);
  });

  it('is complete when two processes build it at once', async () => {
    const paths = await Promise.all([folderOf('a'), folderOf('a')]);
    expect(await readFile(join(paths[0], 'assets', 'app.js'), 'utf8')).toBe('built for a');
    await folderOf('a');
    expect(builds).toBe(2);
  });

  it('keeps the newest three', async () => {
    for (const [age, key] of ['d', 'c', 'b', 'a'].entries()) {
      await folderOf(key);
      const time = 1_700_000_000 - age;
      await utimes(join(root, 'web', key), time, time);
    }
    await folderOf('e');
    expect((await readdir(join(root, 'web'))).sort()).toEqual(['c', 'd', 'e']);
  });
});
