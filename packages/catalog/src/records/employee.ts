import {
  emailLength,
  employeeStates,
  type FileColumn,
  type FileColumns,
  fieldsOf,
  type PayPeriod,
  personNameLength,
} from '@commissary/domain';
import {
  choice,
  date,
  isTenantChosen,
  type List,
  money,
  nullable,
  type Option,
  optional,
  phone,
  type Rule,
  required,
  secret,
  tenant,
  text,
  textIdField,
  textReference,
  timestamp,
  toggle,
  type Value,
} from '@commissary/schema';
import { employeesTexts, jobsTexts, pinTexts, employeeListTexts as texts } from '../texts/index.ts';
import { managed, members } from './members.ts';
import { fileColumns, missingRule, type RecordValue, recordKind } from './record.ts';
import { recordList } from './record-columns.ts';
import { emailFormat, nameFormat, pinFormat } from './text-formats.ts';

const employeeShape = {
  name: text({ label: 'Name', max: personNameLength, format: nameFormat }),
  email: nullable(text({ label: 'Email', help: 'Used to sign in', max: emailLength, format: emailFormat })),
  phone: nullable(phone({ label: 'Phone', hiddenByFeature: 'internalCompany' })),
  hireDate: nullable(date({ label: 'Hire date', hiddenByFeature: 'internalCompany' })),
};

/** What is known of an employee beside jobs, roles, certifications and PIN (ENT.Employee). */
export const employeeRecord = recordKind(
  {
    noun: employeesTexts.employee,
    label: 'Employee',
    layout: [
      { title: employeesTexts.details, fields: ['name'] },
      { title: employeesTexts.contact, fields: ['email', 'phone', 'hireDate'] },
    ],
    needs: {
      name: 'a name',
      email: 'an email address',
      phone: 'a phone number of ten digits',
      hireDate: 'a hire date',
    },
    headers: {
      name: { usual: 'full name, employee, employee name', Homebase: 'employee name, full name, name' },
      email: {
        usual: 'e mail, email address, mail',
        Toast: 'email, email address',
        Square: 'email, email address',
        '7shifts': 'email',
        Homebase: 'email, email address',
      },
      phone: {
        usual: 'phone number, mobile, mobile phone, mobile number, cell, cell phone, telephone',
        Toast: 'phone number, phone',
        Square: 'phone, phone number',
        '7shifts': 'mobile number, mobile, mobile phone',
        Homebase: 'mobile phone, phone',
      },
      hireDate: {
        usual: 'hired, hired on, start date, date of hire',
        Toast: 'hire date, start date',
        Square: 'hire date',
        '7shifts': 'hire date, date hired',
        Homebase: 'start date, hire date',
      },
    },
  },
  employeeShape,
);

export type EmployeeFields = RecordValue<typeof employeeRecord>;

/** An internal company keeps no jobs and certifications. */
const hiddenByFeature = 'internalCompany';

export const employeeList = recordList(employeeRecord, {
  columns: [
    'name',
    { key: 'jobs', label: texts.jobs, hiddenByFeature },
    { key: 'place', label: texts.worksAt, hiddenByFeature },
    { key: 'roles', label: texts.roles },
    { key: 'certificates', label: texts.certifications, hiddenByFeature },
    { key: 'record', label: texts.record },
  ],
  filters: [
    { key: 'place', label: texts.worksAt, any: texts.anywhere, hiddenByFeature },
    { key: 'job', label: texts.job, any: texts.anyJob, hiddenByFeature },
    { key: 'role', label: texts.role, any: texts.anyRole },
    {
      key: 'state',
      label: texts.state,
      any: texts.anyState,
      options: employeeStates.map(value => ({ value, label: texts.states[value] })),
    },
    {
      key: 'certificate',
      label: texts.certification,
      any: texts.anyCertification,
      hiddenByFeature,
      options: (['due', 'expiring', 'expired'] as const).map(value => ({ value, label: texts.certificates[value] })),
    },
  ],
  sorts: [
    { by: 'name', label: texts.byName },
    { by: 'hireDate', label: texts.newestFirst },
  ],
});

const { name, ...otherColumns } = fileColumns(employeeRecord);

