import { employeesTexts, jobsTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import type { EmployeeState } from '@commissary/domain';
import type { ActiveTenant } from '../../session/index.ts';
import type { Tone } from '../../ui/index.ts';

type GrantObject = Employee['roles'][number]['grantObject'];

export const employeeStateOf = ({
  status,
  email,
  hasPassword,
}: Pick<Employee, 'status' | 'email' | 'hasPassword'>): EmployeeState => {
  if (status === 'DELETED') return 'deactivated';
  if (email === null) return 'terminal';
  return hasPassword ? 'active' : 'invited';
};

export const employeeStateText: Readonly<Record<EmployeeState, { readonly text: string; readonly tone: Tone }>> = {
  active: { text: employeesTexts.canSignIn, tone: 'live' },
  invited: { text: employeesTexts.noPasswordYet, tone: 'amber' },
  terminal: { text: jobsTexts.terminalOnly, tone: 'quiet' },
  deactivated: { text: employeesTexts.deactivated, tone: 'quiet' },
};

/** The name of the tenant of a role; one that the reader has no access to has no name. */
export const scopeName = ({ type, id }: GrantObject, { user }: Pick<ActiveTenant, 'user'>): string => {
  if (type === 'GLOBAL') return employeesTexts.everywhere;
  if (type === 'COMPANY') return id === user.companyId ? user.companyName : employeesTexts.anotherCompany;
  return user.accessibleTenants.find(tenant => tenant.id === id)?.name ?? employeesTexts.hiddenLocation;
};
