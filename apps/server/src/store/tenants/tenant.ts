import {
  type Address,
  type DayStart,
  type DayStartSettings,
  dayStartsAt,
  type Product,
  type TenantReach,
  type TenantRow,
} from '@commissary/domain';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { type Db, signal, signalAll, type Tables } from '../database/index.ts';

export interface TenantRecord {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly name: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly lastPing: Date | null;
  readonly posVersion: string | null;
  readonly schedulingLocationId: string | null;
  readonly laborIntegrated: boolean;
  readonly tags: readonly string[];
  readonly address: Address | null;
  readonly phone: string | null;
  readonly timeZone: string | null;
  /** When business days begin there; and of them what is set for the location itself. */
  readonly dayStarts: readonly DayStart[];
  readonly ownDayStarts: DayStartSettings;
  readonly menuId: string | null;
  readonly kioskActive: boolean;
  readonly products: readonly Product[];
  /** Since when its point of sale has a license. */
  readonly licensedAt: Date | null;
}

/** What a person can edit of a location; all except the group, which is changed by moving. */
export type LocationColumns = Pick<
  TenantRecord,
  | 'name'
  | 'address'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'ownDayStarts'
  | 'menuId'
  | 'kioskActive'
  | 'schedulingLocationId'
  | 'tags'
>;

export type NewTenant = Pick<TenantRecord, 'id' | 'companyId' | 'name' | 'type'> & Partial<TenantRecord>;

export const findTenant = async (db: Db, id: string): Promise<TenantRecord | null> => {
  const row = await present(db).where('id', '=', id).executeTakeFirst();
  return row ? tenantOf(row) : null;
};

export const findTenants = async (db: Db, ids: readonly string[]): Promise<TenantRecord[]> => {
  if (ids.length === 0) return [];
  return (await present(db).where(hasId(ids)).execute()).map(tenantOf);
};

/** Where a location or group is, and what its documents depend on: a publish asks for thousands of them. */
export type TenantPlace = Pick<
  TenantRecord,
  'id' | 'companyId' | 'type' | 'groupId' | 'menuId' | 'products' | 'timeZone'
>;

export const findPlaces = (db: Db, ids: readonly string[]): Promise<TenantPlace[]> =>
  names(db).select(['menu_id as menuId', 'products', 'time_zone as timeZone']).where(hasId(ids)).execute();

/** The locations and groups of a company within a reach, by name. */
export const listTenants = async (
  db: Db,
  companyId: string,
  { reach, type }: { readonly reach: TenantReach; readonly type?: TenantRecord['type'] | undefined },
): Promise<TenantRecord[]> => {
  const rows = present(db).where('company_id', '=', companyId).where(isWithin(reach));
  const requested = type === undefined ? rows : rows.where('type', '=', type);
  return (await requested.orderBy('name').orderBy('id').execute()).map(tenantOf);
};

/** A location or group as every screen of the console needs it, with the name of its group. */
export type ShellTenant = Pick<
  TenantRecord,
  'id' | 'name' | 'type' | 'groupId' | 'kioskActive' | 'products' | 'timeZone' | 'menuId'
> & { readonly ver: number; readonly groupName: string | null; readonly dayStarts?: DayStart[] };

/** Those of a company within a reach, by name; the groups of locations are named although they may be beyond it. */
export const listShellTenants = async (db: Db, companyId: string, reach: TenantReach): Promise<ShellTenant[]> => {
  const { rows } = await sql<ShellTenant & CompanyStarts & { ownStarts: DayStartSettings }>`
    select tenant.id, tenant.version as ver, tenant.name, tenant.type, tenant.group_id as "groupId", g.name as "groupName",
      tenant.kiosk_active as "kioskActive", tenant.products, tenant.time_zone as "timeZone", tenant.menu_id as "menuId",
      tenant.day_starts as "ownStarts", company.day_starts as company_starts
    from tenant join company on company.id = tenant.company_id left join tenant g on g.id = tenant.group_id and g.removed_at is null
    where tenant.company_id = ${companyId} and tenant.removed_at is null and ${isWithin(reach)}
    order by tenant.name, tenant.id`.execute(db);
  return rows.map(({ ownStarts, company_starts, ...tenant }) => {
    const dayStarts = tenant.type === 'GROUP' ? [] : [...dayStartsAt(company_starts ?? [], ownStarts)];
    return dayStarts.length === 0 ? tenant : { ...tenant, dayStarts };
  });
};

/** The starts of the company of a location. */
interface CompanyStarts {
  readonly company_starts: DayStartSettings | null;
}

/** A location on a map. */
export type TenantPosition = Pick<TenantRecord, 'id' | 'name' | 'latitude' | 'longitude' | 'posVersion'>;