const columns = {
  name: { ...name, label: 'Full name', exceptBeside: 'firstName' },
  firstName: {
    label: 'First name',
    headers: {
      usual: 'first name, firstname, first, given name',
      Toast: 'first name, chosen name',
      Square: 'first name, given name',
      '7shifts': 'first name, firstname',
      Homebase: 'first name',
    },
  },
  lastName: {
    label: 'Last name',
    headers: {
      usual: 'last name, lastname, last, surname, family name',
      Toast: 'last name',
      Square: 'last name, family name',
      '7shifts': 'last name, lastname',
      Homebase: 'last name',
    },
  },
  employeeId: {
    label: 'Employee ID',
    headers: { usual: 'employee id, employee number, employee no, emp id, staff id, payroll id' },
  },
  ...otherColumns,
  job: {
    label: 'Job',
    headers: {
      Commissary: 'jobs',
      usual: 'job, jobs, job title, position, role, job type',
      Toast: 'job title, job titles',
      Square: 'primary job title, job title, job',
      '7shifts': 'roles, role',
      Homebase: 'default role, role name, role',
    },
  },
  place: {
    label: 'Works at',
    headers: {
      Commissary: 'works at',
      usual: 'location, locations, store, restaurant, site',
      Toast: 'location, locations, location name',
      Square: 'assigned locations, locations, location',
      '7shifts': 'locations, location',
      Homebase: 'location name, location',
    },
  },
  wage: {
    label: 'Wage',
    headers: {
      usual: 'wage, wages, hourly rate, hourly wage, rate, pay rate, pay',
      Toast: 'hourly rate, base wage, wage',
      Square: 'primary job rate, pay rate, rate',
      '7shifts': 'hourly wage, wages, wage',
      Homebase: 'wage rate, pay rate',
    },
  },
  wagePer: {
    label: 'Wage is per',
    headers: {
      usual: 'per, wage per, pay period, wage type, pay type',
      Toast: 'wage frequency, pay frequency',
      Square: 'primary job pay type, pay type',
      '7shifts': 'wage type',
      Homebase: 'wage rate type, wage type',
    },
  },
  wageFrom: {
    label: 'Wage from',
    headers: {
      usual: 'wage from, effective date, wage effective date, from',
      Toast: 'wage effective date, effective date',
      Square: 'rate start date',
      '7shifts': 'wage effective date, effective date',
      Homebase: 'wage start date',
    },
    hasDates: true,
  },
} satisfies Readonly<Record<string, FileColumn>>;

export type ImportField = keyof typeof columns;

/** The columns of a file with employees: what is known of them, and one job with its wages in each row. */
export const employeeColumns: FileColumns<ImportField> = columns;

export const importFields: readonly ImportField[] = fieldsOf(employeeColumns);

const tenants = 'company:/tenants';

/** A member is called after what it points at: the role and where, the job and where. */
const namedBy =
  (...keys: readonly string[]): NonNullable<List<unknown>['displayName']> =>
  (_, nameOf) =>
    keys.flatMap(key => nameOf(key) ?? []).join(', ');

const perOptions = [
  { value: 'HOUR', label: jobsTexts.perOptions.HOUR },
  { value: 'WEEK', label: jobsTexts.perOptions.WEEK },
  { value: 'YEAR', label: jobsTexts.perOptions.YEAR },
] as const satisfies readonly Option<PayPeriod>[];

const role = {
  id: managed(textIdField()),
  roleId: textReference({ label: employeesTexts.roleLabel, to: 'company:/roles', onDelete: 'drop-entry' }),
  name: managed(text({ label: 'Name' })),
  grantObject: tenant({ label: 'Location', types: ['GLOBAL', 'COMPANY', 'GROUP', 'LOCATION'], to: tenants }),
  mayRemove: managed(toggle({ label: 'Can be removed', initial: true })),
};

const wage = {
  from: date({ label: jobsTexts.from }),
  amount: money({ label: jobsTexts.amount }),
  per: choice({ label: jobsTexts.per, options: perOptions }),
  setBy: managed(nullable(text({ label: 'Set by' }))),
  setAt: managed(nullable(timestamp({ label: 'Set at' }))),
};

const job = {
  id: managed(textIdField()),
  jobTypeId: textReference({ label: jobsTexts.job, to: 'company:/jobTypes', onDelete: 'drop-entry' }),
  name: managed(nullable(text({ label: 'Name' }))),
  grantObject: tenant({ label: 'Location', types: ['COMPANY', 'GROUP', 'LOCATION'], to: tenants }),
  /** Absent for who may not view wages at that place: they send none, and the server keeps them. */
  wages: optional(
    members(
      { label: jobsTexts.wages, member: jobsTexts.wage, max: 50, read: 'viewWageData', keyedBy: ['from'] },
      wage,
      [required('from', 'wage-incomplete')],
    ),
  ),
  mayChange: managed(toggle({ label: 'Can be changed', initial: true })),
};

