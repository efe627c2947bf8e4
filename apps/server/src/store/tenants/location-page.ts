import type { ContactStatus, TenantReach } from '@commissary/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, type Db } from '../database/index.ts';
import { companyStarts, isWithin, type TenantRecord, tenantOf } from './tenant.ts';

export interface LocationFilter {
  readonly companyId: string;
  readonly reach: TenantReach;
  /** A part of the name, the name of a group within reach, the address or a tag; without case and accents. */
  readonly search: string;
  /** Null: in no group. */
  readonly group?: string | null | undefined;
  readonly contact?: ContactStatus | undefined;
  /** A contact before is out of date. */
  readonly freshFrom: Date;
}

export type LocationOrder = 'name' | 'lastContact';

/** A location's place in an order: by name its `sort_name`, by last contact the milliseconds, empty without one. */
export interface LocationMark {
  readonly id: string;
  readonly value: string;
}

/**
 * The locations that match, behind a mark, and how many match wherever they are; null where that is not asked for. Found
 * and sorted as what the order needs of each, because a row is ten times as long.
 */
export const listLocations = async (
  db: Db,
  filter: LocationFilter,
  order: LocationOrder,
  {
    after,
    limit,
    withCount,
  }: { readonly after: LocationMark | null; readonly limit: number; readonly withCount: boolean },
): Promise<{
  readonly locations: (TenantRecord & { readonly mark: LocationMark })[];
  readonly matching: number | null;
}> => {
  const key = orders[order];
  const count = withCount ? sql<number | null>`(select count(*)::int from found)` : sql<number | null>`null::int`;
  const rows = await db
    .with('found', found =>
      found
        .selectFrom('tenant')
        .select(['tenant.id as found_id', key.by.as('key')])
        .where(isOpen(filter))
        .where(matches(filter)),
    )
    .with('page', page =>
      page
        .selectFrom('found')
        .selectAll()
        .where(
          after === null ? sql<SqlBool>`true` : sql<SqlBool>`(key, found_id) > (${key.from(after.value)}, ${after.id})`,
        )
        .orderBy('key')
        .orderBy('found_id')
        .limit(limit),
    )
    .selectFrom('page')
    .innerJoin('tenant', 'tenant.id', 'page.found_id')
    .selectAll('tenant')
    .select([count.as('matching'), companyStarts])
    .orderBy('key')
    .orderBy('found_id')
    .execute();
  return {
    locations: rows.map(row => ({
      ...tenantOf(row),
      mark: { id: row.id, value: order === 'name' ? row.sort_name : String(row.last_ping?.getTime() ?? '') },
    })),
    // Where the first page has no row, there is none.
    matching: withCount ? (rows[0]?.matching ?? 0) : null,
  };
};

const orders: Readonly<
  Record<LocationOrder, { readonly by: RawBuilder<string>; readonly from: (value: string) => RawBuilder<string> }>
> = {
  name: { by: sql`sort_name`, from: value => sql`${value}::text` },
  lastContact: {
    by: sql`coalesce(last_ping, '-infinity')`,
    from: value =>
      value === '' ? sql`'-infinity'::timestamptz` : sql`${new Date(Number(value)).toISOString()}::timestamptz`,
  },
};

const isOpen = ({ companyId, reach }: LocationFilter): RawBuilder<SqlBool> =>
  sql`company_id = ${companyId} and type = 'LOCATION' and removed_at is null and ${isWithin(reach)}`;

const matches = (filter: LocationFilter): RawBuilder<SqlBool> =>
  sql`${hasWords(filter)} and ${isInGroup(filter)} and ${hasContact(filter)}`;

const hasWords = ({ companyId, search, reach }: LocationFilter): RawBuilder<SqlBool> => {
  if (search === '') return sql`true`;
  const within = reach === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`g.id = any(${[...reach.groupIds]}::text[])`;
  const text = containing(search);
  // The groups are found once, not for each location.
  return sql`(tenant.name_text like ${text} or tenant.around_text like ${text}
    or tenant.group_id = any(array(
      select g.id from tenant g where g.company_id = ${companyId} and g.type = 'GROUP' and ${within}
        and g.name_text like ${text})))`;
};

const isInGroup = ({ group }: LocationFilter): RawBuilder<SqlBool> =>
  group === undefined ? sql`true` : sql`group_id is not distinct from ${group}`;

const hasContact = ({ contact, freshFrom }: LocationFilter): RawBuilder<SqlBool> => {
  switch (contact) {
    case 'never-contacted':
      return sql`last_ping is null`;
    case 'out-of-date':
      return sql`last_ping < ${freshFrom}`;
    case 'up-to-date':
      return sql`last_ping >= ${freshFrom}`;
    default:
      return sql`true`;
  }
};
