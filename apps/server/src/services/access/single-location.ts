import { documentKinds } from '@commissary/catalog';
import { headsOfCompany } from '../../store/documents/index.ts';
import { someTenants } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

/** Whether the console can hide levels: the company has one location, without overrides, whoever the caller is. */
export const isSingleLocation = async (
  { db, content }: Pick<Context, 'db' | 'content'>,
  companyId: string,
): Promise<boolean> => {
  const [only, another] = await someTenants(db, companyId, 2);
  if (only === undefined || another !== undefined || only.type !== 'LOCATION') return false;
  const documents = await headsOfCompany(db, only.companyId, documentKinds);
  const manifests = documents.flatMap(({ heads }) =>
    heads.flatMap(({ tenantId, manifest }) => (tenantId === only.id && manifest !== null ? [manifest] : [])),
  );
  const lists = await content.lists(db, manifests);
  return manifests.every(manifest => lists.get(manifest)?.length === 0);
};
