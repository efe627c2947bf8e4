import { type DayStart, type DayStartSettings, dayStartsAt, type TenantReach } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin } from '../tenants/index.ts';
import { isAt } from './change-log.ts';

/** The locations that are asked about: a location, those of a group, or of the company; within the reach of a person. */
export interface StockScope {
  readonly companyId: string;
  readonly reach: TenantReach;
  readonly tenantId?: string | undefined;
}

/** A location that runs a menu. */
export interface StockPlace {
  readonly locationId: string;
  readonly timeZone: string;
  /** The version of its change list of the menu; 0 = it has none. */
  readonly ver: number;
  /** The manifest of its live settings. */
  readonly settings: string;
  readonly dayStarts: readonly DayStart[];
}

export const stockPlaces = async (db: Db, menuId: string, scope: StockScope): Promise<readonly StockPlace[]> => {
  const { rows } = await sql<Omit<StockPlace, 'dayStarts'> & { own: DayStartSettings; company: DayStartSettings }>`
    select tenant.id as "locationId", coalesce(tenant.time_zone, 'UTC') as "timeZone", coalesce(l.version, 0) as ver,
      s.manifest as settings, tenant.day_starts as own, company.day_starts as company
    from tenant join company on company.id = tenant.company_id
      join published p on p.location_id = tenant.id and p.kind = 'menu' and p.document_id = tenant.menu_id
      join published s on s.location_id = tenant.id and s.kind = 'settings'
      left join layer l on l.document_id = tenant.menu_id and l.tenant_id = tenant.id
    where tenant.menu_id = ${menuId} and ${isAsked(scope)}
    order by tenant.sort_name, tenant.id`.execute(db);
  return rows.map(({ own, company, ...place }) => ({ ...place, dayStarts: dayStartsAt(company, own) }));
};

/** What is out of stock at some locations. */
export interface StockOut {
  readonly menuId: string;
  readonly path: string;
  readonly locations: number;
  /** The first of them by name. */
  readonly locationIds: readonly string[];
  /** Epoch milliseconds; null = until somebody puts it back. */
  readonly untilFirst: number | null;
  readonly untilLast: number | null;
  /** The time zones of the locations with the first and the last end, and of the one where it was taken off last. */
  readonly firstZone: string;
  readonly lastZone: string;
  readonly atZone: string;
  readonly by: string;
  readonly at: Date;
}

const mostNamed = 5;

/** A page of what is out of stock at an instant, the newest first, and the number of all. */
export const listStockOut = async (
  db: Db,
  scope: StockScope,
  { now, skip, limit }: { readonly now: number; readonly skip: number; readonly limit: number },
): Promise<{ readonly entries: readonly StockOut[]; readonly total: number }> => {
  const { rows } = await sql<StockOut & { total: number }>`
    with out as (${outOfStock(scope, now)})
    select menu_id as "menuId", path, count(*)::int as locations,
      to_jsonb((array_agg(location_id order by sort_name, location_id))[1:${sql.lit(mostNamed)}]) as "locationIds",
      min(until)::float8 as "untilFirst", case when count(until) = count(*) then max(until)::float8 end as "untilLast",
      (array_agg(zone order by until, sort_name))[1] as "firstZone",
      (array_agg(zone order by until desc nulls last, sort_name))[1] as "lastZone",
      (array_agg(zone order by at desc, sort_name))[1] as "atZone", (array_agg(by order by at desc))[1] as "by", max(at) as at, (count(*) over ())::int as total
    from out group by menu_id, path
    order by max(at) desc, path, menu_id offset ${skip} limit ${limit}`.execute(db);
  return { entries: rows.map(({ total: _, ...entry }) => entry), total: rows[0]?.total ?? 0 };
};

/** A location at which something is out of stock. */
export interface StockOutAt {
  readonly menuId: string;
  readonly path: string;
  readonly locationId: string;
  readonly ver: number;
  readonly until: number | null;
  readonly by: string;
  readonly at: Date;
}

export interface StockOutQuery {
  readonly now: number;
  readonly menuId?: string | undefined;
  readonly path?: string | undefined;
}

/** The locations at which one value of a menu, or any, says that something is out of stock at an instant, by name. */
export const stockOutAt = async (
  db: Db,
  scope: StockScope,
  { now, menuId, path }: StockOutQuery,
): Promise<readonly StockOutAt[]> => {
  const ofMenu = menuId === undefined ? sql`` : sql`and tenant.menu_id = ${menuId}`;
  const ofPath = path === undefined ? sql`` : sql`and ${isAt('c', sql`${path}`)}`;
  const { rows } = await sql<StockOutAt>`
    with out as (${outOfStock(scope, now, ofMenu, ofPath)})
    select menu_id as "menuId", path, location_id as "locationId", ver, until::float8 as until, by, at from out
    order by sort_name, location_id, path`.execute(db);
  return rows;
};

/**
 * The newest entry of each such value that has not ended, at each location that it applies to: its own one, or that of
 * its group where it has none. What a level has removed, or is in something removed, is left out. The entries that have not
 * ended are few, whatever the history: an index has them.
 */
const outOfStock = (scope: StockScope, now: number, tenants = sql``, entries = sql``) => sql`
  select tenant.menu_id, tenant.id as location_id, tenant.sort_name, coalesce(tenant.time_zone, 'UTC') as zone,
    coalesce(own.version, 0) as ver, c.path,
    case when jsonb_typeof(c.value -> 'until') = 'number' then (c.value ->> 'until')::numeric end as until,
    c.author_name as by, c.at
  from tenant
    join layer l on l.document_id = tenant.menu_id and l.tenant_id in (tenant.id, tenant.group_id)
    left join layer own on own.document_id = tenant.menu_id and own.tenant_id = tenant.id
    join change_log c on c.layer_id = l.id and c.op = 'set' and c.path like '%/out'
      and (c.value -> 'until' = 'null'::jsonb or c.value -> 'until' > to_jsonb(${now}::bigint)) ${entries}
  where ${isAsked(scope)} ${tenants}
    and not exists (
      select 1 from change_log p where p.layer_id = c.layer_id and ${isAt('p', sql`c.path`)} and p.id > c.id)
    and (l.id = own.id or own.id is null or coalesce((
      select p.op from change_log p where p.layer_id = own.id and ${isAt('p', sql`c.path`)}
      order by p.id desc limit 1), 'reset') = 'reset')
    and not exists (
      select 1 from layer a
        cross join generate_series(2, array_length(string_to_array(c.path, '/'), 1) - 1) as depth
      where a.document_id = tenant.menu_id and (a.tenant_id is null or a.tenant_id in (tenant.id, tenant.group_id))
        and 'remove' = (
          select p.op from change_log p
          where p.layer_id = a.id and ${isAt('p', sql`array_to_string((string_to_array(c.path, '/'))[1:depth], '/')`)}
          order by p.id desc limit 1))`;

const isAsked = ({ companyId, reach, tenantId }: StockScope) => sql`
  tenant.company_id = ${companyId} and tenant.type = 'LOCATION' and tenant.removed_at is null and ${isWithin(reach)}
  ${tenantId === undefined ? sql`` : sql`and ${tenantId} in (tenant.id, tenant.group_id)`}`;
