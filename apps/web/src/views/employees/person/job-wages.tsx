import { jobsTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { compareMoney, dateWords, latestWage, type Wage, wageOn } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { jobChoicesOf } from '../../../cache/index.ts';
import { dateAt, ownZone } from '../../../formatting/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../../session/index.ts';
import { Badge, LevelIcon } from '../../../ui/index.ts';
import { scopeName } from '../employee-text.ts';
import styles from './job-wages.module.css';

type Job = Employee['jobs'][number];

export interface JobWagesProps {
  /** One job type at its places. */
  readonly jobs: readonly Job[];
  readonly today: string;
}

/** What a job pays at each of its places, and which of them a wage comes from: the most specific one counts. */
export function JobWages({ jobs, today }: JobWagesProps) {
  const tenant = useActiveTenant();
  const specific = jobs.toSorted((a, b) => depths[a.grantObject.type] - depths[b.grantObject.type]);
  return (
    <ul className="list">
      {specific.map(job => (
        <PlaceWages key={job.id} job={job} above={jobsAbove(job, specific, tenant)} today={today} />
      ))}
    </ul>
  );
}

const depths = { COMPANY: 0, GROUP: 1, LOCATION: 2 } as const;
const levels = { COMPANY: 'company', GROUP: 'group', LOCATION: 'location' } as const;

/** The same job at the group and the company around a place, the most specific first. */
const jobsAbove = (
  { grantObject: { type, id } }: Job,
  jobs: readonly Job[],
  { user }: ActiveTenant,
): readonly Job[] => {
  const groupId = type === 'LOCATION' ? user.accessibleTenants.find(tenant => tenant.id === id)?.groupId : null;
  const isAtScope = ({ grantObject }: Job) =>
    grantObject.type === 'COMPANY' ? type !== 'COMPANY' : grantObject.type === 'GROUP' && grantObject.id === groupId;
  return jobs.filter(isAtScope).toReversed();
};

interface PlaceWagesProps {
  readonly job: Job;
  readonly above: readonly Job[];
  readonly today: string;
}

function PlaceWages({ job, above, today }: PlaceWagesProps) {
  const tenant = useActiveTenant();
  const { grantObject, wages, mayChange } = job;
  const place = scopeName(grantObject, tenant);
  const placeId = grantObject.type === 'COMPANY' ? null : grantObject.id;
  const { data: there } = useQuery(jobChoicesOf(tenant.companyId, mayChange ? placeId : undefined));
  const own = wages && latestWage(today, wages);
  const inherited = wageOn(
    today,
    above.map(one => ({ place: one.grantObject, wages: one.wages ?? [] })),
  );
  const paid = own ?? inherited?.wage;
  const coming = (wages ?? []).filter(({ from }) => from > today);
  const minimum = there?.minimumWage ?? null;
  return (
    <li
      className={`${styles.place} grid align-start gap-4 gap-x-16 pad-x-20 pad-y-12 line-below`}
      data-level={own && levels[grantObject.type]}
    >
      <p className="row align-center gap-6 weight-500">
        <LevelIcon level={levels[grantObject.type]} /> {place}
      </p>
      {wages === undefined ? (
        <p className="text-13 weight-400 tone-2">{jobsTexts.wagesHidden}</p>
      ) : (
        <div>
          {wages.length === 0 && !inherited && <p className="text-13 weight-400 tone-2">{jobsTexts.noWage}</p>}
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
          {minimum !== null && [...(paid ? [paid] : []), ...coming].some(wage => isBelow(wage, minimum)) && (
            <p role="status" className="text-13 tone-error">
              {jobsTexts.belowMinimum(formatMoney(minimum))}
            </p>
          )}
        </div>
      )}
      {wages !== undefined && (
        <div className="text-13">
          {own && <p className="weight-600">{jobsTexts.wageSetFor(place)}</p>}
          {inherited && (
            <p className="text-13 weight-400 tone-2">
              {(own ? insteadOf : fromPlace)(wageText(inherited.wage), scopeName(inherited.place, tenant))}
            </p>
          )}
          {own && !inherited && grantObject.type !== 'COMPANY' && (
            <p className="text-13 weight-400 tone-2">{jobsTexts.noWageAbove}</p>
          )}
        </div>
      )}
    </li>
  );
}

const insteadOf = (wage: string, place: string): string => jobsTexts.wageInsteadOf(wage, place);
const fromPlace = (wage: string, place: string): string => jobsTexts.wageFrom(place, wage);

interface WageLineProps {
  readonly wage: NonNullable<Job['wages']>[number];
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

const wageText = ({ amount, per }: Wage): string => `${formatMoney(amount)} ${jobsTexts.perOptions[per]}`;

const isBelow = ({ amount, per }: Wage, minimum: string): boolean =>
  per === 'HOUR' && compareMoney(amount, minimum) < 0;
