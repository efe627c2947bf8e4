import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inRepository } from './repository.mjs';

const leftOut = /(^|\/)(node_modules|dist|\.vite)$|\.test\.tsx?$|\.arbitrary\.ts$/;

/**
 * A short key for the content of files and folders of the repository: equal content, equal key. Tests are not included.
 */
export async function contentKey(paths) {
  const hash = createHash('sha256');
  for (const path of paths) await addPath(hash, path);
  return hash.digest('hex').slice(0, 20);
}

/** The sha-256 of every file below a folder (or of the one file), by relative path. */
export async function fileDigests(path) {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) return undefined;
  if (!kind.isDirectory()) return { '': await digest(path) };
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(
    await Promise.all(files.sort().map(async file => [file.slice(path.length), await digest(file)])),
  );
}

async function addPath(hash, path) {
  if (leftOut.test(path)) return;
  const full = inRepository(path);
  const kind = await stat(full).catch(() => undefined);
  if (kind?.isDirectory()) {
    for (const name of (await readdir(full)).sort()) await addPath(hash, `${path}/${name}`);
  } else if (kind) {
    hash.update(`${path}\0${await digest(full)}\n`);
  }
}

async function digest(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
