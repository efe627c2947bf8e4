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
  listRoles,
} from './grant.ts';
export {
  deleteJobs,
  insertJobs,
  type JobPlace,
  type JobRow,
  listCertifications,
  listJobs,
  replaceCertifications,
  replaceWages,
} from './job.ts';
export {
  type AccountRow,
  emailKey,
  findAccount,
  findAccountByEmail,
  findPerson,
  insertPeople,
  listPeople,
  listSamplePeople,
  type PersonFields,
  type PersonRow,
  updatePeople,
} from './person.ts';
export { deleteRole, type HolderRow, listHolders, updateRole } from './role.ts';
