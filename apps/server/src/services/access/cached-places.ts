import { findPlaces, type TenantPlace } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

/** So many are kept; when the limit is reached, none. */
const most = 50_000;

/**
 * The places of locations and groups; one that does not exist is left out. A preview of hundreds is asked for again and
 * again while somebody ticks locations, and reading their rows took a third of it. They are kept in one entry of the cache:
 * what is read while a row changes arrives in an entry that nobody finds any more.
 */
export const cachedPlaces = async (
  { rowCache, db }: Pick<Context, 'rowCache' | 'db'>,
  ids: readonly string[],
): Promise<TenantPlace[]> => {
  const kept = await rowCache.getOrLoad('rights', 'places', async () => new Map<string, TenantPlace>());
  const known = ids.flatMap(id => kept.get(id) ?? []);
  const missing = ids.filter(id => !kept.has(id));
  const read = missing.length === 0 ? [] : await findPlaces(db, missing);
  if (kept.size + read.length > most) kept.clear();
  for (const place of read) kept.set(place.id, place);
  return [...known, ...read];
};
