export { findEmployee, grantedRolesOf, requireEmployee, tenantsOfGrants } from './employees.ts';
export { ensureOwner } from './ensure-owner.ts';
export { listInvites, makeInviteLink, sendInvite } from './invites.ts';
export { readJobChoices } from './job-choices.ts';
export { readEmployeePage } from './people-page.ts';
export { givesOf, roleOn } from './plan-employee-roles.ts';
export { listEmployees, presentEmployee } from './present-employee.ts';
export { listInvalidEmployees } from './problems.ts';
export { createEmployee, removeEmployee, signOutEmployee, updateEmployee } from './save-employee.ts';
