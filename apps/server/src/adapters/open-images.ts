import type { Config } from '../config.ts';
import type { ImageStore } from './images.ts';

/** A store of objects where the settings name one; otherwise a folder beside the data. */
export const openImages = async (config: Config): Promise<ImageStore> => {
  if (config.imagesUrl === null) return (await import('./disk-images.ts')).diskImages(config);
  // Its library is large, and only who uses it waits for it.
  return (await import('./object-images.ts')).objectImages(config.imagesUrl);
};
