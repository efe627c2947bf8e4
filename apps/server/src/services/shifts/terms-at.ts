import type { Employment } from '@commissary/catalog';
import { type JobRules, type ShiftTerms, type WagesAt, wageOn } from '@commissary/domain';
import { complete, initial } from '@commissary/schema';
import { findPeople, type JobRow, listJobsOf } from '../../store/people/index.ts';
import { liveAt } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { Context } from '../context/index.ts';
import { readPublishedHours } from '../documents/index.ts';

/** What shifts of a location are paid by: what is published there, and the wages of their employees. */
interface TermsAt {
  /** The first day of a workweek, 0 is Sunday. */
  readonly startOfWeek: number;
  readonly isKnown: (employeeId: string) => boolean;
  readonly termsOf: (of: { readonly employeeId: string; readonly jobId: string; readonly day: string }) => ShiftTerms;
}

/** Reads what is live at a location, and who of these employees works there for which wages. */
export const termsAt = async (
  { db, content }: Pick<Context, 'db' | 'content'>,
  { id, groupId, companyId }: TenantRecord,
  employeeIds: readonly string[],
): Promise<TermsAt> => {
  const ids = [...new Set(employeeIds)];
  const live = new Map((await liveAt(db, [id])).map(({ kind, manifest }) => [kind, manifest]));
  const [employment, settings] = [live.get('employment'), live.get('settings')];
  const documents = await content.documents(db, employment === undefined ? [] : [employment]);
  const hours = await readPublishedHours({ db, content }, settings === undefined ? [] : [settings]);
  const { jobTypes, timeClock, payrollAndOvertime: payroll } = completed(documents.get(employment ?? ''));
  // The most specific place first.
  const places = [id, ...(groupId === null ? [] : [groupId]), companyId];
  const known = new Set((await findPeople(db, companyId, ids)).map(person => person.id));
  const jobs = Map.groupBy(await listJobsOf(db, [...known], places), ({ personId, jobTypeId }) =>
    keyOf(personId, jobTypeId),
  );
  const wagesOf = (of: readonly JobRow[]): WagesAt[] =>
    places.flatMap(place =>
      of.flatMap(({ on, wages }) =>
        on.id === place ? [{ place, wages: wages.map(({ from, amount, per }) => ({ from, amount, per })) }] : [],
      ),
    );
  return {
    startOfWeek: hours.get(settings ?? '')?.hours.startOfWeek ?? 0,
    isKnown: employeeId => known.has(employeeId),
    termsOf: ({ employeeId, jobId, day }) => ({
      wage: wageOn(day, wagesOf(jobs.get(keyOf(employeeId, jobId)) ?? []))?.wage ?? null,
      job: rulesOf(jobTypes, jobId),
      ...{ payroll, timeClock },
    }),
  };
};

const keyOf = (personId: string, jobTypeId: string): string => `${personId} ${jobTypeId}`;

/** What was published before a field existed, and where nothing is published, has initial values. */
const completed = (document: unknown): Employment =>
  (document === undefined
    ? initial(definitions.employment.field)
    : complete(definitions.employment.field, document)) as Employment;

const ordinaryJob = (): Employment['jobTypes'][number] => {
  const [job] = completed(undefined).jobTypes;
  if (job === undefined) throw new Error('A new company has no job type');
  return job;
};

/** Only what pay depends on. A job type that is gone has the rules of an ordinary one. */
const rulesOf = (jobTypes: Employment['jobTypes'], jobId: string): JobRules => {
  const {
    excludeFromLaborCalculations,
    declareTipsAtClockOff,
    minimumTipPercentage,
    payTipsOnPayroll,
    driverSettings,
  } = jobTypes.find(({ id }) => String(id) === jobId) ?? ordinaryJob();
  const { mode, feeMethod, feePerOrder, feePerDispatch, orderPercentage, mileage, payFeeOnPayroll, zones } =
    driverSettings;
  return {
    ...{ id: jobId, excludeFromLaborCalculations, declareTipsAtClockOff, minimumTipPercentage, payTipsOnPayroll },
    driverSettings: {
      ...{ mode, feeMethod, feePerOrder, feePerDispatch, orderPercentage, mileage, payFeeOnPayroll },
      zones: zones.map(({ zoneId, feePerZone }) => ({ zoneId, feePerZone })),
    },
  };
};