/** The locations of a company within a reach, or those of a group, by name. */
export const listPositions = async (
  db: Db,
  companyId: string,
  { reach, groupId = null }: { readonly reach: TenantReach; readonly groupId?: string | null | undefined },
): Promise<TenantPosition[]> => {
  const { rows } = await sql<TenantPosition>`
    select id, name, latitude, longitude, pos_version as "posVersion"
    from tenant
    where company_id = ${companyId} and type = 'LOCATION' and removed_at is null and ${isWithin(reach)}
      and (${groupId}::text is null or group_id = ${groupId})
    order by name, id`.execute(db);
  return rows;
};

/** A location or group as far as permissions and texts need it. */
export interface NamedTenant extends TenantRow {
  readonly groupId: string | null;
  readonly name: string;
}

export const findTenantNames = (db: Db, ids: readonly string[]): Promise<NamedTenant[]> =>
  ids.length === 0 ? Promise.resolve([]) : names(db).where(hasId(ids)).execute();

/** The same for the whole company, by name; at most so many. */
export const listTenantNames = (
  db: Db,
  companyId: string,
  { reach = 'all', limit }: { readonly reach?: TenantReach; readonly limit?: number } = {},
): Promise<NamedTenant[]> => {
  const rows = names(db).where('company_id', '=', companyId).where(isWithin(reach)).orderBy('name').orderBy('id');
  return (limit === undefined ? rows : rows.limit(limit)).execute();
};

/** Some groups and locations of a company, whichever the database finds first: sorted, all of them would be read. */
export const someTenants = (db: Db, companyId: string, limit: number): Promise<NamedTenant[]> =>
  names(db).where('company_id', '=', companyId).limit(limit).execute();

/** How many groups and locations of a company are within a reach. */
export const countTenants = async (
  db: Db,
  companyId: string,
  reach: TenantReach,
): Promise<{ readonly groups: number; readonly locations: number }> => {
  const { rows } = await sql<{ groups: number; locations: number }>`
    select (count(*) filter (where type = 'GROUP'))::int as groups,
           (count(*) filter (where type = 'LOCATION'))::int as locations
    from tenant where company_id = ${companyId} and removed_at is null and ${isWithin(reach)}`.execute(db);
  return rows[0] ?? { groups: 0, locations: 0 };
};

/** The time zones of the locations of a company, each once. */
export const listTimeZones = async (db: Db, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{ zone: string }>`
    select distinct coalesce(time_zone, 'UTC') as zone from tenant
    where company_id = ${companyId} and type = 'LOCATION' and removed_at is null`.execute(db);
  return rows.map(({ zone }) => zone);
};

/** The tags of the locations within a reach, each once. */
export const listTags = async (db: Db, companyId: string, reach: TenantReach): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from tenant, jsonb_array_elements_text(tags) as tag
    where company_id = ${companyId} and type = 'LOCATION' and removed_at is null and ${isWithin(reach)}`.execute(db);
  return rows.map(({ tag }) => tag);
};

/** The condition of `TenantReach` on the table `tenant`. */
export const isWithin = (reach: TenantReach): RawBuilder<SqlBool> =>
  reach === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(
        tenant.type = 'GROUP' and tenant.id = any(${[...reach.groupIds]}::text[])
        or tenant.type = 'LOCATION' and (
          tenant.group_id = any(${[...reach.groupIds]}::text[]) or tenant.id = any(${[...reach.locationIds]}::text[])
        )
      )`;

/** Groups come first in the list: a location references its group. */
export const insertTenants = async (db: Db, tenants: readonly NewTenant[], createdAt: Date): Promise<void> => {
  if (tenants.length === 0) return;
  await db
    .insertInto('tenant')
    .values(tenants.map(tenant => rowOf(tenant, createdAt)))
    .execute();
  const companies = new Set(tenants.map(({ companyId }) => companyId));
  await signalAll(
    db,
    [...companies].map(companyId => ({ about: 'tenants', companyId })),
  );
};

