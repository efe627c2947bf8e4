import { type Certification, fromCents, toCents, type Wage } from '@commissary/domain';
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
    .where('person_id', 'in', personIds)
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
    .where('job_id', 'in', jobIds)
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

/** Without their wages. */
export const insertJobs = async (db: Db, jobs: readonly Omit<JobRow, 'wages'>[]): Promise<void> => {
  if (jobs.length === 0) return;
  await db
    .insertInto('person_job')
    .values(
      jobs.map(({ id, personId, jobTypeId, on }) => ({
        id,
        person_id: personId,
        job_type_id: jobTypeId,
        on_type: on.type,
        on_id: on.id,
      })),
    )
    .execute();
};

/** Removes jobs with their wages. */
export const deleteJobs = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('person_job').where('id', 'in', ids).execute();
};

/** Replaces all wages of these jobs. */
export const replaceWages = async (
  db: Db,
  jobs: readonly { readonly id: string; readonly wages: readonly Wage[] }[],
): Promise<void> => {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  await db.deleteFrom('person_wage').where('job_id', 'in', ids).execute();
  const rows = jobs.flatMap(({ id, wages }) =>
    wages.map(({ from, amount, per }) => ({ job_id: id, starts_on: from, cents: toCents(amount), per })),
  );
  if (rows.length > 0) await db.insertInto('person_wage').values(rows).execute();
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
    .where('person_id', 'in', personIds)
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

/** Replaces all certifications of a person. */
export const replaceCertifications = async (
  db: Db,
  personId: string,
  certifications: readonly Certification[],
): Promise<void> => {
  await db.deleteFrom('person_certification').where('person_id', '=', personId).execute();
  if (certifications.length === 0) return;
  await db
    .insertInto('person_certification')
    .values(
      certifications.map(({ requirementId, endsOn }) => ({
        person_id: personId,
        requirement_id: requirementId,
        ends_on: endsOn,
      })),
    )
    .execute();
};
