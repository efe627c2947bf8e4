import type { TenantReach } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isWithin } from '../tenants/index.ts';

/** A location that no publish of menu and settings reaches until it is released. */
export interface FrozenLocation {
  readonly locationId: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

export const listFrozen = async (db: Db, companyId: string, reach: TenantReach): Promise<FrozenLocation[]> => {
  const { rows } = await sql<FrozenLocation>`
    select f.location_id as "locationId", f.reason, f.by_name as by, f.at
    from frozen_location f join tenant on tenant.id = f.location_id
    where tenant.company_id = ${companyId} and tenant.removed_at is null and ${isWithin(reach)}
    order by f.location_id`.execute(db);
  return rows;
};

/** Which of some locations are frozen. */
export const frozenAmong = async (db: Db, locationIds: readonly string[]): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('frozen_location')
    .select('location_id')
    .where(sql<boolean>`location_id = any(${[...locationIds]}::text[])`)
    .orderBy('location_id')
    .execute();
  return rows.map(({ location_id }) => location_id);
};

/** Freezes locations; one that is frozen remains as it is. Returns which were not. */
export const insertFrozen = async (
  db: Db,
  locationIds: readonly string[],
  { reason, by, at }: Omit<FrozenLocation, 'locationId'>,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into frozen_location (location_id, reason, by_name, at)
    select id, ${reason}, ${by}, ${at}::timestamptz from unnest(${locationIds.toSorted()}::text[]) as id
    on conflict do nothing returning location_id as id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns which of the locations were frozen. */
export const deleteFrozen = async (db: Db, locationIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from frozen_location where location_id = any(${[...locationIds]}::text[])
    returning location_id as id`.execute(db);
  return rows.map(({ id }) => id);
};
