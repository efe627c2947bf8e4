import type { ContactStatus, TenantReach } from '@commissary/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin, type TenantRecord, tenantOf } from './tenant.ts';

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

/** The locations that match, behind a mark. */
export const listLocations = async (
  db: Db,
  filter: LocationFilter,
  order: LocationOrder,
  { after, limit }: { readonly after: LocationMark | null; readonly limit: number },
): Promise<(TenantRecord & { readonly mark: LocationMark })[]> => {
  const key = orders[order];
  const rows = await db
    .selectFrom('tenant')
    .selectAll()
    .where(isOpen(filter))
    .where(matches(filter))
    .where(
      after === null ? sql<SqlBool>`true` : sql<SqlBool>`(${key.by}, id) > (${key.from(after.value)}, ${after.id})`,
    )
    .orderBy(key.by)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(row => ({
    ...tenantOf(row),
    mark: { id: row.id, value: order === 'name' ? row.sort_name : String(row.last_ping?.getTime() ?? '') },
  }));
};

/** How many locations match. */
export const countLocations = async (db: Db, filter: LocationFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tenant where ${isOpen(filter)} and ${matches(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
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
  const text = folded(sql`${search}::text`);
  // The groups are found once, not for each location.
  return sql`(position(${text} in tenant.name_text) > 0 or position(${text} in tenant.around_text) > 0
    or tenant.group_id = any(array(
      select g.id from tenant g where g.company_id = ${companyId} and g.type = 'GROUP' and ${within}
        and position(${text} in g.name_text) > 0)))`;
};

const folded = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;

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
