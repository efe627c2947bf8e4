import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName } from '@commissary/schema';
import type { Config } from '../config.ts';

/** Where the files of images lie. A name stands for the same bytes for ever. */
export interface ImageStore {
  /** `same`: these bytes lie there already; `another`: others do, and stay. */
  put(name: string, bytes: Uint8Array): Promise<'new' | 'same' | 'another'>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A folder beside the data. Processes on one database need the same folder. */
export const diskImages = ({ dataFolder }: Pick<Config, 'dataFolder'>): ImageStore => {
  const folder = join(dataFolder, 'images');
  const get: ImageStore['get'] = async name => {
    if (!wellFormed.test(name)) return null;
    try {
      return await readFile(join(folder, name));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  };
  return {
    get,
    put: async (name, bytes) => {
      if (!wellFormed.test(name)) throw new Error('An image has a name that no upload was given.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const fresh = join(folder, `.${crypto.randomUUID()}`);
      try {
        await writeWhole(fresh, bytes);
        // Unlike a rename, a link takes no place that is taken.
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

const wellFormed = new RegExp(`^${imageName}$`);

/** On the disk before anybody hears that it is there. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
