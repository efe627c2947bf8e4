import {
  columnText,
  employeeList,
  employeeRecord,
  jobsTexts,
  screenHref,
  shownParts,
  employeeListTexts as texts,
} from '@commissary/catalog';
import type { JobChoices, ListedEmployee } from '@commissary/contract';
import { certificationState, dateWords } from '@commissary/domain';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../navigation/index.ts';
import { type ActiveTenant, useActiveTenant } from '../../../session/index.ts';
import { Avatar, Badge, LevelIcon, type RowsTableProps } from '../../../ui/index.ts';
import { employeeStateOf, employeeStateText, scopeName } from '../employee-text.ts';
import { employeesHref } from '../employees-href.ts';
import { problemText } from '../problem-text.ts';
import styles from './employee-list.module.css';

interface CellContext {
  readonly requirements: JobChoices['requirements'];
  readonly today: string;
}

/** The columns of the list that their reader is shown: the first leads to the person's page. */
export const useEmployeeColumns = (
  context: CellContext,
): Pick<RowsTableProps<ListedEmployee>, 'columns' | 'draw' | 'classes'> => {
  const reader = useActiveTenant();
  return {
    columns: shownParts(employeeList.columns, reader.user.enabledFeatures),
    draw: (column, employee) =>
      cells[column]?.(employee, reader, context) ?? columnText(employeeRecord, column, employee),
    classes: { jobs: 'tone-2', place: 'tone-2', roles: 'tone-2', certificates: 'tone-2' },
  };
};

const cells: Readonly<
  Record<string, (employee: ListedEmployee, reader: ActiveTenant, context: CellContext) => ReactNode>
> = {
  name: ({ id, name, email }, reader) => (
    <>
      <Avatar name={name} size={26} />
      <span className={styles.words}>
        <AppLink href={screenHref('employee', { id }, employeesHref(reader))}>{name}</AppLink>
        <span className={`${styles.email} text-12 weight-400 tone-3`}>{email ?? texts.noEmail}</span>
      </span>
    </>
  ),
  jobs: ({ jobs }) => firstAndMore(jobs.map(job => job.name ?? jobsTexts.otherJob)),
  place: ({ jobs, roles }, reader) => {
    const places = [...new Map([...jobs, ...roles].map(({ grantObject }) => [grantObject.id, grantObject])).values()];
    const [place] = places;
    return (
      place && (
        <span>
          {place.type !== 'GLOBAL' && <LevelIcon level={levels[place.type]} size={13} />}{' '}
          {firstAndMore(places.map(one => scopeName(one, reader)))}
        </span>
      )
    );
  },
  roles: ({ roles }) => firstAndMore(roles.map(role => role.name)),
  certificates: (employee, _, context) => <Certificates employee={employee} {...context} />,
  record: employee => <RecordState employee={employee} />,
};

const levels = { COMPANY: 'company', GROUP: 'group', LOCATION: 'location' } as const;

const firstAndMore = (names: readonly string[]): string => {
  const [first, ...others] = new Set(names);
  return first === undefined ? texts.none : others.length === 0 ? first : texts.more(first, others.length);
};

/** The certification that ends first, where one is expiring or expired. */
function Certificates({ employee, requirements, today }: CellContext & { readonly employee: ListedEmployee }) {
  const [first] = employee.certifications
    .flatMap(({ requirementId, endsOn }) => {
      const warnSeconds = requirements.find(({ id }) => id === requirementId)?.warnSeconds ?? 0;
      const state = certificationState(endsOn, today, warnSeconds);
      return endsOn === null || state === 'valid' ? [] : [{ endsOn, state }];
    })
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
  if (first === undefined) return employee.certifications.length > 0 ? jobsTexts.valid : texts.noCertifications;
  const isOver = first.state === 'expired';
  return (
    <Badge tone={isOver ? 'error' : 'amber'}>
      {isOver ? texts.ended(dateWords(first.endsOn)) : texts.ends(dateWords(first.endsOn))}
    </Badge>
  );
}

/** What is wrong with the record, or what the person signs in with where that is not usual. */
function RecordState({ employee }: { readonly employee: ListedEmployee }) {
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
