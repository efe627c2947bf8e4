import type { Role } from '@commissary/contract';
import type { Context } from '../context.ts';
import type { Company } from '../store/company.ts';
import { listRoles } from '../store/grant.ts';

export const rolesOf = async (context: Context, company: Company): Promise<Role[]> =>
  (await listRoles(context.db, company.id)).map(({ id, name, permissions, maxDiscount }) => ({
    id,
    name,
    grantedPermissions: [...permissions],
    maxDiscountPct: maxDiscount,
  }));
