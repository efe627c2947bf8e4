import { jobsTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import {
  type CertificationState,
  certificationState,
  dateWords,
  daysLeft,
  latestWage,
  plannedWages,
  type Wage,
} from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { jobChoicesOf } from '../../cache/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, SectionCard, type Tone } from '../../ui/index.ts';
import { scopeName } from './employee-text.ts';
import styles from './employees.module.css';
import { useToday } from './use-today.ts';

/** The jobs of an employee, each with what it pays today and what is planned; the certifications with their state. */
export function JobsAndWages({ employee: { jobs, certifications } }: { readonly employee: Employee }) {
  const today = useToday();
  return (
    <>
      {jobs.length > 0 && (
        <SectionCard title={jobsTexts.jobsAndWages} flush>
          <ul className={styles.list}>
            {jobs.map(job => (
              <Job key={job.id} job={job} today={today} />
            ))}
          </ul>
        </SectionCard>
      )}
      {certifications.length > 0 && (
        <SectionCard title={jobsTexts.certifications} flush>
          <ul className={styles.list}>
            {certifications.map(one => (
              <CertificationRow key={one.requirementId} certification={one} today={today} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

interface JobProps {
  readonly job: Employee['jobs'][number];
  readonly today: string;
}

function Job({ job: { name, grantObject, wages }, today }: JobProps) {
  const tenant = useActiveTenant();
  const paid = wages && latestWage(today, wages);
  return (
    <li className={styles.fact}>
      <div>
        <p className={styles.subject}>{name ?? jobsTexts.otherJob}</p>
        <p className={styles.more}>{scopeName(grantObject, tenant)}</p>
      </div>
      {wages && (
        <div className={styles.pay}>
          <p>{paid ? jobsTexts.since(wageText(paid), dateWords(paid.from)) : jobsTexts.noWage}</p>
          {plannedWages(today, wages).map(wage => (
            <p key={wage.from} className={styles.more}>
              {jobsTexts.fromDay(wageText(wage), dateWords(wage.from))}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

const wageText = ({ amount, per }: Wage): string => `${formatMoney(amount)} ${jobsTexts.perOptions[per]}`;

interface CertificationRowProps {
  readonly certification: Employee['certifications'][number];
  readonly today: string;
}

function CertificationRow({ certification: { requirementId, name, endsOn }, today }: CertificationRowProps) {
  const { companyId } = useActiveTenant();
  const { data: choices } = useQuery(jobChoicesOf(companyId, null));
  const warnSeconds = choices?.requirements.find(({ id }) => id === requirementId)?.warnSeconds ?? 0;
  const state = certificationState(endsOn, today, warnSeconds);
  return (
    <li className={styles.fact}>
      <div>
        <p className={styles.subject}>{name ?? jobsTexts.otherCertification}</p>
        <p className={styles.more}>
          {endsOn === null ? jobsTexts.doesNotExpire : jobsTexts.validUntil(dateWords(endsOn))}
        </p>
      </div>
      <Badge tone={tones[state]}>
        {state === 'expiring' && endsOn !== null ? jobsTexts.daysLeft(daysLeft(endsOn, today)) : stateTexts[state]}
      </Badge>
    </li>
  );
}

const tones: Readonly<Record<CertificationState, Tone>> = { valid: 'live', expiring: 'amber', expired: 'error' };
const stateTexts: Readonly<Record<CertificationState, string>> = {
  valid: jobsTexts.valid,
  expiring: jobsTexts.certificationExpiring,
  expired: jobsTexts.expired,
};
