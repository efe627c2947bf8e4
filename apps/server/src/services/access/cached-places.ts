import { findPlaces, type TenantPlace } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

/**
 * The places of locations and groups; one that does not exist is left out. A preview of hundreds is asked for again and
 * again while somebody ticks locations, and reading their rows took a third of it.
 */
export const cachedPlaces = (
  { rowCache, db }: Pick<Context, 'rowCache' | 'db'>,
  ids: readonly string[],
): Promise<readonly TenantPlace[]> =>
  rowCache.getOrLoadEach('rights', ids, {
    keyOf: id => `place ${id}`,
    load: missing => (missing.length === 0 ? Promise.resolve([]) : findPlaces(db, missing)),
  });
