export { findEmployee, grantedRolesOf, requireEmployee, tenantsOfGrants } from './employees.ts';
export { ensureOwner } from './ensure-owner.ts';
export { listInvites, makeInviteLink, sendInvite } from './invites.ts';
export { readJobChoices } from './job-choices.ts';
export { givesOf, roleOn } from './plan-employee-roles.ts';
export { listEmployees, presentEmployee } from './present-employee.ts';
export { createEmployee, removeEmployee, signOutEmployee, updateEmployee } from './save-employee.ts';
