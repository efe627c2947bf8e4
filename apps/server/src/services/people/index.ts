export { takeAddressTries, withAddressLimit } from './address-tries.ts';
export { changeSeveral, previewSeveral } from './change-several.ts';
export { addColleague, findColleague } from './colleague.ts';
export { employeeFieldChanges } from './employee-changes.ts';
export {
  casesOf,
  type EmployeeCase,
  findEmployee,
  grantedRolesOf,
  requireDetails,
  requireEmployee,
  sees,
  tenantsOfGrants,
} from './employees.ts';
export { employmentAt } from './employment-at.ts';
export { ensureOwner } from './ensure-owner.ts';
export { listInvites, makeInviteLink, sendInvite } from './invites.ts';
export { readJobChoices } from './job-choices.ts';
export { peopleFindings } from './people-findings.ts';
export { readEmployeePage } from './people-page.ts';
export { proposePin, revealPin } from './pins/reveal-pin.ts';
export { plansWithTakenPin } from './pins/shared-pins.ts';
export {
  type ChangedEmployee,
  type EmployeePlan,
  jobPlacesOf,
  planEmployeeChange,
  planNewEmployee,
  readPlanning,
} from './plan-employee.ts';
export { type RequestedJob, samePay } from './plan-employee-jobs.ts';
export { givesOf, roleOn } from './plan-employee-roles.ts';
export { listEmployees, presentEmployee } from './present-employee.ts';
export { listInvalidEmployees } from './problems.ts';
export { createEmployee, removeEmployee, signOutEmployee, updateEmployee } from './save-employee.ts';
export { employeesAt, workingEmployees } from './working-employees.ts';
export { removeAdded, writeEmployees } from './write-employees.ts';
