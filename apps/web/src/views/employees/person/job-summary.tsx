import { type EmployeeJob, jobsTexts } from '@commissary/catalog';
import { compareMoney, dateWords, isMoney, latestWage, type Wage, wageOn } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { dateAt, ownZone } from '../../../formatting/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../../session/index.ts';
import { Badge, LevelIcon } from '../../../ui/index.ts';
import { scopeName } from '../employee-text.ts';
import { scopeValue, type Workplace, workplaceOfValue } from '../scopes.ts';
import styles from './job-summary.module.css';

export interface JobSummaryProps {
  readonly job: EmployeeJob;
  /** All jobs of the person, as they are typed. */
  readonly jobs: readonly EmployeeJob[];
  readonly today: string;
  /** The minimum wage an hour at the place, as far as the reader may know it. */
  readonly minimum: string | null;
}

const depths = { COMPANY: 0, GROUP: 1, LOCATION: 2 } as const;
const levels = { COMPANY: 'company', GROUP: 'group', LOCATION: 'location' } as const;

const placeOf = ({ grantObject }: EmployeeJob): Workplace | null => workplaceOfValue(scopeValue(grantObject));

/** The same job at the group and the company around a place, the most specific first. */
const jobsAbove = (
  { jobTypeId, ...job }: EmployeeJob,
  jobs: readonly EmployeeJob[],
  { user }: ActiveTenant,
): readonly { readonly place: Workplace; readonly wages: readonly Wage[] }[] => {
  const { type, id } = job.grantObject;
  const groupId = type === 'LOCATION' ? user.accessibleTenants.find(tenant => tenant.id === id)?.groupId : null;
  const isAbove = (place: Workplace) =>
    place.type === 'COMPANY' ? type !== 'COMPANY' : place.type === 'GROUP' && place.id === groupId;
  return jobs
    .filter(other => other.jobTypeId === jobTypeId)
    .flatMap(other => {
      const place = placeOf(other);
      return place !== null && isAbove(place) ? [{ place, wages: other.wages ?? [] }] : [];
    })
    .toSorted((a, b) => depths[b.place.type] - depths[a.place.type]);
};

/** What a job pays at its place, and which place that wage comes from: the most specific one counts. */
export function JobSummary({ job, jobs, today, minimum }: JobSummaryProps) {
  const tenant = useActiveTenant();
  const { wages } = job;
  const place = placeOf(job);
  if (place === null) return null;
  if (wages === undefined) return <p className="text-13 tone-2">{jobsTexts.wagesHidden}</p>;
  const own = latestWage(today, wages);
  const inherited = wageOn(today, jobsAbove(job, jobs, tenant));
  const paid = own ?? inherited?.wage;
  const coming = wages.filter(({ from }) => from > today);
  const isTooLow = minimum !== null && [...(paid ? [paid] : []), ...coming].some(wage => isBelow(wage, minimum));
  return (
    <div className={`${styles.place} grid align-start gap-4 gap-x-16`} data-level={own && levels[place.type]}>
      <div>
        {wages.length === 0 && !inherited && <p className="text-13 tone-2">{jobsTexts.noWage}</p>}
        <ol className="list">
          {wages
            .toSorted((a, b) => (a.from < b.from ? -1 : 1))
            .map(wage => (
              <WageLine
                key={wage.from}
                wage={wage}
                is={wage === own ? 'now' : wage.from > today ? 'planned' : 'past'}
              />
            ))}
        </ol>
        {isTooLow && (
          <p role="status" className="text-13 tone-error">
            {jobsTexts.belowMinimum(formatMoney(minimum))}
          </p>
        )}
      </div>
      <div className="text-13">
        {own && <p className="weight-600">{jobsTexts.wageSetFor(scopeName(place, tenant))}</p>}
        {inherited && (
          <p className="tone-2">
            {(own ? insteadOf : fromPlace)(wageText(inherited.wage), scopeName(inherited.place, tenant))}
          </p>
        )}
        {own && !inherited && place.type !== 'COMPANY' && <p className="tone-2">{jobsTexts.noWageAbove}</p>}
      </div>
    </div>
  );
}

/** The job and where. */
export function JobHead({
  name,
  job,
  requires,
}: {
  readonly name: string;
  readonly job: EmployeeJob;
  readonly requires: string;
}) {
  const tenant = useActiveTenant();
  const place = placeOf(job);
  return (
    <p className="row wrap align-center gap-2 gap-x-8">
      <span className="weight-600">{name}</span>
      {place !== null && (
        <span className="inline-row align-center gap-6">
          <LevelIcon level={levels[place.type]} /> {scopeName(place, tenant)}
        </span>
      )}
      {requires !== '' && <span className="text-13 tone-2 break-anywhere">{requires}</span>}
    </p>
  );
}

const insteadOf = (wage: string, place: string): string => jobsTexts.wageInsteadOf(wage, place);
const fromPlace = (wage: string, place: string): string => jobsTexts.wageFrom(place, wage);

interface WageLineProps {
  readonly wage: NonNullable<EmployeeJob['wages']>[number];
  readonly is: 'past' | 'now' | 'planned';
}

function WageLine({ wage, is }: WageLineProps) {
  const { from, setBy, setAt } = wage;
  const said = is === 'now' ? jobsTexts.since : jobsTexts.fromDay;
  return (
    <li
      className={`${styles.wage} row wrap align-center gap-2 gap-x-8 size-13 tone-2`}
      data-is={is}
      aria-current={is === 'now' ? 'true' : undefined}
    >
      <span>{said(wageText(wage), dateWords(from))}</span>
      {is === 'now' && <Badge tone="live">{jobsTexts.paysNow}</Badge>}
      {is === 'planned' && (
        <Badge tone="quiet" outlined>
          {jobsTexts.planned}
        </Badge>
      )}
      {setBy !== null && setAt !== null && (
        <span className="text-13 weight-400 tone-2">{jobsTexts.wageSetBy(setBy, dateAt(setAt, ownZone()))}</span>
      )}
    </li>
  );
}

const wageText = ({ amount, per }: Wage): string =>
  `${isMoney(amount) ? formatMoney(amount) : amount} ${jobsTexts.perOptions[per]}`;

const isBelow = ({ amount, per }: Wage, minimum: string): boolean =>
  per === 'HOUR' && isMoney(amount) && compareMoney(amount, minimum) < 0;
