import type { LocationSettings } from '@commissary/catalog';
import { complete, fieldAt } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { Context } from '../context/index.ts';

export interface StoredHours {
  /** Of the stored hours: locations with the same ones have the same. */
  readonly hash: string;
  readonly hours: LocationSettings['hours'];
}

/** The hours of some published settings, by manifest. They are a part of their own, which many locations share. */
export const readPublishedHours = async (
  { db, content }: Pick<Context, 'db' | 'content'>,
  settings: readonly string[],
): Promise<ReadonlyMap<string, StoredHours>> => {
  const manifests = await content.manifests(db, [...new Set(settings)]);
  const hashes = new Map([...manifests].map(([manifest, { parts }]) => [manifest, parts['/hours'] ?? '']));
  const values = await content.values(db, [...new Set(hashes.values())]);
  return new Map(
    [...hashes].flatMap(([manifest, hash]) => {
      const stored = values.get(hash);
      if (hoursField === undefined || stored === undefined) return [];
      return [[manifest, { hash, hours: complete(hoursField, stored) as LocationSettings['hours'] }] as const];
    }),
  );
};

const hoursField = fieldAt(definitions.settings.field, '/hours');
