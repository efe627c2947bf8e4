import { type Certification, fromCents, toCents, type Wage } from '@commissary/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/index.ts';

/** Where a job is done: at every location of the company, of a group, or at one. */
export interface JobPlace {
  readonly type: 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly id: string;
}

/** A wage, with who set it and when; null for one from before that was stored. */
export interface StoredWage extends Wage {
  readonly setBy: string | null;
  readonly setAt: Date | null;
}

/** A job of a person, with its wages by day. */
export interface JobRow {
  readonly id: string;
  readonly personId: string;
  readonly jobTypeId: string;
  readonly on: JobPlace;
  readonly wages: readonly StoredWage[];
}

/** All jobs, in the order in which they were given, as a query for statements that read more. */
export const jobs = (db: Db) =>
  db
    .selectFrom('person_job')
    .select(['id', 'person_id', 'job_type_id', 'on_type', 'on_id'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('person_wage')
          .select(['starts_on', 'cents', 'per', 'set_by', 'set_at'])
          .whereRef('person_wage.job_id', '=', 'person_job.id')
          .orderBy('starts_on'),
      ).as('wages'),
    )
    .orderBy('number');

/** A row of it. */
export const jobOf = (row: Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]): JobRow => ({
  id: row.id,
  personId: row.person_id,
  jobTypeId: row.job_type_id,
  on: { type: row.on_type, id: row.on_id },
  wages: row.wages.map(({ starts_on, cents, per, set_by, set_at }) => ({
    from: starts_on,
    amount: fromCents(cents),
    per,
    setBy: set_by,
    // An instant inside JSON is text.
    setAt: set_at === null ? null : new Date(set_at),
  })),
});

/** The jobs of people at some places. */
export const listJobsOf = async (
  db: Db,
  personIds: readonly string[],
  placeIds: readonly string[],
): Promise<JobRow[]> =>
  (await jobs(db).where(isOneOf('person_id', personIds)).where(isOneOf('on_id', placeIds)).execute()).map(jobOf);

/** A job of somebody who is active, with what other systems are told of them. */
export interface WorkingPerson {
  readonly personId: string;
  readonly name: string;
  readonly email: string | null;
  readonly jobTypeId: string;
  readonly on: JobPlace;
}

/** The jobs of everybody who is active, one person after the other, by name. */
export const listWorkingPeople = async (db: Db, companyId: string): Promise<WorkingPerson[]> => {
  const rows = await db
    .selectFrom('person_job')
    .innerJoin('person', 'person.id', 'person_job.person_id')
    .select(['person.id', 'person.name', 'person.email', 'person_job.job_type_id', 'on_type', 'on_id'])
    .where('person.company_id', '=', companyId)
    .where('person.status', '=', 'ACTIVE')
    .orderBy('person.name')
    .orderBy('person.id')
    .orderBy('person_job.number')
    .execute();
  return rows.map(({ id, name, email, job_type_id, on_type, on_id }) => ({
    ...{ personId: id, name, email },
    jobTypeId: job_type_id,
    on: { type: on_type, id: on_id },
  }));
};

/** Without their wages. */
export const insertJobs = async (db: Db, jobs: readonly Omit<JobRow, 'wages'>[]): Promise<void> => {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ id, personId, jobTypeId, on }) => ({
    id,
    person_id: personId,
    job_type_id: jobTypeId,
    on_type: on.type,
    on_id: on.id,
  }));
  await sql`insert into person_job (id, person_id, job_type_id, on_type, on_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as job (id text, person_id text, job_type_id text, on_type text, on_id text)`.execute(db);
};

/** Removes jobs with their wages. */
export const deleteJobs = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('person_job').where(isOneOf('id', ids)).execute();
};

/** Replaces all wages of these jobs; one that stays keeps who set it. */
export const replaceWages = async (
  db: Db,
  jobs: readonly { readonly id: string; readonly wages: readonly Wage[] }[],
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> => {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const rows = jobs.flatMap(({ id, wages }) =>
    wages.map(({ from, amount, per }) => ({ job_id: id, starts_on: from, cents: toCents(amount), per })),
  );
  const sent = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as sent (job_id text, starts_on text, cents bigint, per text)`;
  await sql`delete from person_wage where job_id = any(${ids}::text[])
    and (job_id, starts_on) not in (select job_id, starts_on from ${sent})`.execute(db);
  await sql`insert into person_wage (job_id, starts_on, cents, per, set_by, set_at)
    select job_id, starts_on, cents, per, ${by}::text, ${at}::timestamptz from ${sent}
    on conflict (job_id, starts_on) do update
      set cents = excluded.cents, per = excluded.per, set_by = excluded.set_by, set_at = excluded.set_at
      where (person_wage.cents, person_wage.per) is distinct from (excluded.cents, excluded.per)`.execute(db);
};

/** All certifications as a query, for statements that read more. */
export const certifications = (db: Db) =>
  db
    .selectFrom('person_certification')
    .select(['requirement_id as requirementId', 'ends_on as endsOn'])
    .orderBy('requirement_id');

/** Replaces all certifications of these people. */
export const replaceCertifications = async (
  db: Db,
  people: readonly { readonly id: string; readonly certifications: readonly Certification[] }[],
): Promise<void> => {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await db.deleteFrom('person_certification').where(isOneOf('person_id', ids)).execute();
  const rows = people.flatMap(({ id, certifications }) =>
    certifications.map(({ requirementId, endsOn }) => ({
      person_id: id,
      requirement_id: requirementId,
      ends_on: endsOn,
    })),
  );
  await sql`insert into person_certification (person_id, requirement_id, ends_on)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as held (person_id text, requirement_id text, ends_on text)`.execute(db);
};

/** One parameter, however many values. */
const isOneOf = (column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
