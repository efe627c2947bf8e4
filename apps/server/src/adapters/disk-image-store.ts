import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config/index.ts';
import { type ImageStore, isImageName, requireImageName } from './image-store.ts';

/** A folder beside the data. Processes on the same database need the same folder. */
export const diskImageStore = ({ dataFolder }: Pick<ServerConfig, 'dataFolder'>): ImageStore => {
  const folder = join(dataFolder, 'images');
  const get: ImageStore['get'] = async name => {
    if (!isImageName(name)) return null;
    return readFile(join(folder, name)).catch(absent);
  };
  return {
    kind: 'disk',
    direct: null,
    get,
    has: async name => isImageName(name) && (await stat(join(folder, name)).catch(absent)) !== null,
    list: async function* () {
      for (const name of (await readdir(folder).catch(absent)) ?? []) {
        if (!isImageName(name)) continue;
        const { mtime, size } = await stat(join(folder, name));
        yield { name, at: mtime, size };
      }
    },
    remove: name => rm(join(folder, requireImageName(name)), { force: true }),
    put: async (name, bytes) => {
      requireImageName(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const fresh = join(folder, `.${crypto.randomUUID()}`);
      try {
        await writeWhole(fresh, bytes);
        // Unlike a rename, a link does not replace an existing file.
        await link(fresh, join(folder, name));
        return 'new';
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        const there = await get(name);
        return there !== null && Buffer.compare(there, bytes) === 0 ? 'same' : 'another';
      } finally {
        await rm(fresh, { force: true });
      }
    },
  };
};

/** Synced to disk before the upload is acknowledged. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const absent = (error: unknown): null => {
  if (hasCode(error, 'ENOENT')) return null;
  throw error;
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
