import { createHmac } from 'node:crypto';
import type { Ticket } from '@commissary/domain';
import type { SecretKeys } from '../../adapters/index.ts';
import type { SecretKey } from '../../config/index.ts';
import { apiError } from '../errors/index.ts';
import { decrypt, encrypt, type SecretBinding } from './encrypt.ts';
import { keyOf } from './vault.ts';

type Guest = NonNullable<Ticket['customer']>;

/** The ticket that a guest is on. */
export interface GuestOwner {
  readonly companyId: string;
  readonly locationId: string;
  readonly ticketId: string;
}

export interface SealedGuest {
  readonly guest: Buffer;
  /** What the guest is found by, within the company. */
  readonly terms: readonly string[];
  readonly keyId: string;
}

/** Names and phone numbers of guests: encrypted beside their tickets, found by hashes that need the key. */
export interface GuestSafe {
  /** Whether a key is set. */
  canSeal(): boolean;
  /** Throws when no key is set. */
  seal(owner: GuestOwner, guest: Guest): SealedGuest;
  open(owner: GuestOwner, sealed: { readonly guest: Uint8Array; readonly keyId: string }): Guest;
  /** The terms that a guest has who is called so: of every word, and of a phone number. Throws when no key is set. */
  terms(companyId: string, asked: Partial<Guest>): readonly string[];
}

export const createGuestSafe = (keys: SecretKeys): GuestSafe => ({
  canSeal: () => keys.current() !== null,
  seal: (owner, guest) => sealGuest(currentOf(keys, '/body/tickets'), owner, guest),
  open: (owner, { guest, keyId }) => JSON.parse(decrypt(keyOf(keys, { keyId }), bindingOf(owner), guest)) as Guest,
  terms: (companyId, asked) => termsOf(currentOf(keys, '/query/guest'), companyId, asked),
});

export const sealGuest = (key: SecretKey, owner: GuestOwner, { name, phone }: Guest): SealedGuest => ({
  guest: encrypt(key, bindingOf(owner), JSON.stringify({ name, phone })),
  terms: termsOf(key, owner.companyId, { name, phone }),
  keyId: key.id,
});

const currentOf = (keys: SecretKeys, path: string): SecretKey => {
  const key = keys.current();
  if (key === null) throw apiError(400, 'NO_SECRET_KEY', path);
  return key;
};

const bindingOf = ({ companyId, locationId, ticketId }: GuestOwner): SecretBinding => ({
  companyId,
  documentId: locationId,
  path: '/guest',
  id: ticketId,
});

/** With the country code or without it, a number is the same. */
const phoneDigits = 10;
/** 72 bits: no two guests of a company have the same by chance. */
const termLength = 12;

const termsOf = (key: SecretKey, companyId: string, { name = '', phone = '' }: Partial<Guest>): string[] => {
  const own = createHmac('sha256', key.bytes).update('guests of tickets').digest();
  const term = (kind: 'name' | 'phone', value: string): string =>
    createHmac('sha256', own)
      .update(JSON.stringify([companyId, kind, value]))
      .digest('base64url')
      .slice(0, termLength);
  const digits = phone.replaceAll(/\D/g, '').slice(-phoneDigits);
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return [
    ...(digits === '' ? [] : [term('phone', digits)]),
    ...[...new Set(words)].filter(word => word !== '').map(word => term('name', word)),
  ];
};