/** False: it is not, or no longer, at that version, or it was removed meanwhile. */
export const renameTenant = async (db: Db, id: string, name: string, version?: number): Promise<boolean> => {
  const present = db
    .updateTable('tenant')
    .set({ name, version: grown })
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  const query = version === undefined ? present : present.where('version', '=', version);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

/** Moves a location between groups. False: it is not, or no longer, in the expected group. */
export const moveTenant = async (db: Db, id: string, from: string | null, to: string | null): Promise<boolean> => {
  const query = db
    .updateTable('tenant')
    .set({ group_id: to, version: grown })
    .where('id', '=', id)
    .where('group_id', 'is not distinct from', from)
    .where('removed_at', 'is', null);
  return signalChanged(db, await query.returning('company_id').executeTakeFirst());
};

/** Changes a location. False: it is not, or no longer, at that version. */
export const updateLocation = async (
  db: Db,
  id: string,
  version: number,
  fields: Partial<LocationColumns>,
): Promise<boolean> => {
  const query = db
    .updateTable('tenant')
    .set({ ...columnsOf(fields), version: grown })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

/** Whether the location is integrated with the scheduling service. False: it was removed meanwhile. */
export const setLaborIntegrated = async (db: Db, id: string, enabled: boolean): Promise<boolean> => {
  const query = db
    .updateTable('tenant')
    .set({ labor_integrated: enabled })
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
};

/** What references the row, such as its saved documents, stays. */
export const removeTenant = async (db: Db, id: string, at: Date): Promise<boolean> => {
  const query = db.updateTable('tenant').set({ removed_at: at }).where('id', '=', id).where('removed_at', 'is', null);
  return signalChanged(db, await query.returning('company_id').executeTakeFirst());
};

const signalChanged = async (db: Db, changed: { readonly company_id: string } | undefined): Promise<boolean> => {
  if (changed !== undefined) await signal(db, { about: 'tenants', companyId: changed.company_id });
  return changed !== undefined;
};

const present = (db: Db) =>
  db.selectFrom('tenant').selectAll('tenant').select(companyStarts).where('removed_at', 'is', null);

export const companyStarts = sql<DayStartSettings>`(select day_starts from company where id = tenant.company_id)`.as(
  'company_starts',
);

const names = (db: Db) =>
  db
    .selectFrom('tenant')
    .select(['id', 'company_id as companyId', 'type', 'group_id as groupId', 'name'])
    .where('removed_at', 'is', null);

/** One value, however many ids there are. */
const hasId = (ids: readonly string[]): RawBuilder<SqlBool> => sql<SqlBool>`tenant.id = any(${[...ids]}::text[])`;

const grown = sql<number>`version + 1`;

/** Only the columns of members that are present. */
const columnsOf = (fields: Partial<LocationColumns>): Updateable<Tables['tenant']> => {
  const { address, timeZone, ownDayStarts, menuId, kioskActive, schedulingLocationId, tags, ...same } = fields;
  return {
    ...same,
    ...(address !== undefined && { address: jsonOf(address) }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(ownDayStarts !== undefined && { day_starts: JSON.stringify(ownDayStarts) }),
    ...(menuId !== undefined && { menu_id: menuId }),
    ...(kioskActive !== undefined && { kiosk_active: kioskActive }),
    ...(schedulingLocationId !== undefined && { scheduling_location_id: schedulingLocationId }),
    ...(tags !== undefined && { tags: JSON.stringify(tags) }),
  };
};

const jsonOf = (address: Address | null): string | null => (address === null ? null : JSON.stringify(address));

const rowOf = (tenant: NewTenant, createdAt: Date): Insertable<Tables['tenant']> => ({
  id: tenant.id,
  company_id: tenant.companyId,
  type: tenant.type,
  name: tenant.name,
  group_id: tenant.groupId ?? null,
  address: jsonOf(tenant.address ?? null),
  phone: tenant.phone ?? null,
  latitude: tenant.latitude ?? null,
  longitude: tenant.longitude ?? null,
  time_zone: tenant.timeZone ?? null,
  day_starts: JSON.stringify(tenant.ownDayStarts ?? []),
  tags: JSON.stringify(tenant.tags ?? []),
  menu_id: tenant.menuId ?? null,
  kiosk_active: tenant.kioskActive ?? false,
  products: JSON.stringify(tenant.products ?? []),
  licensed_at: tenant.licensedAt ?? null,
  scheduling_location_id: tenant.schedulingLocationId ?? null,
  last_ping: tenant.lastPing ?? null,
  pos_version: tenant.posVersion ?? null,
  created_at: createdAt,
});

export const tenantOf = (row: Selectable<Tables['tenant']> & CompanyStarts): TenantRecord => ({
  id: row.id,
  companyId: row.company_id,
  version: row.version,
  name: row.name,
  type: row.type,
  groupId: row.group_id,
  latitude: row.latitude,
  longitude: row.longitude,
  lastPing: row.last_ping,
  posVersion: row.pos_version,
  schedulingLocationId: row.scheduling_location_id,
  laborIntegrated: row.labor_integrated,
  tags: row.tags,
  address: row.address,
  phone: row.phone,
  timeZone: row.time_zone,
  dayStarts: dayStartsAt(row.company_starts ?? [], row.day_starts),
  ownDayStarts: row.day_starts,
  menuId: row.menu_id,
  kioskActive: row.kiosk_active,
  products: row.products,
  licensedAt: row.licensed_at,
});
