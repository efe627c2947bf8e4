import type { Context } from '../context.ts';
import { headsOfCompany } from '../store/layer.ts';
import type { TenantRecord } from '../store/tenant.ts';

/**
 * Whether the console can hide levels: the company has one location, without overrides. `tenants` are all tenants of
 * the company, whoever the caller is.
 */
export const isSingleLocation = async (
  { db, content }: Pick<Context, 'db' | 'content'>,
  tenants: readonly TenantRecord[],
): Promise<boolean> => {
  const [only] = tenants;
  if (only === undefined || tenants.length > 1 || only.type !== 'LOCATION') return false;
  const documents = await headsOfCompany(db, only.companyId, ['settings', 'menu', 'employment']);
  const manifests = documents.flatMap(({ heads }) =>
    heads.flatMap(({ tenantId, manifest }) => (tenantId === only.id && manifest !== null ? [manifest] : [])),
  );
  const lists = await content.lists(db, manifests);
  return manifests.every(manifest => lists.get(manifest)?.length === 0);
};
