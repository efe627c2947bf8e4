import type { SecretKey } from '../../adapters/secret-key.ts';
/** Where a secret belongs. What was sealed for one place opens at no other. */
export interface SecretPlace {
  readonly companyId: string;
  readonly documentId: string;
  readonly path: string;
  readonly id: string;
}
/** The value encrypted and bound to its place: nonce, tag, ciphertext. */
export declare const seal: (key: SecretKey, place: SecretPlace, value: string) => Buffer;
/** Throws when the key, the place or a single bit is another than when it was sealed. */
export declare const open: (key: SecretKey, place: SecretPlace, sealed: Uint8Array) => string;
