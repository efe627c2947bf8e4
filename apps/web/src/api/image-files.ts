import { contract, type File } from '@commissary/contract';
import { StatusError, send, UserError } from './api.ts';

/** Uploads an image to its signed address: this server, or the object store where the server keeps images. */
export const putImage = async ({ signedUrl, tccUrl }: SignedUpload, body: File): Promise<void> => {
  if (!signedUrl.startsWith('/')) return putElsewhere(signedUrl, tccUrl, body);
  await send({ endpoint: contract.images.put, href: signedUrl, body, options: {} });
};

interface SignedUpload {
  readonly signedUrl: string;
  readonly tccUrl: string;
}

/** The server validates the uploaded file when the image is first requested, and rejects it unless it is an image. */
const putElsewhere = async (signedUrl: string, tccUrl: string, { type, bytes }: File): Promise<void> => {
  const headers = { 'content-type': type };
  const put = await fetch(signedUrl, { method: 'PUT', headers, body: bytes, credentials: 'omit' });
  if (!put.ok) throw new StatusError(500);
  const found = await fetch(tccUrl, { redirect: 'manual' });
  if (found.status === 404) throw new UserError([{ code: 'NOT_AN_IMAGE' }]);
};

/**
 * The file of an image. Read anew: the same address was shown before, and what a bucket answers to a picture on a page
 * does not say that the page may read it.
 */
export const readImage = async (address: string): Promise<Blob> => {
  const response = await fetch(address, { cache: 'reload' });
  if (!response.ok) throw new StatusError(500);
  return response.blob();
};
