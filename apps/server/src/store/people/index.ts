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
  emailKey,
  findPerson,
  findPersonByEmail,
  insertPeople,
  listPeople,
  listSamplePeople,
  type PersonRow,
  updatePerson,
} from './person.ts';
export { deleteRole, type HolderRow, listHolders, updateRole } from './role.ts';
