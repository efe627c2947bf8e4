import type { ImageType } from '@commissary/domain';
import { imageName } from '@commissary/schema';

/** Where image files are stored. A name always refers to the same bytes. */
export interface ImageStore {
  readonly kind: 'disk' | 'objects';
  /** `same`: these bytes are stored already. `another`: other bytes are stored under the name, and are not replaced. */
  put(name: string, bytes: Uint8Array): Promise<'new' | 'same' | 'another'>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  list(): AsyncIterable<StoredImage>;
  remove(name: string): Promise<void>;
  /** Where browsers upload files to and load them from directly; null = both go through this server. */
  readonly direct: DirectImages | null;
}

/** The store does not answer, or says that it cannot at the moment: nothing was done, and a repeat may succeed. */
export class ImageStoreUnavailable extends Error {}

export interface StoredImage {
  readonly name: string;
  readonly at: Date;
  /** Bytes. */
  readonly size: number;
}

/** A store that browsers reach directly, at addresses signed for one operation. */
export interface DirectImages {
  /** The origin that the content security policy of the console has to allow. */
  readonly origin: string;
  /**
   * Until the address expires, it accepts one file of exactly this type, and of exactly this size where one is given.
   */
  uploadAddress(requested: RequestedUpload): Promise<string>;
  /** Null when no image is stored under the name: nothing was uploaded, or it is not an image of that format. */
  readAddress(name: string, now: Date): Promise<string | null>;
}

export interface RequestedUpload {
  readonly name: string;
  readonly type: ImageType;
  /** Bytes. */
  readonly size: number | undefined;
}

export const isImageName = (name: string): boolean => wellFormed.test(name);

/** This server generates the names, so any other name is a bug. */
export const requireImageName = (name: string): string => {
  if (!isImageName(name)) throw new Error('The name of the image is not a generated one.');
  return name;
};

const wellFormed = new RegExp(`^${imageName}$`);
