import { employeeMembers, employeeRecord, recordChanges } from '@commissary/catalog';
import type { AuditChange, Certification, Grant, Wage } from '@commissary/domain';
import type { GrantRow, PersonFields, PersonRow } from '../../store/people/index.ts';
import type { NamedTenant } from '../../store/tenants/index.ts';
import type { AuditEvent } from '../audit/index.ts';
import { tenantsById } from './employees.ts';
import type { PinChange } from './pins/pins.ts';
import type { EmployeeJobPlan } from './plan-employee-jobs.ts';
import type { EmployeeRolePlan } from './plan-employee-roles.ts';

// What changed is called as the definition calls it; each sentence is by hand, because a job has another name at each place.
const { pin, roles, jobs, certifications } = employeeMembers;
const { wages } = jobs.members;

type Changes = {
  readonly given?: EmployeeRolePlan['given'];
  readonly taken?: readonly GrantRow[];
  readonly jobs?: EmployeeJobPlan;
};

/** The person in the audit entry; the tenants are those whose managers may read it. */
export const employeeAudit = (
  { id, companyId, name }: Pick<PersonRow, 'id' | 'companyId' | 'name'>,
  tenantIds: readonly string[] = [],
): Omit<AuditEvent, 'action'> => ({
  companyId,
  tenantIds,
  target: id,
  subject: name,
});

/** That a PIN changed; no digit of it. */
export const pinChanges = (hadPin: boolean, change: PinChange): AuditChange[] =>
  change === undefined
    ? []
    : [{ what: pin.label, was: hadPin ? 'set' : null, now: change === null ? null : hadPin ? 'changed' : 'set' }];

/** What an edit changed about an employee, as text for the audit. */
export const employeeFieldChanges = (was: PersonFields, now: PersonFields): AuditChange[] =>
  [...recordChanges(employeeRecord, was, now), { what: 'May sign in', was: yesOrNo(was), now: yesOrNo(now) }].filter(
    change => change.was !== change.now,
  );

/** Added and removed roles, each with its tenant. */
export const employeeRoleChanges = (
  { given = [], taken = [] }: Changes,
  tenants: readonly NamedTenant[],
): AuditChange[] => {
  const said = (role: string, on: Grant['on']) => `${role}, ${scopeText(on, tenants)}`;
  return [
    ...taken.map(grant => ({ what: roles.item.label, was: said(grant.roleName, onOf(grant)), now: null })),
    ...given.map(({ role, on }) => ({ what: roles.item.label, was: null, now: said(role.name, on) })),
  ];
};

/** Added and removed jobs, and wages: what is paid is read by those who may view wages there. */
export const employeeJobChanges = (
  { given, taken, paid }: EmployeeJobPlan,
  tenants: readonly NamedTenant[],
): AuditChange[] => {
  const said = ({ name, on }: EmployeeJobPlan['given'][number]) => `${name}, ${scopeText(on, tenants)}`;
  return [
    ...taken.map(job => ({ what: jobs.item.label, was: said(job), now: null })),
    ...given.map(job => ({ what: jobs.item.label, was: null, now: said(job) })),
    ...paid.map(({ job, wages: now }) => ({
      what: `${wages.item.label} of ${said(job)}`,
      was: wagesText(job.wages),
      now: wagesText(now),
      read: 'viewWageData' as const,
    })),
  ];
};

/** Added, renewed and removed certifications, by the names of their requirements. */
export const certificationChanges = (
  was: readonly Certification[],
  now: readonly Certification[],
  nameOf: (requirementId: string) => string,
): AuditChange[] => {
  const endOf = (list: readonly Certification[], requested: string): string | null => {
    const found = list.find(({ requirementId }) => requirementId === requested);
    return found === undefined ? null : found.endsOn === null ? 'for good' : `until ${found.endsOn}`;
  };
  const ids = [...new Set([...was, ...now].map(({ requirementId }) => requirementId))];
  return ids
    .map(id => ({ what: `${certifications.item.label} ${nameOf(id)}`, was: endOf(was, id), now: endOf(now, id) }))
    .filter(change => change.was !== change.now);
};

const wagesText = (list: readonly Wage[]): string | null =>
  list.length === 0
    ? null
    : list.map(({ from, amount, per }) => `$${amount} per ${per.toLowerCase()} from ${from}`).join(', ');

/** Locations and groups where roles or jobs of an employee changed. */
export const scopesOf = ({ given = [], taken = [], jobs: plan }: Changes): string[] => {
  const changedJobs = plan === undefined ? [] : [...plan.given, ...plan.taken, ...plan.paid.map(({ job }) => job)];
  return tenantsOf([...given.map(role => role.on), ...taken.map(onOf), ...changedJobs.map(job => job.on)]);
};

/** The locations and groups among places, each once. */
export const tenantsOf = (places: readonly Grant['on'][]): string[] => [
  ...new Set(places.filter(({ type }) => type === 'LOCATION' || type === 'GROUP').map(({ id }) => id)),
];

const scopeText = ({ type, id }: Grant['on'], tenants: readonly NamedTenant[]): string => {
  if (type === 'GLOBAL') return 'everywhere';
  return type === 'COMPANY' ? 'the whole company' : (tenantsById(tenants).get(id)?.name ?? id);
};

const onOf = ({ onType, onId }: GrantRow): Grant['on'] => ({ type: onType, id: onId });

const yesOrNo = ({ status }: PersonFields): string => (status === 'ACTIVE' ? 'yes' : 'no');
