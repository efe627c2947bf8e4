import { imageName } from '@commissary/schema';
import type { ImageStore, StoredImage } from '../../adapters/index.ts';
import type { Db } from '../../store/database/index.ts';
import { allParts } from '../../store/documents/index.ts';
import { listedImages } from '../../store/images/index.ts';
import { partText } from '../content/index.ts';

/** A user may still save a page with an image that was uploaded this long ago. */
const graceMs = 24 * 3_600_000;
const atATime = 100;

/** The images in no company's list that no revision and nothing published references, except those of the last day. */
export const orphanedImages = async (db: Db, images: ImageStore, now: Date): Promise<readonly StoredImage[]> => {
  const unnamed = new Map<string, StoredImage>();
  for await (const image of images.list())
    if (image.at.getTime() < now.getTime() - graceMs) unnamed.set(image.name, image);
  for (const name of await listedImages(db, [...unnamed.keys()])) unnamed.delete(name);
  if (unnamed.size === 0) return [];
  for await (const { body } of allParts(db, atATime))
    for (const [name] of partText(body).matchAll(names)) unnamed.delete(name);
  return [...unnamed.values()];
};

const names = new RegExp(imageName, 'g');
