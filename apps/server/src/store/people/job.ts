import { type Certification, fromCents, toCents, type Wage } from '@commissary/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Where a job is done: at every location of the company, of a group, or at one. */
export interface JobPlace {
  readonly type: 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly id: string;
}

/** A job of a person, with its wages by day. */
export interface JobRow {
  readonly id: string;
  readonly personId: string;
  readonly jobTypeId: string;
  readonly on: JobPlace;
  readonly wages: readonly Wage[];
}

/** The jobs of these people, in the order in which they were given. */
export const listJobs = async (db: Db, personIds: readonly string[]): Promise<JobRow[]> => {
  if (personIds.length === 0) return [];
  const jobs = await db
    .selectFrom('person_job')
    .selectAll()
    .where(isOneOf('person_id', personIds))
    .orderBy('number')
    .execute();
  const wages = await listWages(
    db,
    jobs.map(({ id }) => id),
  );
  return jobs.map(job => ({
    id: job.id,
    personId: job.person_id,
    jobTypeId: job.job_type_id,
    on: { type: job.on_type, id: job.on_id },
    wages: wages.get(job.id) ?? [],
  }));
};

const listWages = async (db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, readonly Wage[]>> => {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('person_wage')
    .selectAll()
    .where(isOneOf('job_id', jobIds))
    .orderBy('starts_on')
    .execute();
  const byJob = Map.groupBy(rows, row => row.job_id);
  return new Map(
    [...byJob].map(([id, list]) => [
      id,
      list.map(({ starts_on, cents, per }) => ({ from: starts_on, amount: fromCents(cents), per })),
    ]),
  );
};

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

/** Replaces all wages of these jobs. */
export const replaceWages = async (
  db: Db,
  jobs: readonly { readonly id: string; readonly wages: readonly Wage[] }[],
): Promise<void> => {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await db.deleteFrom('person_wage').where(isOneOf('job_id', ids)).execute();
  const rows = jobs.flatMap(({ id, wages }) =>
    wages.map(({ from, amount, per }) => ({ job_id: id, starts_on: from, cents: toCents(amount), per })),
  );
  await sql`insert into person_wage (job_id, starts_on, cents, per)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as wage (job_id text, starts_on text, cents bigint, per text)`.execute(db);
};

/** The certifications of these people. */
export const listCertifications = async (
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Certification[]>> => {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('person_certification')
    .selectAll()
    .where(isOneOf('person_id', personIds))
    .orderBy('requirement_id')
    .execute();
  const byPerson = Map.groupBy(rows, row => row.person_id);
  return new Map(
    [...byPerson].map(([id, list]) => [
      id,
      list.map(({ requirement_id, ends_on }) => ({ requirementId: requirement_id, endsOn: ends_on })),
    ]),
  );
};

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
