import type { ServerConfig } from '../config.ts';
import type { ImageStore } from './image-store.ts';

/** A store of objects where the settings name one; otherwise a folder beside the data. */
export const createImageStore = async (config: ServerConfig): Promise<ImageStore> => {
  if (config.imagesUrl === null) return (await import('./disk-image-store.ts')).diskImageStore(config);
  // Its library is large, and only who uses it waits for it.
  return (await import('./s3-image-store.ts')).s3ImageStore(config.imagesUrl);
};
