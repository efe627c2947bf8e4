import type { LogOnPlace } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A job or a role of an active person that counts at some places. */
export interface Work {
  readonly personId: string;
  readonly name: string;
  /** Null: it is a role. */
  readonly jobTypeId: string | null;
  /** Null: it is a job. */
  readonly roleId: string | null;
  readonly onType: LogOnPlace['type'];
  readonly onId: string;
}

/** The jobs and roles of the active people of a company on some of these places, in the order of the people's ids. */
export const listWork = async (db: Db, companyId: string, placeIds: readonly string[]): Promise<readonly Work[]> => {
  const ids = sql`${[...placeIds]}::text[]`;
  const { rows } = await sql<Work>`
    select person.id as "personId", person.name, held."jobTypeId", held."roleId", held."onType", held."onId" from (
      select person_id, job_type_id as "jobTypeId", null as "roleId", on_type as "onType", on_id as "onId" from person_job
      where on_id = any(${ids})
      union all
      select person_id, null, role_id, on_type, on_id from granted_role
      where on_id = any(${ids}) or (on_type = 'GLOBAL' and ${placeIds.includes(companyId)})
    ) held join person on person.id = held.person_id
    where person.company_id = ${companyId} and person.status = 'ACTIVE'
    order by person.id collate "C", "onType", "onId" collate "C", "jobTypeId" collate "C", "roleId" collate "C"`.execute(
    db,
  );
  return rows;
};

/** Where these people can log on at terminals: where they have a job or a role. */
export const placesOfPeople = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LogOnPlace[]>> => {
  const { rows } = await sql<LogOnPlace & { personId: string }>`
    select person_id as "personId", on_type as type, on_id as id from granted_role where person_id = any(${[...ids]}::text[])
    union all
    select person_id, on_type, on_id from person_job where person_id = any(${[...ids]}::text[])`.execute(db);
  return Map.groupBy(rows, ({ personId }) => personId);
};
