import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What is missing of somebody who has a job: a PIN, or a certification that has ended. */
interface PersonToCheck {
  readonly personId: string;
  /** The certification, and its last day; null: the PIN is missing. */
  readonly ended: { readonly requirementId: string; readonly endsOn: string } | null;
}

/**
 * The active people of a company with jobs, or with jobs on some of its places, who have no PIN, or a certification that
 * ended before a day.
 */
export const listPeopleToCheck = async (
  db: Db,
  companyId: string,
  { day, placeIds }: { readonly day: string; readonly placeIds?: readonly string[] | undefined },
): Promise<PersonToCheck[]> => {
  const isThere = placeIds === undefined ? sql`true` : sql`on_id = any(${[...placeIds]}::text[])`;
  const { rows } = await sql<{ personId: string; requirementId: string | null; endsOn: string | null }>`
    with employed as (
      select person.id, person.sort_name from person
      where person.company_id = ${companyId} and person.status = 'ACTIVE'
        and person.id in (select person_id from person_job where ${isThere})
    )
    select employed.id as "personId", missing."requirementId", missing."endsOn" from employed join (
      select id, null as "requirementId", null as "endsOn" from employed
      where not exists (select from person_pin where person_pin.person_id = employed.id)
      union all
      select person_id, requirement_id, ends_on from person_certification where ends_on < ${day}
    ) missing on missing.id = employed.id
    order by employed.sort_name, employed.id, missing."requirementId" nulls first`.execute(db);
  return rows.map(({ personId, requirementId, endsOn }) => ({
    personId,
    ended: requirementId === null || endsOn === null ? null : { requirementId, endsOn },
  }));
};
