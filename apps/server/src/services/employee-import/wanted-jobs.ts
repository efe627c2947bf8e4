import type { Employment } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { can, compareMoney, latestWage, namesInCell, type TenantScope, type Wage } from '@commissary/domain';
import { normalizedName } from '../../store/database/index.ts';
import type { JobPlace, JobRow } from '../../store/people/index.ts';
import type { Person } from '../context/index.ts';
import type { RequestedJob } from '../people/index.ts';
import type { ReadRow } from './read-rows.ts';

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

/** Adds to the stored jobs what the rows say. No job is taken away, and no wage of another day. */
export const wantedJobs = (
  { caller, employment, scopeOf }: JobSources,
  stored: readonly JobRow[],
  rows: readonly ReadRow[],
): WantedJobs => {
  const jobs: RequestedJob[] = stored.map(({ jobTypeId, on }) => ({ jobTypeId, grantObject: on }));
  const rowOf: (number | undefined)[] = stored.map(() => undefined);
  const failures = new Map<number, Failure[]>();
  const warnings = new Map<number, Failure[]>();
  for (const row of rows) {
    const own: Failure[] = [];
    const warned: Failure[] = [];
    for (const place of row.places) {
      const { jobTypes, payrollAndOvertime } = employment(place.id);
      const byName = Map.groupBy(jobTypes, ({ name }) => normalizedName(name));
      const named = (name: string) => byName.get(normalizedName(name)) ?? [];
      const names = namesInCell(row.job, name => named(name).length > 0);
      if (![0, 1, names.length].includes(row.wages.length) || (names.length === 0 && row.wages.length > 0))
        own.push({ code: names.length === 0 ? 'JOB_MISSING' : 'COUNT', path: names.length === 0 ? 'job' : 'wage' });
      const mayPay = row.wages.length === 0 || can(caller, 'viewWageData', scopeOf(place));
      // Before anything is compared: whether a wage is the stored one would tell it.
      if (!mayPay) own.push({ code: 'FORBIDDEN', path: 'wage', params: { reason: 'restricted' } });
      for (const [index, name] of names.entries()) {
        const [only, another] = named(name);
        if (only === undefined || another !== undefined) {
          own.push({ code: only === undefined ? 'UNKNOWN_JOB' : 'AMBIGUOUS_JOB', path: 'job', params: { name } });
          continue;
        }
        const jobTypeId = String(only.id);
        const at = jobs.findIndex(job => job.jobTypeId === jobTypeId && isSamePlace(job.grantObject, place));
        const before = stored.find(job => job.jobTypeId === jobTypeId && isSamePlace(job.on, place))?.wages ?? [];
        const wage = mayPay ? (row.wages[index] ?? row.wages[0]) : undefined;
        const job = { jobTypeId, grantObject: place, ...(wage && { wages: withWage(before, wage) }) };
        const { enabled, amount } = payrollAndOvertime.minimumWage;
        if (wage?.per === 'HOUR' && enabled && compareMoney(wage.amount, amount) < 0)
          warned.push({ code: 'BELOW_MINIMUM', path: 'wage', params: { minimum: amount } });
        if (at < 0) {
          jobs.push(job);
          rowOf.push(row.index);
        } else {
          jobs[at] = { ...jobs[at], ...job };
          rowOf[at] = row.index;
        }
      }
    }
    if (own.length > 0) failures.set(row.index, own);
    if (warned.length > 0) warnings.set(row.index, warned);
  }
  return { jobs, failures, warnings, rowOf };
};

/** A wage that counts already on that day is none to add. */
const withWage = (wages: readonly Wage[], wage: Wage): readonly Wage[] => {
  const now = latestWage(wage.from, wages);
  if (now !== undefined && now.per === wage.per && compareMoney(now.amount, wage.amount) === 0) return wages;
  return [...wages.filter(({ from }) => from !== wage.from), wage];
};

const isSamePlace = (a: JobPlace, b: JobPlace): boolean => a.type === b.type && a.id === b.id;
