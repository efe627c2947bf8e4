import { argon2Sync, timingSafeEqual } from 'node:crypto';
import { formatCount } from '@commissary/domain';
import type { StoredLogOn } from './disk.ts';

/** Who has this PIN; null: nobody who may log on. One hash, whatever the number of people. */
export const personWith = (list: StoredLogOn | null, pin: string): string | null => {
  if (list === null) return null;
  const { salt, memory, passes, parallelism, length: tagLength, people } = list;
  const hash = argon2Sync('argon2id', { message: pin, nonce: salt, memory, passes, parallelism, tagLength });
  const found = people.find(({ verifier }) => {
    const stored = Buffer.from(verifier, 'base64url');
    return stored.length === hash.length && timingSafeEqual(stored, hash);
  });
  return found?.name ?? null;
};

export const lockedText = (lockedMs: number): string =>
  `Too many wrong PINs: nobody can log on here for ${Math.ceil(lockedMs / 1000)} s.`;

/** Without the server for so long, the page says that people who left since can still log on. */
const outdatedMs = 24 * 3_600_000;

export const logOnLines = (list: StoredLogOn | null, contactAt: number | null, now: number, lockedMs = 0): string[] => {
  if (list === null) return [];
  const isOutdated = now - Math.max(list.at, contactAt ?? 0) > outdatedMs;
  return [
    `${formatCount(list.people.length, 'person', 'people')} can log on.`,
    ...(lockedMs > 0 ? [lockedText(lockedMs)] : []),
    ...(isOutdated ? ['No contact for more than 24 hours: people who left since can still log on here.'] : []),
  ];
};
