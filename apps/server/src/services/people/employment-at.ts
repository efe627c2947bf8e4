import type { Employment } from '@commissary/catalog';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { effectiveDocuments, layerHashesOf, loadHeads, loadHeadsOfMany } from '../documents/index.ts';

/** The employment documents of a company and of some of its groups and locations, by the id of each. */
export const employmentAt = async (
  context: UseCaseContext,
  companyId: string,
  placeIds: readonly string[],
): Promise<(placeId: string) => Employment> => {
  const document = { kind: 'employment' as const, companyId };
  const ids = [...new Set(placeIds)].filter(id => id !== companyId);
  const tenants = (await findTenants(context.db, ids)).filter(tenant => tenant.companyId === companyId);
  const company = await loadHeads(context, { ...document, tenant: null });
  const others = await loadHeadsOfMany(context, document, tenants.map(layerOf));
  const stacks = new Map(
    [company, ...others].map(heads => [heads.layer.tenant?.id ?? companyId, layerHashesOf(heads)]),
  );
  const own = layerHashesOf(company);
  const effective = await effectiveDocuments(context, [...stacks.values()]);
  // The kind of the document says what its values are.
  return placeId => effective(stacks.get(placeId) ?? own).document as Employment;
};

const layerOf = ({ id, companyId, type, groupId, menuId }: TenantRecord) => ({ id, companyId, type, groupId, menuId });
