import type { Context } from '../context.ts';
import { headsOfCompany } from '../store/layer.ts';
import type { TenantRecord } from '../store/tenant.ts';

/**
 * Whether there is no need to speak of levels: the company has one location, and that sets nothing of its own. `tenants`
 * are all of the company's, whoever asks.
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
