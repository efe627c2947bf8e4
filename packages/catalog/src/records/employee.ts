import {
  emailLength,
  type FileColumn,
  type FileColumns,
  fieldsOf,
  type PayPeriod,
  personNameLength,
  pinPattern,
} from '@commissary/domain';
import {
  choice,
  date,
  group,
  idField,
  isRecord,
  list,
  money,
  nullable,
  type Option,
  own,
  phone,
  type Rule,
  required,
  secret,
  text,
  toggle,
} from '@commissary/schema';
import { employeeListTexts, employeesTexts, jobsTexts, pinTexts } from '../texts/index.ts';
import { fileColumns, missingRule, type RecordValue, recordKind } from './record.ts';
import { emailFormat, nameFormat } from './text-formats.ts';

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

/** The orders of the list, the usual one first: by name, or who was hired last. */
export const employeeSorts = [
  { by: 'name', label: employeeListTexts.byName },
  { by: 'hireDate', label: employeeListTexts.newestFirst },
] as const satisfies readonly { readonly by: keyof EmployeeFields; readonly label: string }[];

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

/** What a person who edits an employee may choose among. */
export interface EmployeeOptions {
  /** The employee is being added. */
  readonly isNew: boolean;
  readonly roles: readonly Option[];
  /** Job types and certifications. */
  readonly jobs: readonly Option[];
  readonly requirements: readonly Option[];
  /** The company, groups and locations where a role or a job can be given. */
  readonly scopes: readonly Option[];
  /** Nobody has two security roles at one location. */
  readonly oneRolePerLocation: boolean;
}

const scopeField = (scopes: readonly Option[]) =>
  choice({ label: 'Location', options: [{ value: '', label: employeesTexts.chooseLocation }, ...scopes] });

const roleFields = ({ roles, scopes }: EmployeeOptions) =>
  group(
    { label: employeesTexts.roles },
    {
      id: idField(),
      roleId: choice({ label: 'Role', options: [{ value: '', label: employeesTexts.chooseARole }, ...roles] }),
      scope: scopeField(scopes),
      mayRemove: toggle({ label: 'Can be removed', initial: true, systemManaged: true }),
    },
    [required('roleId', 'role-incomplete'), required('scope', 'role-incomplete')],
  );

const wageFields = () =>
  group(
    { label: jobsTexts.wage },
    {
      id: idField(),
      from: date({ label: jobsTexts.from }),
      amount: money({ label: jobsTexts.amount }),
      per: choice({ label: jobsTexts.per, options: perOptions }),
    },
    [required('from', 'wage-incomplete')],
  );

const perOptions = [
  { value: 'HOUR', label: jobsTexts.perOptions.HOUR },
  { value: 'WEEK', label: jobsTexts.perOptions.WEEK },
  { value: 'YEAR', label: jobsTexts.perOptions.YEAR },
] as const satisfies readonly Option<PayPeriod>[];

const jobFields = ({ jobs, scopes }: EmployeeOptions) =>
  group(
    { label: jobsTexts.jobs },
    {
      id: idField(),
      jobTypeId: choice({ label: jobsTexts.job, options: [{ value: '', label: jobsTexts.chooseJob }, ...jobs] }),
      scope: scopeField(scopes),
      wages: list({ label: jobsTexts.wages, max: 50, read: 'viewWageData' }, wageFields()),
      /** The reader may view the wages at that place; others send none, and the server keeps them. */
      showsWages: toggle({ label: 'Wages are shown', initial: true, systemManaged: true }),
      mayChange: toggle({ label: 'Can be changed', initial: true, systemManaged: true }),
    },
  );

const certificationFields = ({ requirements }: EmployeeOptions) =>
  group(
    { label: jobsTexts.certifications },
    {
      id: idField(),
      requirementId: choice({
        label: jobsTexts.certification,
        options: [{ value: '', label: jobsTexts.chooseCertification }, ...requirements],
      }),
      endsOn: date({ label: jobsTexts.endsOn, help: jobsTexts.endsOnHelp }),
    },
    [required('requirementId', missingRule)],
  );

