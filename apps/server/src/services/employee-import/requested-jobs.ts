import type { Employment } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { can, compareMoney, latestWage, namesInCell, type TenantScope, type Wage } from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import { normalizedName } from '../../store/database/index.ts';
import type { JobPlace, JobRow } from '../../store/people/index.ts';
import type { Person } from '../context/index.ts';
import type { RequestedJob } from '../people/index.ts';
import { mostReported, type ReadRow } from './read-rows.ts';

export interface JobSources {
  readonly caller: Person;
  readonly employment: (placeId: string) => Employment;
  readonly scopeOf: (place: JobPlace) => TenantScope;
}

/** The jobs that a person has after the rows, with the row of each that it comes from. */
export interface WantedJobs {
  readonly jobs: readonly RequestedJob[];
  /** By the index of the row. */
  readonly failures: ReadonlyMap<number, readonly Failure[]>;
  readonly warnings: ReadonlyMap<number, readonly Failure[]>;
  /** The row that each job comes from, by its place in `jobs`; undefined = it was stored. */
  readonly rowOf: readonly (number | undefined)[];
}

/** The most jobs that one person may have, as in a call about one person. */
const mostJobs = 100;

/** Adds to the stored jobs what the rows say. No job is taken away, and no wage of another day. */
export const requestedJobs = (sources: JobSources, stored: readonly JobRow[], rows: readonly ReadRow[]): WantedJobs => {
  const before = new Map(stored.map(job => [jobKey(job.jobTypeId, job.on), job]));
  const jobs = new Map<string, WantedJob>(
    [...before].map(([key, { jobTypeId, on }]) => [key, { job: { jobTypeId, grantObject: on }, row: undefined }]),
  );
  const failures = new Map<number, Failure[]>();
  const warnings = new Map<number, Failure[]>();
  for (const row of rows) {
    const problems: Problems = { failures: [], warnings: [] };
    // A cell of jobs beside a cell of places is as many jobs as both together.
    let named = 0;
    if (row.job === '' && row.wages.length > 0) problems.failures.push({ code: 'JOB_MISSING', path: 'job' });
    for (const place of row.job === '' ? [] : row.places) {
      if (named > mostJobs || jobs.size > mostJobs) break;
      const here = jobsAt(sources, row, place, problems);
      named += here.named;
      for (const [jobTypeId, wage] of here.jobs) {
        const key = jobKey(jobTypeId, place);
        const wages = wage && { wages: withWage(before.get(key)?.wages ?? [], wage) };
        jobs.set(key, { job: { ...jobs.get(key)?.job, jobTypeId, grantObject: place, ...wages }, row: row.index });
      }
    }
    if (named > mostJobs || jobs.size > mostJobs)
      problems.failures.push({ code: 'TOO_MANY_JOBS', path: 'job', params: { limit: mostJobs } });
    if (row.job === '' && row.saysPlace && !worksAtAll(jobs, row.places))
      problems.warnings.push({ code: 'PLACE_WITHOUT_JOB', path: 'place' });
    // What is wrong at several places is told once.
    if (problems.failures.length > 0) failures.set(row.index, unique(problems.failures));
    if (problems.warnings.length > 0) warnings.set(row.index, unique(problems.warnings));
  }
  const all = [...jobs.values()];
  return { jobs: all.map(({ job }) => job), failures, warnings, rowOf: all.map(({ row }) => row) };
};

const unique = (failures: readonly Failure[]): Failure[] => [
  ...new Map(failures.map(failure => [JSON.stringify(failure), failure])).values(),
];

const worksAtAll = (jobs: ReadonlyMap<string, WantedJob>, places: readonly JobPlace[]): boolean => {
  const at = new Set([...jobs.values()].map(({ job }) => job.grantObject.id));
  return places.every(({ id }) => at.has(id));
};

interface WantedJob {
  readonly job: RequestedJob;
  readonly row: number | undefined;
}

interface Problems {
  readonly failures: Failure[];
  readonly warnings: Failure[];
}

/** The job types that a row names at a place, each once, with the wage of each. */
const jobsAt = (
  { caller, employment, scopeOf }: JobSources,
  row: ReadRow,
  place: JobPlace,
  { failures, warnings }: Problems,
): { readonly named: number; readonly jobs: ReadonlyMap<string, Wage | undefined> } => {
  const { jobTypes, payrollAndOvertime } = employment(place.id);
  const byName = namesOf(jobTypes);
  const named = (name: string) => byName.get(normalizedName(name)) ?? [];
  const names = namesInCell(row.job, name => named(name).length > 0);
  if (names.length === 0 && row.wages.length > 0) failures.push({ code: 'JOB_MISSING', path: 'job' });
  else if (![0, 1, names.length].includes(row.wages.length)) failures.push({ code: 'COUNT', path: 'wage' });
  const mayPay = row.wages.length === 0 || can(caller, 'viewWageData', scopeOf(place));
  // Before anything is compared: whether a wage is the stored one would tell it.
  if (!mayPay) failures.push({ code: 'FORBIDDEN', path: 'wage', params: { reason: 'restricted' } });
  const { enabled, amount: minimum } = payrollAndOvertime.minimumWage;
  const found = new Map<string, Wage | undefined>();
  const problems = new Set<string>();
  for (const [index, name] of names.entries()) {
    const [only, another] = named(name);
    const wage = mayPay ? (row.wages[index] ?? row.wages[0]) : undefined;
    if (only !== undefined && another === undefined && !found.has(String(only.id))) {
      found.set(String(only.id), wage);
      if (wage?.per === 'HOUR' && enabled && compareMoney(wage.amount, minimum) < 0)
        warnings.push({ code: 'BELOW_MINIMUM', path: 'wage', params: { minimum } });
      continue;
    }
    const first = only && found.get(String(only.id));
    const isSame = first?.amount === wage?.amount && first?.per === wage?.per && first?.from === wage?.from;
    const code = only === undefined ? 'UNKNOWN_JOB' : another !== undefined ? 'AMBIGUOUS_JOB' : 'DUPLICATE_JOB';
    const failure = { code: code === 'DUPLICATE_JOB' && isSame ? 'REPEATED' : code, path: 'job', params: { name } };
    // Once for each name: a cell may repeat it, or have hundreds.
    if (problems.has(`${failure.code} ${name}`) || problems.size >= mostReported) continue;
    problems.add(`${failure.code} ${name}`);
    (failure.code === 'REPEATED' ? warnings : failures).push(failure);
  }
  return { named: new Set(names).size, jobs: found };
};

/** Computed once for the job types of a place: rows are many, and most are about the same places. */
const namesOf = memoByIdentity((jobTypes: Employment['jobTypes']) =>
  Map.groupBy(jobTypes, ({ name }) => normalizedName(name)),
);

const jobKey = (jobTypeId: string, { type, id }: JobPlace): string => `${jobTypeId} ${type} ${id}`;

/** A wage that counts already on that day is none to add. */
const withWage = (wages: readonly Wage[], wage: Wage): readonly Wage[] => {
  const now = latestWage(wage.from, wages);
  if (now !== undefined && now.per === wage.per && compareMoney(now.amount, wage.amount) === 0) return wages;
  return [...wages.filter(({ from }) => from !== wage.from), wage];
};
