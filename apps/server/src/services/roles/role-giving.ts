import type { Role } from '@commissary/contract';
import { canAccess, type Grant, type RoleGrantRefusal, roleGrantRefusal, tenantScopeOf } from '@commissary/domain';
import { inTransaction, lockCompanies } from '../../store/database/index.ts';
import { listRoles, updateRole } from '../../store/people/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { roleOn } from '../people/index.ts';
import { findRole, presentRole } from './read-roles.ts';

/** Why the caller may not assign each role of the company there; null for those that they may assign. */
export const rolesToGive = async (
  { db, company, person }: RequestContext,
  on: Grant['on'],
  personId: string | null,
): Promise<Record<string, RoleGrantRefusal | null>> => {
  const [roles, tenants] = await Promise.all([listRoles(db, company.id), findTenantNames(db, [on.id])]);
  const tenant = tenants.find(({ companyId, type }) => companyId === company.id && type === on.type);
  if (on.type !== 'GLOBAL') {
    const scope =
      on.type === 'COMPANY' && on.id === company.id ? { companyId: company.id } : tenant && tenantScopeOf(tenant);
    if (scope === undefined) throw notFound();
    // A manager of one location asks about that location, not about the company above it.
    if (tenant !== undefined && !canAccess(person, scope)) throw forbidden();
  }
  const giving = { companyId: company.id, tenants, toThemselves: personId === person.id };
  return Object.fromEntries(roles.map(role => [role.id, roleGrantRefusal(person, roleOn(role, on), giving)]));
};

/** An owner allows managers of employees to assign a role of the company, or stops allowing it. */
export const openToHiring = async (
  context: RequestContext,
  id: string,
  { ver, open }: { readonly ver: number; readonly open: boolean },
): Promise<Role> => {
  const owner = { companyId: context.company.id };
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [owner.companyId]);
    const role = await findRole(db, owner, id);
    if (role.companyId !== owner.companyId) throw notFound();
    if (!(await updateRole(db, id, ver, { openToHiring: open }))) throw apiError(409, 'ROLE_CHANGED');
    const said = (is: boolean) => (is ? 'managers of employees' : 'holders of its permissions');
    await recordAudit(context, db, {
      action: 'role.hiring',
      companyId: owner.companyId,
      target: id,
      subject: role.name,
      changes: [{ what: 'May be assigned by', was: said(role.openToHiring), now: said(open) }],
    });
  });
  return presentRole(await findRole(context.db, owner, id));
};