/** The roles at a location where an earlier one is already. */
export const secondRoles = <R extends { readonly scope: string }>(roles: readonly R[]): readonly R[] =>
  roles.filter(({ scope }, index) => isLocation(scope) && roles.findIndex(role => role.scope === scope) < index);

const isLocation = (scope: string): boolean => scope.startsWith('LOCATION:');

const oneRoleRule: Rule<{ roles: readonly { scope: string }[] }> = {
  code: 'role-second',
  at: 'roles',
  holds: ({ roles }) => secondRoles(roles).length === 0,
};

interface JobOfRule {
  readonly jobTypeId: string;
  readonly scope: string;
  readonly wages: readonly { readonly from: string }[];
}

/** A row in which no job was chosen yet is none, unless a wage was typed in it. */
const jobRule: Rule<{ jobs: readonly JobOfRule[] }> = {
  code: 'job-incomplete',
  at: 'jobs',
  holds: ({ jobs }) =>
    jobs.every(({ jobTypeId, scope, wages }) => (jobTypeId === '' ? wages.length === 0 : scope !== '')),
};

/** A PIN that is kept has no digits here. */
const pinRule: Rule<{ pin?: unknown }> = {
  code: 'pin-format',
  at: 'pin',
  holds: ({ pin }) => {
    const typed = isRecord(pin) ? pin.value : undefined;
    return typeof typed !== 'string' || pinPattern.test(typed);
  },
};

const placeRule: Rule<{ roles: readonly unknown[]; jobs: readonly JobOfRule[] }> = {
  code: 'place-missing',
  at: 'jobs',
  holds: ({ roles, jobs }) => roles.length > 0 || jobs.some(({ jobTypeId }) => jobTypeId !== ''),
};

/** An employee as an edit session edits it. A role or a job at a tenant is a member by itself, so they merge one by one. */
export const employeeForm = (options: EmployeeOptions) =>
  recordKind(
    {
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
        'role-second': employeesTexts.oneRoleEach,
      },
    },
    {
      ...employeeShape,
      /** A secret, so that it stays in memory: the value of one that is stored is not here. */
      pin: secret({ label: pinTexts.pin, help: pinTexts.help, max: 8 }),
      /** Shown for a person who exists, unless it is the reader. */
      active: toggle({ label: employeesTexts.active, initial: true }),
      /** Shown while a person is added. */
      invite: toggle({ label: employeesTexts.sendInvitationNow, initial: true }),
      jobs: list(
        { label: jobsTexts.jobs, max: 100, displayName: member => nameOf(options.jobs, options, member, 'jobTypeId') },
        jobFields(options),
      ),
      roles: list(
        {
          label: employeesTexts.roles,
          max: 100,
          displayName: member => nameOf(options.roles, options, member, 'roleId'),
        },
        roleFields(options),
      ),
      certifications: list(
        {
          label: jobsTexts.certifications,
          max: 100,
          displayName: member => labelOf(options.requirements, own(member, 'requirementId')) ?? '',
        },
        certificationFields(options),
      ),
    },
    [pinRule, jobRule, ...(options.oneRolePerLocation ? [oneRoleRule] : []), ...(options.isNew ? [placeRule] : [])],
  );

export type EmployeeFormValue = RecordValue<ReturnType<typeof employeeForm>>;
export type EmployeeRole = EmployeeFormValue['roles'][number];
export type EmployeeJob = EmployeeFormValue['jobs'][number];
export type EmployeeCertification = EmployeeFormValue['certifications'][number];

const labelOf = (options: readonly Option[], value: unknown): string | undefined =>
  options.find(option => option.value === value)?.label;

const nameOf = (list: readonly Option[], { scopes }: EmployeeOptions, member: unknown, key: string): string =>
  [labelOf(list, own(member, key)), labelOf(scopes, own(member, 'scope'))]
    .filter(name => name !== undefined)
    .join(', ');
