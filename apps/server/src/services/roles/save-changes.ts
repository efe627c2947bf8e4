import { recordChanges, roleRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { updateRole } from '../../store/people/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { ensureOwner } from '../people/index.ts';
import { type ChangesByRole, planChanges, stateOf } from './plan-changes.ts';
import { readRoles } from './read-roles.ts';
import { holdOwner, type RoleOwnerRow } from './role-edit-scope.ts';

/** Saves the changes of several roles, all or none. Returns every role of the owner after that. */
export const saveChanges = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  changes: ChangesByRole,
): Promise<Role[]> => {
  await runOnce(context, `roles ${JSON.stringify([owner.companyId, changes])}`, async db => {
    await holdOwner(db, owner);
    const plan = await planChanges(context, db, owner, changes);
    const companies = plan.flatMap(({ holders }) => holders.map(({ companyId }) => companyId));
    await ensureOwner(db, companies, async () => {
      for (const { role, after } of plan) {
        const { grantedPermissions: permissions, maxDiscountPct: maxDiscount } = after;
        if (!(await updateRole(db, role.id, role.version, { permissions, maxDiscount })))
          throw apiError(409, 'ROLE_CHANGED', `/body/${role.id}`);
      }
    });
    for (const one of plan)
      await recordAudit(context, db, {
        action: 'role.change',
        companyId: context.company.id,
        target: one.role.id,
        subject: one.role.name,
        changes: recordChanges(roleRecord, stateOf(one.role), one.after),
      });
    return true;
  });
  return readRoles(context, owner);
};
