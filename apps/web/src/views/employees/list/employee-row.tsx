import { jobsTexts, screenHref, employeeListTexts as texts } from '@commissary/catalog';
import type { JobChoices, ListedEmployee } from '@commissary/contract';
import { certificationState, dateWords } from '@commissary/domain';
import { IconAlertCircle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { RowCheckbox } from '../../../form/selection/index.ts';
import { AppLink } from '../../../navigation/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { Avatar, Badge, LevelIcon } from '../../../ui/index.ts';
import { employeeStateOf, employeeStateText, scopeName } from '../employee-text.ts';
import { problemText } from '../problem-text.ts';
import { useIsInternal } from '../use-hidden-parts.ts';
import styles from './employee-list.module.css';

export interface EmployeeRowProps {
  readonly employee: ListedEmployee;
  readonly index: number;
  readonly checked: boolean;
  readonly onSelect: (id: string, range: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly requirements: JobChoices['requirements'];
  readonly today: string;
}

/** One employee: the row links to the person's page, except for the checkbox. */
export function EmployeeRow({ employee, index, checked, onSelect, onKeyDown, ...about }: EmployeeRowProps) {
  const active = useActiveTenant();
  const isInternal = useIsInternal();
  const { id, name, email, roles, jobs } = employee;
  const addressTenant = { companyId: active.companyId, locationId: active.tenant?.id ?? null };
  const jobNames = [...new Set(jobs.map(job => job.name ?? jobsTexts.otherJob))];
  const roleNames = [...new Set(roles.map(role => role.name))];
  const places = [...new Map([...jobs, ...roles].map(({ grantObject }) => [grantObject.id, grantObject])).values()];
  const [place] = places;
  return (
    <tr aria-rowindex={index + 2} data-selected={checked || undefined} onKeyDown={event => onKeyDown(event, index)}>
      <td className={styles.tick}>
        <RowCheckbox id={id} name={name} checked={checked} onSelect={onSelect} />
      </td>
      <th scope="row" className={styles.name}>
        <Avatar name={name} size={26} />
        <span className={styles.words}>
          <AppLink href={screenHref('employee', { id }, addressTenant)}>{name}</AppLink>
          <span className={`${styles.email} text-12 weight-400 tone-3`}>{email ?? texts.noEmail}</span>
        </span>
      </th>
      {isInternal || <td className={`${styles.jobs} tone-2`}>{firstAndMore(jobNames)}</td>}
      {isInternal || (
        <td className={`${styles.place} tone-2`}>
          {place && (
            <span>
              {place.type !== 'GLOBAL' && <LevelIcon level={levels[place.type]} size={13} />}{' '}
              {firstAndMore(places.map(one => scopeName(one, active)))}
            </span>
          )}
        </td>
      )}
      <td className={`${styles.roles} tone-2`}>{firstAndMore(roleNames)}</td>
      {isInternal || (
        <td className={`${styles.certificates} tone-2`}>
          <Certificates employee={employee} {...about} />
        </td>
      )}
      <td className={styles.record}>
        <RecordState employee={employee} />
      </td>
    </tr>
  );
}

const levels = { COMPANY: 'company', GROUP: 'group', LOCATION: 'location' } as const;

const firstAndMore = ([first, ...others]: readonly string[]): string =>
  first === undefined ? texts.none : others.length === 0 ? first : texts.more(first, others.length);

/** The certification that ends first, where one is expiring or expired. */
function Certificates({
  employee,
  requirements,
  today,
}: Pick<EmployeeRowProps, 'employee' | 'requirements' | 'today'>) {
  const [first] = employee.certifications
    .flatMap(({ requirementId, endsOn }) => {
      const warnSeconds = requirements.find(({ id }) => id === requirementId)?.warnSeconds ?? 0;
      const state = certificationState(endsOn, today, warnSeconds);
      return endsOn === null || state === 'valid' ? [] : [{ endsOn, state }];
    })
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  if (first === undefined) return employee.certifications.length > 0 ? jobsTexts.valid : texts.none;
  const isOver = first.state === 'expired';
  return (
    <Badge tone={isOver ? 'error' : 'amber'}>
      {isOver ? texts.ended(dateWords(first.endsOn)) : texts.ends(dateWords(first.endsOn))}
    </Badge>
  );
}

/** What is wrong with the record, or what the person signs in with where that is not usual. */
function RecordState({ employee }: Pick<EmployeeRowProps, 'employee'>) {
  const state = employeeStateOf(employee);
  const { text, tone } = employeeStateText[state];
  return (
    <>
      {employee.problems.map(problem => (
        <Badge key={problem} tone="error" icon={<IconAlertCircle size={13} stroke={1.8} aria-hidden />}>
          {problemText(problem, employee)}
        </Badge>
      ))}
      {employee.problems.length === 0 && <Badge tone={tone}>{text}</Badge>}
    </>
  );
}
