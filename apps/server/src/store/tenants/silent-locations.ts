import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

interface SilentLocation {
  readonly id: string;
  readonly groupId: string | null;
  readonly name: string;
}

/** The locations of a company whose terminals were in contact once, and not since then. */
export const listSilentLocations = async (db: Db, companyId: string, since: Date): Promise<SilentLocation[]> => {
  const { rows } = await sql<SilentLocation>`
    select id, group_id as "groupId", name from tenant
    where company_id = ${companyId} and type = 'LOCATION' and removed_at is null and last_ping < ${since}::timestamptz
    order by name, id`.execute(db);
  return rows;
};
