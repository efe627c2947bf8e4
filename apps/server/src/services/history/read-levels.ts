import { hasSeveral } from '@commissary/catalog';
import type { LevelHead } from '@commissary/contract';
import { accessibleTenants, hasCompanyWideGrant, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import { documentHeads } from '../../store/documents/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import { type Context, grantsText, type UseCaseContext } from '../context/index.ts';
import { documentName } from '../documents/index.ts';
import { notFound } from '../errors/index.ts';
import type { HistoryAddress } from './history-layers.ts';

/**
 * Of each level that was saved, as far as the caller can access it: its version, and who saved it when. Cached, for
 * people of equal permissions, until something is saved. The same list as long as it is.
 */
export const readLevels = (
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  address: Omit<HistoryAddress, 'tenantId'>,
): Promise<readonly LevelHead[]> => {
  const document = documentName(address);
  const key = `levels ${document.companyId} ${document.kind} ${document.menuId ?? ''} ${grantsText(caller.person)}`;
  return caller.rowCache.getOrLoad('states', [document.companyId], key, () => levelsOf(caller, document));
};

const levelsOf = async (
  caller: UseCaseContext,
  { kind, companyId, menuId }: ReturnType<typeof documentName>,
): Promise<LevelHead[]> => {
  const found = await documentHeads(caller.db, { companyId, kind, id: menuId });
  if (found === undefined && hasSeveral(kind)) throw notFound();
  const saved = (found?.heads ?? []).filter(({ version }) => version > 0);
  const ids = saved.flatMap(({ tenantId }) => tenantId ?? []);
  const tenants = new Map(
    accessibleTenants(caller.person, await findTenantNames(caller.db, ids)).map(tenant => [tenant.id, tenant]),
  );
  const heads = saved.filter(({ tenantId }) =>
    tenantId === null ? hasCompanyWideGrant(caller.person, companyId) : tenants.has(tenantId),
  );
  const manifests = heads.flatMap(({ tenantId, manifest }) => (tenantId !== null && manifest) || []);
  const lists = await caller.content.lists(caller.db, manifests);
  return heads.map(({ tenantId, version, manifest, savedAt, savedBy }) => {
    const tenant = tenants.get(tenantId ?? '');
    const held: ReadonlySet<string> = tenant ? permissionsAt(caller.person, tenantScopeOf(tenant)) : new Set();
    const list = (tenant && lists.get(manifest ?? '')) ?? [];
    const overrides = redactChanges(definitions[kind].field, list, permission => held.has(permission)).length;
    return { tenantId, version, by: savedBy, at: savedAt?.getTime() ?? null, overrides };
  });
};
