import { sql } from 'kysely';
import type { Db, Running } from './tables.ts';

export interface Contact {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly softwareVersion: string;
  readonly runs: readonly Running[];
  readonly at: Date;
}

/**
 * A terminal was heard of: notes what it runs, and the last contact and version of its location, and answers what the
 * location should run now, all in one statement.
 */
export const recordContact = async (db: Db, contact: Contact): Promise<Running[]> => {
  const { tenantId, deviceId, softwareVersion, runs, at } = contact;
  const { rows } = await sql<Running>`
    with heard as (
      insert into check_in (tenant_id, device_id, software_version, runs, last_seen_at)
      values (${tenantId}, ${deviceId}, ${softwareVersion}, ${JSON.stringify(runs)}::jsonb, ${at})
      on conflict (tenant_id, device_id) do update set software_version = excluded.software_version,
        runs = excluded.runs, last_seen_at = excluded.last_seen_at),
    met as (update tenant set last_ping = ${at}, pos_version = ${softwareVersion} where id = ${tenantId})
    select kind, manifest, sequence from published where location_id = ${tenantId}`.execute(db);
  return rows;
};
