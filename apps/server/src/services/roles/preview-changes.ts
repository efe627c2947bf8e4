import type { RolesPreview } from '@commissary/contract';
import { type Grant, type PermissionsEffect, permissionsEffects, tenantReach } from '@commissary/domain';
import { listGrants } from '../../store/people/index.ts';
import { listTenantNames } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { grantedRolesOf } from '../people/index.ts';
import { type ChangesByRole, type PlannedRole, planChanges } from './plan-changes.ts';
import type { RoleOwnerRow } from './role-edit-scope.ts';

/** Which people would get or lose which permissions, at how many locations. */
export const previewChanges = async (
  context: RequestContext,
  owner: RoleOwnerRow,
  changes: ChangesByRole,
): Promise<RolesPreview> => {
  const { db } = context;
  const plan = await planChanges(context, db, owner, changes);
  const holders = plan.flatMap(one => one.holders);
  const grants = await listGrants(db, [...new Set(holders.map(({ personId }) => personId))]);
  const after = new Map(plan.map(one => [one.role.id, one.after.grantedPermissions]));
  const people = [...Map.groupBy(grants, ({ personId }) => personId)].map(([id, of]) => {
    const before = of.map(grant => ({ roleId: grant.roleId, grant: grantedRolesOf(grant) }));
    return {
      id,
      before: before.map(({ grant }) => grant),
      after: before.map(({ roleId, grant }): Grant => {
        const permissions = after.get(roleId);
        return permissions === undefined ? grant : { ...grant, permissions };
      }),
    };
  });
  const gives = [];
  const takes = [];
  for (const companyId of companiesOf(owner, holders)) {
    const reach = tenantReach({ grants: people.flatMap(({ before }) => before) }, companyId);
    const effects = permissionsEffects(people, companyId, await listTenantNames(db, companyId, { reach }));
    gives.push(effects.gives);
    takes.push(effects.takes);
  }
  return { gives: counted(gives), takes: counted(takes), discount: { people: discounted(plan) } };
};

/** A role of all companies may have holders in many. */
const companiesOf = ({ companyId }: RoleOwnerRow, holders: PlannedRole['holders']): readonly string[] =>
  companyId === null ? [...new Set(holders.map(holder => holder.companyId))] : [companyId];

const counted = (effects: readonly PermissionsEffect[]) => ({
  people: new Set(effects.flatMap(({ people }) => [...people])).size,
  rights: [...new Set(effects.flatMap(({ rights: permissions }) => [...permissions]))],
  locations: new Set(effects.flatMap(({ locations }) => [...locations])).size,
});

const discounted = (plan: readonly PlannedRole[]): number => {
  const changed = plan.filter(({ role, after }) => role.maxDiscount !== after.maxDiscountPct);
  return new Set(changed.flatMap(({ holders }) => holders.map(({ personId }) => personId))).size;
};
