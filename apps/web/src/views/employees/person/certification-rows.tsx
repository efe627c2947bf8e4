import {
  type EmployeeCertification,
  type EmployeeFormValue,
  employeeMembers,
  enteredKeys,
  jobsTexts,
} from '@commissary/catalog';
import type { JobChoices } from '@commissary/contract';
import { type CertificationState, certificationState, dateWords, daysLeft, formatList } from '@commissary/domain';
import { memberPath, type Option } from '@commissary/schema';
import { Button } from '@mantine/core';
import type { EditSession } from '../../../form/edit-session/index.ts';
import { RecordValue } from '../../../form/record/index.ts';
import { useFormSelector, valueIn } from '../../../form/state/index.ts';
import { Badge, Select, type Tone } from '../../../ui/index.ts';
import { MemberRows } from '../member-rows.tsx';
import { SummaryRow } from '../summary-row.tsx';
import { type Members, useMembers } from '../use-members.ts';
import { useToday } from '../use-today.ts';
import styles from './certification-rows.module.css';

const path = '/certifications';
const fields = enteredKeys(employeeMembers.certifications, ['requirementId']);

export interface CertificationRowsProps {
  /** What can be chosen. */
  readonly requirements: readonly Option[];
  /** What the jobs of the company need. */
  readonly choices: JobChoices | undefined;
}

/** What a person is certified for, by the day on which it ends: what is missing first, what does not end last. */
export function CertificationRows({ requirements, choices }: CertificationRowsProps) {
  const certifications = useMembers<EmployeeCertification>(path);
  const saved = useFormSelector(path, savedIn);
  const jobs = useFormSelector('/jobs', jobsIn);
  const endOf = new Map(saved.map(({ requirementId, endsOn }) => [requirementId, endsOn ?? endless]));
  // By what is saved: a row keeps its place while its day is typed.
  const placeOf = ({ requirementId }: EmployeeCertification) => endOf.get(requirementId) ?? unsaved;
  const inOrder = certifications.members.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return (
    <div className={styles.timeline}>
      <Missing jobs={jobs} certifications={certifications.members} choices={choices} />
      <MemberRows
        {...certifications}
        members={inOrder}
        path={path}
        label={jobsTexts.certifications}
        height={76}
        addText={jobsTexts.addCertification}
        draw={(certification, number) => (
          <Certification
            certification={certification}
            number={number}
            isSaved={endOf.has(certification.requirementId)}
            list={certifications}
            requirements={requirements}
            warnSeconds={warnSecondsOf(choices, certification.requirementId)}
          />
        )}
      />
    </div>
  );
}

/** Behind every day. */
const [endless, unsaved] = ['9999-12-31', '9999-12-32'];

const warnSecondsOf = (choices: JobChoices | undefined, requirementId: string): number =>
  choices?.requirements.find(({ id }) => id === requirementId)?.warnSeconds ?? 0;

// The definition of the record says what its values are.
const savedIn = (session: EditSession) => (session.opened.base as Partial<EmployeeFormValue>).certifications ?? [];
const jobsIn = (session: EditSession) => (valueIn(session, '/jobs') ?? []) as EmployeeFormValue['jobs'];

interface MissingProps {
  readonly jobs: EmployeeFormValue['jobs'];
  readonly certifications: readonly EmployeeCertification[];
  readonly choices: JobChoices | undefined;
}

/** What the jobs of a person need and the person does not have. */
function Missing({ jobs, certifications, choices }: MissingProps) {
  const missing = (choices?.requirements ?? []).flatMap(({ id, name }) => {
    const needing = (choices?.jobs ?? []).filter(
      job => job.requirementIds.includes(id) && jobs.some(({ jobTypeId }) => jobTypeId === job.id),
    );
    const has = certifications.some(({ requirementId }) => requirementId === id);
    return has || needing.length === 0 ? [] : [{ id, name, needing: needing.map(job => job.name) }];
  });
  return (
    <ul className="list">
      {missing.map(({ id, name, needing }) => (
        <li
          key={id}
          className={`${styles.point} row wrap align-center justify-between gap-4 gap-x-16`}
          data-is="missing"
        >
          <div>
            <p className="weight-500">{name}</p>
            <p className="text-13 tone-2 break-anywhere">{jobsTexts.neededFor(formatList(needing))}</p>
          </div>
          <Badge tone="amber">{jobsTexts.missing}</Badge>
        </li>
      ))}
    </ul>
  );
}

interface CertificationProps {
  readonly certification: EmployeeCertification & { readonly id: string };
  readonly number: number;
  readonly isSaved: boolean;
  readonly list: Members<EmployeeCertification>;
  readonly requirements: readonly Option[];
  /** So long before its end it is said to expire. */
  readonly warnSeconds: number;
}

function Certification(props: CertificationProps) {
  const { certification, number, isSaved, list, requirements, warnSeconds } = props;
  const { id, requirementId, endsOn } = certification;
  const today = useToday();
  const state = certificationState(endsOn, today, warnSeconds);
  const name = requirements.find(({ value }) => value === requirementId)?.label ?? jobsTexts.otherCertification;
  return (
    <div className={styles.point} data-is={state}>
      <SummaryRow
        name={jobsTexts.certificationNumber(number)}
        isNew={!isSaved}
        head={
          <div>
            <p className="row wrap align-center gap-2 gap-x-8 weight-500">
              {name}
              <Badge tone={tones[state]}>
                {state === 'expiring' && endsOn !== null
                  ? jobsTexts.daysLeft(daysLeft(endsOn, today))
                  : stateTexts[state]}
              </Badge>
            </p>
            <p className="text-13 tone-2">
              {endsOn === null ? jobsTexts.doesNotExpire : jobsTexts.validUntil(dateWords(endsOn))}
            </p>
          </div>
        }
        fields={() => (
          <div className={`${styles.fields} grid align-start gap-8`}>
            <Select
              label={jobsTexts.certificationNumber(number)}
              placeholder={jobsTexts.chooseCertification}
              data={requirements.map(option => ({ ...option }))}
              value={requirementId === '' ? null : String(requirementId)}
              onChange={value => list.set(id, 'requirementId', value ?? '')}
            />
            {fields.map(key => (
              <RecordValue key={key} path={`${memberPath(path, id)}/${key}`} />
            ))}
            <Button
              variant="subtle"
              aria-label={jobsTexts.removeCertificationNumber(number)}
              onClick={() => list.remove(id)}
            >
              {jobsTexts.removeJob}
            </Button>
          </div>
        )}
      />
    </div>
  );
}

const tones: Readonly<Record<CertificationState, Tone>> = { valid: 'live', expiring: 'amber', expired: 'error' };
const stateTexts: Readonly<Record<CertificationState, string>> = {
  valid: jobsTexts.valid,
  expiring: jobsTexts.certificationExpiring,
  expired: jobsTexts.expired,
};
