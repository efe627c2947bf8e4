import { type PayPeriod, pinPattern } from '@commissary/domain';
import {
  choice,
  date,
  type Field,
  group,
  type Issue,
  idField,
  isRecord,
  list,
  money,
  type Option,
  own,
  phonePattern,
  type Rule,
  required,
  secret,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { employeesTexts, jobsTexts, pinTexts } from '../texts/index.ts';

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
  );

const roleRule: Rule<{ roles: readonly { roleId: string; scope: string }[] }> = {
  code: 'role-incomplete',
  at: 'roles',
  holds: ({ roles }) => roles.every(({ roleId, scope }) => roleId !== '' && scope !== ''),
};

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

const wageRule: Rule<{ jobs: readonly JobOfRule[] }> = {
  code: 'wage-incomplete',
  at: 'jobs',
  holds: ({ jobs }) => jobs.every(({ wages }) => wages.every(({ from }) => from !== '')),
};

const certificationRule: Rule<{ certifications: readonly { requirementId: string }[] }> = {
  code: 'certification-incomplete',
  at: 'certifications',
  holds: ({ certifications }) => certifications.every(({ requirementId }) => requirementId !== ''),
};

/** An address is optional: without one a person uses terminals only. */
const emailRule: Rule<{ email: string }> = {
  code: 'email-missing',
  at: 'email',
  holds: ({ email }) => email.trim() === '' || /\S@\S/.test(email),
};

const phoneRule: Rule<{ phone: string }> = {
  code: 'phone-format',
  at: 'phone',
  holds: ({ phone }) => phone.trim() === '' || phonePattern.test(phone.replace(/\D/g, '')),
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

const employeeFields = (options: EmployeeOptions) =>
  group(
    { label: 'Employee' },
    {
      name: text({ label: employeesTexts.name, max: 120 }),
      email: text({ label: employeesTexts.email, help: employeesTexts.usedToSignIn, max: 254 }),
      phone: text({ label: jobsTexts.phone, max: 20 }),
      hireDate: date({ label: jobsTexts.hireDate }),
      /** A secret, so that it stays in memory: the value of one that is stored is not here. */
      pin: secret({ label: pinTexts.pin, help: pinTexts.help, max: 8 }),
      /** Shown for a person who exists, unless it is the reader. */
      active: toggle({ label: employeesTexts.active, initial: true }),
      /** Shown while a person is added. */
      invite: toggle({ label: employeesTexts.sendInvitationNow, initial: true }),
      roles: list(
        {
          label: employeesTexts.roles,
          max: 100,
          displayName: member => nameOf(options.roles, options, member, 'roleId'),
        },
        roleFields(options),
      ),
      jobs: list(
        { label: jobsTexts.jobs, max: 100, displayName: member => nameOf(options.jobs, options, member, 'jobTypeId') },
        jobFields(options),
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
    [
      required('name', 'name-missing'),
      emailRule,
      phoneRule,
      pinRule,
      roleRule,
      jobRule,
      wageRule,
      certificationRule,
      ...(options.oneRolePerLocation ? [oneRoleRule] : []),
      ...(options.isNew ? [placeRule] : []),
    ],
  );

export interface EmployeeRole extends Value<ReturnType<typeof roleFields>> {}
export interface EmployeeJob extends Value<ReturnType<typeof jobFields>> {}
export interface EmployeeCertification extends Value<ReturnType<typeof certificationFields>> {}
export interface EmployeeRecord extends Value<ReturnType<typeof employeeFields>> {}

/** An employee as an edit session edits it. A role or a job at a tenant is a member by itself, so they merge one by one. */
export const employeeRecord: (options: EmployeeOptions) => Field<EmployeeRecord> = employeeFields;

const labelOf = (options: readonly Option[], value: unknown): string | undefined =>
  options.find(option => option.value === value)?.label;

const nameOf = (list: readonly Option[], { scopes }: EmployeeOptions, member: unknown, key: string): string =>
  [labelOf(list, own(member, key)), labelOf(scopes, own(member, 'scope'))]
    .filter(name => name !== undefined)
    .join(', ');

const needs = {
  'name-missing': employeesTexts.aName,
  'email-missing': employeesTexts.anEmailAddress,
  'phone-format': jobsTexts.tenDigits,
  'pin-format': pinTexts.fourToEight,
  'place-missing': jobsTexts.jobOrRole,
  'job-incomplete': jobsTexts.jobAndPlace,
  'wage-incomplete': jobsTexts.dayOfWage,
  'role-incomplete': employeesTexts.aRole,
  'role-second': employeesTexts.oneRoleEach,
  'certification-incomplete': jobsTexts.aCertification,
};

/** What is missing while rules do not hold, in the order of the form. */
export const employeeNeeds = (issues: readonly Issue[]): readonly string[] => {
  const broken = new Set(issues.map(issue => issue.rule));
  return Object.entries(needs).flatMap(([rule, need]) => (broken.has(rule) ? [need] : []));
};
