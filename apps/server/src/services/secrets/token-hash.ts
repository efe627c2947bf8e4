import { hash, timingSafeEqual } from 'node:crypto';

/** Tokens have 256 random bits, so a plain hash is enough to make a stolen table useless. */
export const tokenHash = (token: string): string => hash('sha256', token);

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