const certification = {
  requirementId: textReference({ label: jobsTexts.certification, to: 'company:/requirements', onDelete: 'drop-entry' }),
  endsOn: nullable(date({ label: jobsTexts.endsOn, help: jobsTexts.endsOnHelp })),
  name: managed(nullable(text({ label: 'Name' }))),
};

/**
 * What an employee has beside what is stored with the person: each member is saved by itself, so that two people who change
 * different ones keep both.
 */
export const employeeMembers = {
  pin: secret({ label: pinTexts.pin, help: pinTexts.help, max: 8, format: pinFormat }),
  /** Security roles. */
  roles: members(
    {
      label: employeesTexts.roles,
      member: employeesTexts.roleLabel,
      max: 100,
      displayName: namedBy('roleId', 'grantObject'),
    },
    role,
    [
      required('roleId', 'role-incomplete'),
      { code: 'role-incomplete', at: 'grantObject', holds: ({ grantObject }) => isTenantChosen(grantObject) },
    ],
  ),
  jobs: members(
    { label: jobsTexts.jobs, member: jobsTexts.job, max: 100, displayName: namedBy('jobTypeId', 'grantObject') },
    job,
  ),
  certifications: members(
    {
      label: jobsTexts.certifications,
      member: jobsTexts.certification,
      max: 100,
      keyedBy: ['requirementId'],
      displayName: namedBy('requirementId'),
    },
    certification,
    [required('requirementId', missingRule)],
  ),
};

export type EmployeeRole = Value<typeof employeeMembers.roles>[number];
export type EmployeeJob = Value<typeof employeeMembers.jobs>[number];
export type EmployeeCertification = Value<typeof employeeMembers.certifications>[number];

/** The roles at a location where an earlier one is already. */
export const secondRoles = <R extends Pick<EmployeeRole, 'grantObject'>>(roles: readonly R[]): readonly R[] =>
  roles.filter(
    ({ grantObject: { type, id } }, index) =>
      type === 'LOCATION' &&
      roles.findIndex(({ grantObject: other }) => other.type === type && other.id === id) < index,
  );

/** A row in which no job was chosen yet is none, unless a wage was typed in it. */
export const isJob = ({ jobTypeId }: Pick<EmployeeJob, 'jobTypeId'>): boolean => jobTypeId !== '';

const jobRule: Rule<{ jobs: readonly EmployeeJob[] }> = {
  code: 'job-incomplete',
  at: 'jobs',
  holds: ({ jobs }) =>
    jobs.every(job => (isJob(job) ? isTenantChosen(job.grantObject) : (job.wages ?? []).length === 0)),
};

const placeRule: Rule<{ roles: readonly unknown[]; jobs: readonly EmployeeJob[] }> = {
  code: 'place-missing',
  at: 'jobs',
  holds: ({ roles, jobs }) => roles.length > 0 || jobs.some(isJob),
};

const edited = {
  ...employeeShape,
  ...employeeMembers,
  /** Shown for a person who exists, unless it is the reader. */
  active: toggle({ label: employeesTexts.active, initial: true }),
  /** Shown while a person is added. */
  invite: toggle({ label: employeesTexts.sendInvitationNow, initial: true }),
};

const facts = {
  noun: employeeRecord.noun,
  label: employeeRecord.field.label,
  layout: [],
  needs: {
    ...employeeRecord.needs,
    pin: pinTexts.fourToEight,
    jobs: jobsTexts.jobAndPlace,
    certifications: jobsTexts.aCertification,
  },
  ruleNeeds: {
    'place-missing': jobsTexts.jobOrRole,
    'wage-incomplete': jobsTexts.dayOfWage,
    'role-incomplete': employeesTexts.aRole,
  },
};

/** An employee as an edit session edits one. */
export const editedEmployeeRecord = recordKind(facts, edited, [jobRule]);

/** The same while one is added, who works or has a role somewhere. */
export const newEmployeeRecord = recordKind(facts, edited, [jobRule, placeRule]);

export type EmployeeFormValue = RecordValue<typeof editedEmployeeRecord>;
