import type { LocationQuery } from '@commissary/contract';
import { freshnessMs, lastInstant, tenantReach } from '@commissary/domain';
import { type LocationMark, listLocations, type TenantRecord } from '../../store/tenants/index.ts';
import { countReachable } from '../access/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

export interface LocationPageQuery extends LocationQuery {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

export interface LocationPage {
  readonly locations: readonly TenantRecord[];
  readonly next: string | null;
  readonly counts: { matching: number; total: number } | null;
}

/** A page of the locations that the person can access. */
export const readLocationPage = async (
  context: RequestContext,
  { search = '', group, contact, sort = 'name', after, limit = 100 }: LocationPageQuery,
): Promise<LocationPage> => {
  const { db, company, person, now } = context;
  const filter = {
    companyId: company.id,
    reach: tenantReach(person, company.id),
    search: search.trim(),
    group: group === 'none' ? null : group,
    contact,
    freshFrom: new Date(now().getTime() - freshnessMs),
  };
  const isNarrowed = filter.search !== '' || group !== undefined || contact !== undefined;
  const isFirst = after === undefined;
  const mark = after === undefined ? null : markOf(after, sort);
  // Side by side where the database has several connections.
  const [{ locations: found, matching }, total] = await Promise.all([
    listLocations(db, filter, sort, { after: mark, limit: limit + 1, withCount: isFirst && isNarrowed }),
    isFirst ? countReachable(context) : null,
  ]);
  const locations = found.slice(0, limit);
  const last = locations.at(-1);
  return {
    locations,
    next: found.length > limit && last ? textOf(last.mark) : null,
    counts: total === null ? null : { matching: matching ?? total.locations, total: total.locations },
  };
};

const textOf = ({ id, value }: LocationMark): string => `${id} ${value}`;

const markOf = (text: string, sort: NonNullable<LocationQuery['sort']>): LocationMark => {
  const space = text.indexOf(' ');
  const [id, value] = [text.slice(0, Math.max(space, 0)), text.slice(space + 1)];
  const isMark = id !== '' && (sort === 'name' || (/^\d{0,15}$/.test(value) && Number(value) <= lastInstant));
  if (!isMark) throw apiError(400, 'invalid', 'after');
  return { id, value };
};
