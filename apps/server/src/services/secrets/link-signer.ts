import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../adapters/secret-keys.ts';
import { apiError } from '../api-error.ts';

export interface Signature {
  /** Id of the key, so that a link outlives a change of keys. */
  readonly key: string;
  readonly signature: string;
}

/** Signs what an address says, so that nobody else can make one. */
export interface LinkSigner {
  /** Refused where no key was set up. */
  sign(said: readonly string[]): Signature;
  isSigned(said: readonly string[], by: Signature): boolean;
}

export const createLinkSigner = (keys: SecretKeys): LinkSigner => ({
  sign: said => {
    const key = keys.current();
    if (key === null) throw apiError(400, 'NO_SECRET_KEY');
    return { key: key.id, signature: mac(key.bytes, said).toString('base64url') };
  },
  isSigned: (said, { key: id, signature }) => {
    const key = keys.find(id);
    const sent = Buffer.from(signature, 'base64url');
    if (key === null) return false;
    const right = mac(key.bytes, said);
    return sent.length === right.length && timingSafeEqual(sent, right);
  },
});

/** With a key of its own, derived from the one that seals: a signature says nothing about what is sealed. */
const mac = (key: Buffer, said: readonly string[]): Buffer => {
  const own = createHmac('sha256', key).update('signed links').digest();
  return createHmac('sha256', own).update(JSON.stringify(said)).digest();
};
