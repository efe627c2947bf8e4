import type { Employment } from '@commissary/catalog';
import { findTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { effectiveDocuments, layerHashesOf, loadHeadsOfMany } from '../documents/index.ts';

/** The employment documents of a company and of some of its groups and locations, by the id of each. */
export const employmentAt = async (
  context: UseCaseContext,
  companyId: string,
  placeIds: readonly string[],
): Promise<(placeId: string) => Employment> => {
  const ids = [...new Set(placeIds)].filter(id => id !== companyId);
  const tenants = (await findTenantNames(context.db, ids)).filter(tenant => tenant.companyId === companyId);
  return employmentOf(context, companyId, tenants);
};

/** The same where the groups and locations were read already. */
export const employmentOf = async (
  context: UseCaseContext,
  companyId: string,
  tenants: readonly NamedTenant[],
): Promise<(placeId: string) => Employment> => {
  // Every menu has the same employment document.
  const layers = tenants.map(tenant => ({ ...tenant, menuId: null }));
  const heads = await loadHeadsOfMany(context, { kind: 'employment', companyId }, [null, ...layers]);
  const stacks = new Map(heads.map(one => [one.layer.tenant?.id ?? companyId, layerHashesOf(one)]));
  const effective = await effectiveDocuments(context, [...stacks.values()]);
  return placeId => {
    const stack = stacks.get(placeId) ?? stacks.get(companyId);
    if (stack === undefined) throw new Error('The base of the company was not read');
    // The kind of the document says what its values are.
    return effective(stack).document as Employment;
  };
};
