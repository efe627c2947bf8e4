/**
 * Where to look:
 * - Deactivating people: what ends, the undo: `ending-access.ts`, `planDeactivation` in `plan-employee.ts`,
 *   `write-employees.ts`; `apps/web/src/views/employees/list/ending-access.tsx`, `use-change-several.ts`; wrong PINs at
 *   a terminal `apps/terminal/src/log-on-attempts.ts`; `docs/adr/0062-leaving-is-one-act.md`.
 * - Jobs, wages and certifications of people: this folder: one or many people are planned (`plan-employee.ts`,
 *   `plan-employee-jobs.ts`: who may change what) and written in a few statements (`write-employees.ts`);
 *   `present-employee.ts` (what a reader sees); the form `apps/web/src/views/employees/`;
 *   `docs/adr/0055-employees-with-jobs.md`.
 * - People in published employment, whether they are live: `working-employees.ts`,
 *   `services/publishing/publish-snapshot.ts`, `differences/compare-people.ts`; `place_people` in
 *   `apps/server/src/store/tenants/place-people.ts`; on screen `apps/web/src/publishing/preview/people-changes.tsx`;
 *   `docs/adr/0057-people-in-published-employment.md`.
 */
export { requireFreeAddress, takeAddressTries, withAddressLimit } from './address-tries.ts';
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
