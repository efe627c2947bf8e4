import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fileDigests } from './content-key.mjs';
import { cacheRoot } from './repository.mjs';

const keptVersions = 3;
const abandonedAfterMs = 60 * 60 * 1000;

/**
 * The path of a file or folder that is built once per key: `build(path)` writes it. It is built at a temporary path,
 * together with its digests, and moved into place as a whole; one that does not match its digests is built again.
 */
export async function cachedArtifact(kind, key, build, root = cacheRoot) {
  const folder = join(root, kind);
  const place = join(folder, key);
  if (await isWhole(place)) return contentOf(place);

  await mkdir(folder, { recursive: true });
  const draft = await mkdtemp(join(folder, `.${key}-`));
  try {
    await build(contentOf(draft));
    const digests = await fileDigests(contentOf(draft));
    if (!digests) throw new Error(`The build of ${kind} wrote nothing.`);
    await writeFile(digestsOf(draft), JSON.stringify(digests));
    // Another process may have built the same meanwhile, and may be using it: then its build stays.
    if (!(await isWhole(place))) {
      await rm(place, { recursive: true, force: true });
      await rename(draft, place).catch(async error => {
        if (!(await isWhole(place))) throw error;
      });
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await dropOldVersions(folder);
  return contentOf(place);
}

const contentOf = place => join(place, 'content');
const digestsOf = place => join(place, 'digests.json');

async function isWhole(place) {
  const expected = await readFile(digestsOf(place), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return expected !== undefined && isDeepStrictEqual(await fileDigests(contentOf(place)), expected);
}

/** Keeps the newest few, and deletes remains of builds that were killed long ago. */
async function dropOldVersions(folder) {
  const names = await readdir(folder);
  const entries = await Promise.all(
    names.map(name =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => ({ name, changed: mtimeMs, isDraft: name.startsWith('.') }),
        () => undefined,
      ),
    ),
  );
  const found = entries.filter(Boolean).sort((a, b) => b.changed - a.changed);
  const old = found.filter(entry => !entry.isDraft).slice(keptVersions);
  const abandoned = found.filter(entry => entry.isDraft && Date.now() - entry.changed > abandonedAfterMs);
  for (const { name } of [...old, ...abandoned]) await rm(join(folder, name), { recursive: true, force: true });
}
