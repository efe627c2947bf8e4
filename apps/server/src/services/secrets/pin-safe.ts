import { argon2, createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { pinHashing } from '@commissary/domain';
import type { SecretKeys } from '../../adapters/index.ts';
import type { SecretKey } from '../../config/index.ts';
import type { PinRow } from '../../store/people/index.ts';
import { apiError } from '../errors/index.ts';
import { decrypt, encrypt, encryptedBytes, type SecretBinding } from './encrypt.ts';
import { keyOf } from './vault.ts';

export type PinOwner = Pick<PinRow, 'personId' | 'companyId'>;

/** A PIN with its hash for terminals, which takes 30 ms: it is computed before a transaction begins. */
export interface HashedPin {
  readonly pin: string;
  readonly hash: string;
}

/** PINs of people: encrypted, compared by a digest that needs the key, hashed for terminals. */
export interface PinSafe {
  /** Whether a key is set. */
  canSeal(): boolean;
  /** What is stored of a PIN. Throws when no key is set. */
  seal(owner: PinOwner, hashed: HashedPin): PinRow;
  open(row: PinRow): string;
  /** The hash of the PIN that terminals compare with. */
  verifier(row: PinRow): string;
  /** The hash with the person's own salt; null: not computed yet. */
  ownVerifier(row: PinRow): string | null;
  /** What is stored of that hash. */
  sealOwnVerifier(row: PinRow, hash: string): Uint8Array;
  /** The digests of a PIN under these keys; without keys, that under the current one. Throws when no key is set. */
  digests(companyId: string, pin: string, keyIds?: readonly string[]): string[];
}

export const createPinSafe = (keys: SecretKeys): PinSafe => ({
  canSeal: () => keys.current() !== null,
  seal: (owner, hashed) => rowOf(currentOf(keys), owner, hashed),
  open: row => decrypt(keyOf(keys, row), bindingOf(row, 'pin'), row.pin),
  verifier: row => decrypt(keyOf(keys, row), bindingOf(row, 'verifier'), row.verifier),
  ownVerifier: row => openOwnVerifier(keys, row),
  // With the digest: a process of an earlier version changes a PIN and leaves the hash of the one before.
  sealOwnVerifier: (row, hash) => encrypt(keyOf(keys, row), bindingOf(row, 'own-verifier'), `${row.digest} ${hash}`),
  digests: (companyId, pin, keyIds = [currentOf(keys).id]) =>
    keyIds.map(keyId => digestOf(keyOf(keys, { keyId }), companyId, pin)),
});

/** How many bytes are stored of a PIN of so many digits, under any key. */
export const storedBytesOfPin = (digits: number): number => encryptedBytes(digits);

const openOwnVerifier = (keys: SecretKeys, row: PinRow): string | null => {
  if (row.ownVerifier === null) return null;
  try {
    const [digest, hash = null] = decrypt(keyOf(keys, row), bindingOf(row, 'own-verifier'), row.ownVerifier).split(' ');
    return digest === row.digest ? hash : null;
  } catch {
    return null;
  }
};

/** The same PIN stored under another key. */
export const resealPin = (key: SecretKey, safe: PinSafe, row: PinRow): PinRow =>
  rowOf(key, row, { pin: safe.open(row), hash: safe.verifier(row) });

const argon2id = promisify(argon2);

/** The salt of a company is for terminals of an earlier version, that of a person for all others. */
export const hashPin = async (pin: string, salt: string): Promise<HashedPin> => {
  const { memory, passes, parallelism, length: tagLength } = pinHashing;
  const hash = await argon2id('argon2id', { message: pin, nonce: salt, memory, passes, parallelism, tagLength });
  return { pin, hash: hash.toString('base64url') };
};

/** The salt of one person: what is tried out for one is of no use for another. */
export const saltOfPerson = (companySalt: string, personId: string): string =>
  createHmac('sha256', companySalt).update(personId).digest('base64url');

const rowOf = (key: SecretKey, { personId, companyId }: PinOwner, { pin, hash }: HashedPin): PinRow => ({
  personId,
  companyId,
  keyId: key.id,
  digest: digestOf(key, companyId, pin),
  pin: encrypt(key, bindingOf({ personId, companyId }, 'pin'), pin),
  verifier: encrypt(key, bindingOf({ personId, companyId }, 'verifier'), hash),
  // Computed for the next list: it takes as long as the other.
  ownVerifier: null,
});

const currentOf = (keys: SecretKeys): SecretKey => {
  const key = keys.current();
  if (key === null) throw apiError(400, 'NO_SECRET_KEY', '/body/pin');
  return key;
};

const bindingOf = ({ personId, companyId }: PinOwner, what: 'pin' | 'verifier' | 'own-verifier'): SecretBinding => ({
  companyId,
  documentId: personId,
  path: `/${what}`,
  id: personId,
});

/** With a key of its own: a PIN has so few digits that a hash without a key could be tried out. */
const digestOf = (key: SecretKey, companyId: string, pin: string): string => {
  const own = createHmac('sha256', key.bytes).update('pins').digest();
  return createHmac('sha256', own)
    .update(JSON.stringify([companyId, pin]))
    .digest('base64url');
};
