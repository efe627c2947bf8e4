import { jobsTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { type CertificationState, certificationState, dateWords, daysLeft, formatList } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { jobChoicesOf } from '../../cache/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, SectionCard, type Tone } from '../../ui/index.ts';
import styles from './employees.module.css';
import { JobWages } from './person/job-wages.tsx';
import { useToday } from './use-today.ts';

/** The jobs of an employee, each with what it pays at which place; the certifications that they have and need. */
export function JobsAndWages({ employee: { jobs, certifications } }: { readonly employee: Employee }) {
  const today = useToday();
  const { companyId } = useActiveTenant();
  const { data: choices } = useQuery(jobChoicesOf(companyId, null));
  const byType = [...Map.groupBy(jobs, ({ jobTypeId }) => jobTypeId)];
  const neededFor = (jobTypeId: string): readonly string[] =>
    choices?.jobs.find(({ id }) => id === jobTypeId)?.requirementIds ?? [];
  const requirements = choices?.requirements ?? [];
  const required = (jobTypeId: string): string => {
    const names = requirements.filter(({ id }) => neededFor(jobTypeId).includes(id)).map(({ name }) => name);
    return names.length === 0 ? '' : jobsTexts.requires(formatList(names));
  };
  const missing = requirements.flatMap(({ id, name }) => {
    const needing = byType.filter(([jobTypeId]) => neededFor(jobTypeId).includes(id)).map(([, same]) => nameOf(same));
    const has = certifications.some(({ requirementId }) => requirementId === id);
    return has || needing.length === 0 ? [] : [{ id, name, needing }];
  });
  return (
    <>
      {jobs.length > 0 && (
        <SectionCard title={jobsTexts.jobsAndWages} flush>
          {byType.map(([jobTypeId, same]) => (
            <section key={jobTypeId} aria-label={nameOf(same)}>
              <h3 className={`${styles.jobHead} row wrap justify-between gap-2 gap-x-16 weight-600 pad-x-20 pad-y-8`}>
                {nameOf(same)}
                <span className={`${styles.more} text-13 tone-2 break-anywhere`}>{required(jobTypeId)}</span>
              </h3>
              <JobWages jobs={same} today={today} />
            </section>
          ))}
        </SectionCard>
      )}
      {certifications.length + missing.length > 0 && (
        <SectionCard title={jobsTexts.certifications} flush>
          <ul className="list">
            {certifications.map(one => (
              <CertificationRow key={one.requirementId} certification={one} today={today} />
            ))}
            {missing.map(({ id, name, needing }) => (
              <li
                key={id}
                className={`${styles.fact} row wrap align-center justify-between gap-4 gap-x-16 pad-x-20 pad-y-10 line-below`}
              >
                <div>
                  <p className="weight-500">{name}</p>
                  <p className={`${styles.more} text-13 tone-2 break-anywhere`}>
                    {jobsTexts.neededFor(formatList(needing))}
                  </p>
                </div>
                <Badge tone="amber">{jobsTexts.missing}</Badge>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

const nameOf = ([job]: Employee['jobs']): string => job?.name ?? jobsTexts.otherJob;

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
    <li className={`${styles.fact} row wrap align-center justify-between gap-4 gap-x-16 pad-x-20 pad-y-10 line-below`}>
      <div>
        <p className="weight-500">{name ?? jobsTexts.otherCertification}</p>
        <p className={`${styles.more} text-13 tone-2 break-anywhere`}>
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
