import type { ImageType } from '@commissary/domain';
import { imageName } from '@commissary/schema';

/** Where the files of images lie. A name stands for the same bytes for ever. */
export interface ImageStore {
  readonly kind: 'disk' | 'objects';
  /** `same`: these bytes lie there already; `another`: others do, and stay. */
  put(name: string, bytes: Uint8Array): Promise<'new' | 'same' | 'another'>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  list(): AsyncIterable<StoredImage>;
  remove(name: string): Promise<void>;
  /** Where browsers bring files to and fetch them from by themselves; null = both go through this server. */
  readonly direct: DirectImages | null;
}

export interface StoredImage {
  readonly name: string;
  readonly at: Date;
  /** Bytes. */
  readonly size: number;
}

/** A store that browsers reach, at addresses that are signed for one act. */
export interface DirectImages {
  /** What pages of the console have to be allowed to reach. */
  readonly origin: string;
  /** Takes one file of just this type, and of just this size where one is given, until the address is over. */
  uploadAddress(wanted: WantedUpload): Promise<string>;
  /** Null where no image lies under the name: nothing was brought, or what was is no image of that format. */
  readAddress(name: string, now: Date): Promise<string | null>;
}

export interface WantedUpload {
  readonly name: string;
  readonly type: ImageType;
  /** Bytes. */
  readonly size: number | undefined;
}

export const isImageName = (name: string): boolean => wellFormed.test(name);

/** Names are made by this server, so another one is a mistake in it. */
export const requireImageName = (name: string): string => {
  if (!isImageName(name)) throw new Error('The name of the image is not one that an upload gets.');
  return name;
};

const wellFormed = new RegExp(`^${imageName}$`);
