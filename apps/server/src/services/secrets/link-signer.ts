import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../adapters/index.ts';
import { apiError } from '../errors/index.ts';

export interface Signature {
  /** Id of the key, so that a link stays valid after a change of keys. */
  readonly key: string;
  readonly signature: string;
}

/** Signs the parameters of an address, so that only this server can create it. */
export interface LinkSigner {
  /** Whether a key is set. */
  canSign(): boolean;
  /** Throws when no key is set. */
  sign(parts: readonly string[]): Signature;
  isSigned(parts: readonly string[], by: Signature): boolean;
}

export const createLinkSigner = (keys: SecretKeys): LinkSigner => ({
  canSign: () => keys.current() !== null,
  sign: parts => {
    const key = keys.current();
    if (key === null) throw apiError(400, 'NO_SECRET_KEY');
    return { key: key.id, signature: mac(key.bytes, parts).toString('base64url') };
  },
  isSigned: (parts, { key: id, signature }) => {
    const key = keys.find(id);
    const sent = Buffer.from(signature, 'base64url');
    if (key === null) return false;
    const right = mac(key.bytes, parts);
    return sent.length === right.length && timingSafeEqual(sent, right);
  },
});

/** With a key of its own, derived from the encryption key: a signature reveals nothing about encrypted values. */
const mac = (key: Buffer, parts: readonly string[]): Buffer => {
  const own = createHmac('sha256', key).update('signed links').digest();
  return createHmac('sha256', own).update(JSON.stringify(parts)).digest();
};
