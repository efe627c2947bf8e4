import { argon2, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { DeviceLogOnList, LogOnList } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import type { Disk, StoredLogOn } from './disk.ts';

const argon2id = promisify(argon2);

/** Who has this PIN; null: nobody who may log on. A list of this device has a salt for each person. */
export const personWith = async (
  { logOn, deviceKey }: Pick<Disk, 'logOn' | 'deviceKey'>,
  pin: string,
): Promise<string | null> => {
  const list = logOn();
  if (list === null) return null;
  if ('salt' in list) {
    const hash = await hashOf(list, pin, list.salt);
    return list.people.find(({ verifier }) => isEqual(verifier, hash))?.name ?? null;
  }
  const key = deviceKey();
  const compared = await Promise.all(
    list.people.map(async ({ name, salt, verifier }) => {
      const hash = await hashOf(list, pin, salt);
      return isEqual(verifier, createHmac('sha256', key).update(hash.toString('base64url')).digest()) ? [name] : [];
    }),
  );
  return compared.flat()[0] ?? null;
};

const hashOf = (
  { memory, passes, parallelism, length: tagLength }: LogOnList | DeviceLogOnList,
  message: string,
  nonce: string,
): Promise<Buffer> => argon2id('argon2id', { message, nonce, memory, passes, parallelism, tagLength });

const isEqual = (verifier: string, hash: Buffer): boolean => {
  const stored = Buffer.from(verifier, 'base64url');
  return stored.length === hash.length && timingSafeEqual(stored, hash);
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
