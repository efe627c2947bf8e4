import type { Certification } from '@commissary/domain';
import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/index.ts';
import { type GrantRow, grants } from './grant.ts';
import { certifications, type JobRow, jobOf, jobs } from './job.ts';

/** What other tables have of a person. */
export interface Belongings {
  readonly grants: readonly GrantRow[];
  readonly jobs: readonly JobRow[];
  readonly certifications: readonly Certification[];
}

/**
 * What other tables have of these people, in one statement: of several, most of the time is on the way. Asked person by
 * person, because the database reads a whole table for a list of people.
 */
export const readBelongings = async (
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Belongings>> => {
  const asked = sql<{ id: string }>`unnest(${[...personIds]}::text[])`.as<'asked'>(sql`asked (id)`);
  const rows = await db
    .selectFrom(asked)
    .select('asked.id')
    .select([
      jsonArrayFrom(grants(db).where(isOf('granted_role'))).as('grants'),
      jsonArrayFrom(jobs(db).where(isOf('person_job'))).as('jobs'),
      jsonArrayFrom(certifications(db).where(isOf('person_certification'))).as('certifications'),
    ])
    .execute();
  return new Map(
    rows.map(row => [
      row.id,
      {
        grants: row.grants.map(grant => ({
          ...grant,
          givenAt: grant.givenAt === null ? null : new Date(grant.givenAt),
        })),
        jobs: row.jobs.map(jobOf),
        certifications: row.certifications,
      },
    ]),
  );
};

const isOf = (table: string) => sql<SqlBool>`${sql.ref(table)}.person_id = asked.id`;
