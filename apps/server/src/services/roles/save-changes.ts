import type { Role } from '@commissary/contract';
import { type AuditChange, permissionLabel } from '@commissary/domain';
import type { RequestContext } from '../../request-context.ts';
import { updateRole } from '../../store/role.ts';
import { audit } from '../audit.ts';
import { once } from '../idempotent.ts';
import { keepingOwners } from '../people/keeping-owners.ts';
import { refuse } from '../refusal.ts';
import { type ChangesByRole, type PlannedRole, planChanges } from './plan-changes.ts';
import { rolesOf } from './read-roles.ts';
import { holdOwner, type RoleOwner } from './role-reach.ts';

/** Saves the changes of several roles, all or none. Answers every role of the owner as it is then. */
export const saveChanges = async (
  context: RequestContext,
  owner: RoleOwner,
  changes: ChangesByRole,
): Promise<Role[]> => {
  await once(context, `roles ${JSON.stringify([owner.companyId, changes])}`, async db => {
    await holdOwner(db, owner);
    const plan = await planChanges(context, db, owner, changes);
    const companies = plan.flatMap(({ holders }) => holders.map(({ companyId }) => companyId));
    await keepingOwners(db, companies, async () => {
      for (const { role, after } of plan) {
        const { permissions, maxDiscountPct: maxDiscount } = after;
        if (!(await updateRole(db, role.id, role.version, { permissions, maxDiscount })))
          throw refuse(409, 'ROLE_CHANGED', `/body/${role.id}`);
      }
    });
    for (const one of plan)
      await audit(context, db, {
        action: 'role.change',
        companyId: context.company.id,
        target: one.role.id,
        subject: one.role.name,
        changes: changeWords(one),
      });
    return true;
  });
  return rolesOf(context, owner);
};

const changeWords = ({ role, after }: PlannedRole): AuditChange[] => {
  const given = after.permissions.filter(name => !role.permissions.includes(name));
  const taken = role.permissions.filter(name => !after.permissions.includes(name));
  const discount = { what: permissionLabel('maxDiscountPercentage') };
  return [
    ...given.map(name => ({ what: permissionLabel(name), was: null, now: 'given' })),
    ...taken.map(name => ({ what: permissionLabel(name), was: 'given', now: null })),
    ...(role.maxDiscount === after.maxDiscountPct
      ? []
      : [{ ...discount, was: `${role.maxDiscount}%`, now: `${after.maxDiscountPct}%` }]),
  ];
};
