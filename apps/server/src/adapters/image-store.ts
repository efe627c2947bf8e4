import type { ImageType } from '@commissary/domain';
import { imageName } from '@commissary/schema';

/** Where image files are stored. A name always refers to the same bytes. */
export interface ImageStore {
  readonly kind: 'disk' | 'objects';
  /** `same`: these bytes are stored already; `another`: other bytes are, and stay. */
  put(name: string, bytes: Uint8Array): Promise<'new' | 'same' | 'another'>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  list(): AsyncIterable<StoredImage>;
  remove(name: string): Promise<void>;
  /** Where browsers upload files to and fetch them from directly; null = both go through this server. */
  readonly direct: DirectImages | null;
}

export interface StoredImage {
  readonly name: string;
  readonly at: Date;
  /** Bytes. */
  readonly size: number;
}

/** A store that browsers reach directly, at addresses signed for one operation. */
export interface DirectImages {
  /** The origin that the content policy of the console has to allow. */
  readonly origin: string;
  /** Accepts one file of just this type, and of just this size where one is given, until the address expires. */
  uploadAddress(wanted: WantedUpload): Promise<string>;
  /** Null where no image is stored under the name: nothing was uploaded, or it is not an image of that format. */
  readAddress(name: string, now: Date): Promise<string | null>;
}

export interface WantedUpload {
  readonly name: string;
  readonly type: ImageType;
  /** Bytes. */
  readonly size: number | undefined;
}

export const isImageName = (name: string): boolean => wellFormed.test(name);

/** This server generates the names, so any other is a bug. */
export const requireImageName = (name: string): string => {
  if (!isImageName(name)) throw new Error('The name of the image is not one that an upload gets.');
  return name;
};

const wellFormed = new RegExp(`^${imageName}$`);
