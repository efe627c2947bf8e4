export {
  findEmployee,
  grantedRolesOf,
  listEmployees,
  presentEmployee,
  requireEmployee,
  tenantsOfGrants,
} from './employees.ts';
export { ensureOwner } from './ensure-owner.ts';
export { listInvites, makeInviteLink, sendInvite } from './invites.ts';
export { givesOf, roleOn } from './plan-employee-roles.ts';
export { createEmployee, removeEmployee, signOutEmployee, updateEmployee } from './save-employee.ts';
