import { sql } from 'kysely';
import type { Db } from '../store/database/index.ts';

export interface GrownCompany {
  readonly companyId: string;
  /** The menu of every location. */
  readonly menuId: string;
  /** The role of every twentieth person, and the job type of all. */
  readonly roleId: string;
  readonly jobTypeId: string;
  readonly locations: number;
}

/** People for each location. */
const crew = 5;
/** Groups beside the one that has half of the locations. */
const otherGroups = 20;

/**
 * Grows a company: groups, locations whose terminals are silent since `silentSince`, five people for each with a job, a
 * wage and some with a role. The ids are `place-1` and so on.
 */
export const growCompany = async (
  db: Db,
  { companyId, menuId, roleId, jobTypeId, locations }: GrownCompany,
  silentSince: Date,
): Promise<void> => {
  const at = silentSince.toISOString();
  const people = locations * crew;
  await sql`
    insert into tenant (id, company_id, type, name, tags, created_at)
    select 'group-' || n, ${companyId}, 'GROUP', 'Region ' || n, '[]', ${at}::timestamptz
    from generate_series(0, ${otherGroups}::int) n`.execute(db);
  await sql`
    insert into tenant (id, company_id, type, name, group_id, time_zone, latitude, longitude, menu_id, tags, phone, last_ping, pos_version, created_at)
    select 'place-' || n, ${companyId}, 'LOCATION', 'Place ' || lpad(n::text, 5, '0'),
      'group-' || case when n % 2 = 0 then 0 else 1 + n / 2 % ${otherGroups}::int end,
      'America/Chicago', 30 + n % 100 / 10.0, -120 + n / 100 % 100 / 2.0, ${menuId}, '["grown"]', '3125550100', ${at}::timestamptz, '26.2', ${at}::timestamptz
    from generate_series(1, ${locations}::int) n`.execute(db);
  await sql`
    insert into person (id, company_id, name, email, email_key, phone, hired_on, status, created_at)
    select 'crew-' || n, ${companyId}, 'Crew ' || substr(md5(n::text), 1, 6) || ' ' || n, 'crew' || n || '@crew.example',
      'crew' || n || '@crew.example', lpad(n::text, 10, '3'), '2025-03-02', 'ACTIVE', ${at}::timestamptz
    from generate_series(1, ${people}::int) n`.execute(db);
  await sql`
    insert into person_job (id, person_id, job_type_id, on_type, on_id)
    select 'crew-job-' || n, 'crew-' || n, ${jobTypeId}, 'LOCATION', 'place-' || (1 + n % ${locations}::int)
    from generate_series(1, ${people}::int) n`.execute(db);
  await sql`
    insert into person_wage (job_id, starts_on, cents, per)
    select 'crew-job-' || n, '2025-03-02', 1200, 'HOUR' from generate_series(1, ${people}::int) n`.execute(db);
  await sql`
    insert into granted_role (id, person_id, role_id, on_type, on_id)
    select 'crew-grant-' || n, 'crew-' || n, ${roleId}, 'LOCATION', 'place-' || (1 + n % ${locations}::int)
    from generate_series(20, ${people}::int, 20) n`.execute(db);
  await sql`analyze`.execute(db);
};
