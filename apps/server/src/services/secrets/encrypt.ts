import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretKey } from '../../config/index.ts';

/** The document and path of a secret. A value that was encrypted for one cannot be decrypted for another. */
export interface SecretBinding {
  readonly companyId: string;
  readonly documentId: string;
  readonly path: string;
  readonly id: string;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The value encrypted and bound to its path: nonce, tag, ciphertext. */
export const encrypt = (key: SecretKey, binding: SecretBinding, value: string): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key.bytes, iv).setAAD(boundTo(binding));
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws when the key, the path or a single bit differs from the encryption. */
export const decrypt = (key: SecretKey, binding: SecretBinding, sealed: Uint8Array): string => {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(boundTo(binding))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
};

/** How many bytes are stored of a value of so many. */
export const encryptedBytes = (bytes: number): number => ivBytes + tagBytes + bytes;

const boundTo = ({ companyId, documentId, path, id }: SecretBinding): Buffer =>
  Buffer.from(JSON.stringify([companyId, documentId, path, id]));
