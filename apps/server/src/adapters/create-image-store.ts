import type { ServerConfig } from '../config/index.ts';
import type { ImageStore } from './image-store.ts';

/** An object store where the settings name one, otherwise a folder beside the data. */
export const createImageStore = async (config: ServerConfig): Promise<ImageStore> => {
  if (config.imagesUrl === null) return (await import('./disk-image-store.ts')).diskImageStore(config);
  // The S3 library is large, so it is loaded only where it is used.
  return (await import('./s3-image-store.ts')).s3ImageStore(config.imagesUrl);
};
