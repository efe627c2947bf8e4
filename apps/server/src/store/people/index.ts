/**
 * Where to look:
 * - The list of employees: pages, acts on several, problems of records: `people-page.ts`, `problems.ts` and
 *   `belongings.ts`; `apps/server/src/services/people/people-page.ts`, `plan-several.ts` (what an act does to each),
 *   `change-several.ts`; `apps/web/src/views/employees/list/`, `repair.tsx`; `docs/adr/0058-the-list-of-employees.md`.
 */
export { readBelongings } from './belongings.ts';
export {
  countGranted,
  countHolders,
  deleteGrants,
  type GrantableRole,
  type GrantRow,
  insertGrants,
  insertRoles,
  listCompanyHolders,
  listGrants,
  listHoldersAt,
  listRoles,
} from './grant.ts';
export {
  deleteJobs,
  insertJobs,
  type JobPlace,
  type JobRow,
  listJobsOf,
  listWorkingPeople,
  replaceCertifications,
  replaceWages,
  type StoredWage,
  type WorkingPerson,
} from './job.ts';
export {
  countPeople,
  type Ending,
  listPeoplePage,
  type PeopleFilter,
  type PersonMark,
} from './people-page.ts';
export { listPeopleToCheck } from './people-to-check.ts';
export {
  type AccountRow,
  deletePeople,
  emailKey,
  findAccount,
  findAccountByEmail,
  findPeople,
  findPerson,
  insertPeople,
  listEmailOwners,
  listPeople,
  listPeopleLike,
  listSamplePeople,
  listVisiblePeople,
  type PersonFields,
  type PersonRow,
  setLanguage,
  updatePeople,
} from './person.ts';
export {
  analyzePeople,
  findImport,
  forgetImports,
  type ImportedPersonRow,
  type ImportRow,
  insertImport,
  listImports,
  markUndone,
} from './person-import.ts';
export {
  deletePins,
  findPinHolders,
  findPinSalt,
  findPins,
  haveEqualPins,
  listEqualPins,
  listPins,
  listShortPins,
  type PinRow,
  pinKeysOf,
  pinsOfOtherKeys,
  putOwnVerifier,
  putPins,
  replacePinKey,
} from './pin.ts';
export { type FoundProblem, findProblems, listPeopleAt } from './problems.ts';
export { deleteRole, type HolderRow, hasOneRolePerLocation, listHolders, updateRole } from './role.ts';
export { listTurnedOff, turnEmail } from './turned-off-emails.ts';
export type { Visible } from './visible-people.ts';
export { listWork, placesOfPeople, type Work } from './work.ts';
