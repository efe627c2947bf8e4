import type { LogOnPlace } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { JobPlace } from './job.ts';

/** An active person with the jobs and roles that count at some places; nothing else of them. */
export interface Worker {
  readonly id: string;
  readonly name: string;
  readonly jobs: readonly { readonly jobTypeId: string; readonly on: JobPlace }[];
  readonly roles: readonly { readonly roleId: string; readonly on: LogOnPlace }[];
}

/** The active people of a company with a job or a role on one of these places, in the order of their ids. */
export const listWorkers = async (db: Db, companyId: string, placeIds: readonly string[]): Promise<Worker[]> => {
  const ids = sql`${[...placeIds]}::text[]`;
  const { rows } = await sql<Row>`
    select person.id, person.name, held.* from (
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
  return [...Map.groupBy(rows, row => row.id).values()].map(held => ({
    id: held[0]?.id ?? '',
    name: held[0]?.name ?? '',
    jobs: held.flatMap(({ jobTypeId, onType: type, onId: id }) =>
      jobTypeId === null || type === 'GLOBAL' ? [] : [{ jobTypeId, on: { type, id } }],
    ),
    roles: held.flatMap(({ roleId, onType: type, onId: id }) =>
      roleId === null ? [] : [{ roleId, on: { type, id } }],
    ),
  }));
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

interface Row {
  readonly id: string;
  readonly name: string;
  readonly jobTypeId: string | null;
  readonly roleId: string | null;
  readonly onType: LogOnPlace['type'];
  readonly onId: string;
}
