import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from '../../adapters/secret-key.ts';

/** Where a secret belongs. What was sealed for one place opens at no other. */
export interface SecretPlace {
  readonly companyId: string;
  readonly documentId: string;
  readonly path: string;
  readonly id: string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The value encrypted and bound to its place: nonce, tag, ciphertext. */
export const seal = (key: SecretKey, place: SecretPlace, value: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key.bytes, iv).setAAD(boundTo(place));
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws when the key, the place or a single bit is another than when it was sealed. */
export const open = (key: SecretKey, place: SecretPlace, sealed: Uint8Array): string => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(place))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
};

const boundTo = ({ companyId, documentId, path, id }: SecretPlace): Buffer =>
  Buffer.from(JSON.stringify([companyId, documentId, path, id]));
