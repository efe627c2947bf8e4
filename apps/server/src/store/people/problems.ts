import type { EmployeeProblem } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { isVisible, type Visible } from './visible-people.ts';

export interface FoundProblem {
  readonly personId: string;
  readonly personName: string;
  readonly problem: EmployeeProblem;
}

export interface ProblemsQuery extends Visible {
  /** Only these people. */
  readonly ids?: readonly string[] | undefined;
  /** Those with a PIN that somebody has at the same location. */
  readonly sharedPins: readonly string[];
  /** Those with a PIN of too few digits for one of their permissions. */
  readonly shortPins: readonly string[];
}

/**
 * What is wrong with the records of active people whom the caller may see, by name. Nothing is joined: right after an
 * import the database takes a table for empty, and would look at all people once for each of them.
 */
export const findProblems = async (db: Db, query: ProblemsQuery): Promise<FoundProblem[]> => {
  const { rows } = await sql<FoundProblem>`
    with listed as materialized (
      select person.id, person.name, person.sort_name, person.phone from person
      where ${isVisible(query)} and person.status = 'ACTIVE' and ${isOneOf(query)}
    )
    select id as "personId", name as "personName", problem from (
      select *, 'phone-format' as problem from listed where phone !~ '^\\d{10}$'
      union all select *, 'pin-shared' from listed where id = any(${[...query.sharedPins]}::text[])
      union all select *, 'pin-short' from listed where id = any(${[...query.shortPins]}::text[])
      union all select *, 'pin-missing' from listed
        where exists (select from person_job j where j.person_id = listed.id)
          and not exists (select from person_pin p where p.person_id = listed.id)
      -- Person by person: joined, the whole table of roles would be read for a page of people.
      union all select *, 'duplicate-role' from listed
        where (select one_role_per_location from company where id = ${query.companyId})
          and exists (select from granted_role r where r.person_id = listed.id and r.on_type = 'LOCATION'
            group by r.on_id having count(*) > 1)
    ) problems
    order by sort_name, id, problem`.execute(db);
  return rows;
};

const isOneOf = ({ ids }: ProblemsQuery) => (ids === undefined ? sql`true` : sql`person.id = any(${[...ids]}::text[])`);

/** Everybody with a role or a job at one of these places. */
export const listPeopleAt = async (db: Db, placeIds: readonly string[]): Promise<string[]> => {
  const at = sql`on_id = any(${[...placeIds]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select person_id as id from granted_role where ${at} union select person_id from person_job where ${at}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
