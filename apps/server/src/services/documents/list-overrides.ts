import { hasSeveral } from '@commissary/catalog';
import type { OverrideRecord } from '@commissary/contract';
import { accessibleTenants, permissionsAt, tenantScopeOf } from '@commissary/domain';
import { redactChanges } from '@commissary/schema';
import { documentHeads, newestEntries } from '../../store/documents/index.ts';
import { findTenantNames } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import { type Context, grantsText, type UseCaseContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import type { DocumentName } from './document-name.ts';
import { secretMetadata } from './document-secrets.ts';

/**
 * The overrides of a document at the tenants that this person can access, each entry with its author and time. Each form
 * of the company asks for them, so they are cached, for people of equal permissions, until something is saved. The same
 * list as long as they are.
 */
export const listOverrides = (
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  document: DocumentName,
): Promise<readonly OverrideRecord[]> => {
  const { companyId, kind, menuId = '' } = document;
  const key = `overrides ${companyId} ${kind} ${menuId} ${grantsText(caller.person)}`;
  return caller.rowCache.getOrLoad('states', [companyId], key, () => readOverrides(caller, document));
};

const readOverrides = async (caller: UseCaseContext, document: DocumentName): Promise<OverrideRecord[]> => {
  const found = await documentHeads(caller.db, { ...document, id: document.menuId });
  if (found === undefined) {
    if (hasSeveral(document.kind)) throw notFound();
    return [];
  }
  const overridden = await findTenantNames(
    caller.db,
    found.heads.flatMap(({ tenantId }) => tenantId ?? []),
  );
  const tenants = new Map(accessibleTenants(caller.person, overridden).map(one => [one.id, one]));
  const heads = found.heads.filter(head => head.tenantId !== null && tenants.has(head.tenantId));
  const lists = await caller.content.lists(
    caller.db,
    heads.flatMap(head => head.manifest ?? []),
  );
  const lookUp = await secretMetadata(caller, document.kind, { lists: [...lists.values()] });
  const readable = heads.flatMap(head => {
    const tenant = tenants.get(head.tenantId ?? '');
    if (tenant === undefined || head.manifest === null) return [];
    const held: ReadonlySet<string> = permissionsAt(caller.person, tenantScopeOf(tenant));
    const list = lists.get(head.manifest) ?? [];
    const changes = redactChanges(definitions[document.kind].field, list, permission => held.has(permission), lookUp);
    return [{ head, tenant, changes }];
  });
  const authors = await authorsByLayer(
    caller,
    readable.flatMap(({ head, changes }) => changes.map(({ path }) => ({ layerId: head.id, path }))),
  );
  return readable.map(({ head, tenant, changes }) => ({
    locationId: tenant.id,
    overrideId: head.id,
    overrideVer: head.version,
    changes,
    set: authors.get(head.id) ?? [],
  }));
};

/** Looks up only the entries of the current list, so a long history costs nothing. */
const authorsByLayer = async (
  caller: UseCaseContext,
  pairs: readonly { readonly layerId: string; readonly path: string }[],
) => {
  const byLayer = new Map<string, { path: string; by: string; at: number }[]>();
  for (const { layerId, path, by, at } of await newestEntries(caller.db, pairs)) {
    const entries = byLayer.get(layerId) ?? [];
    byLayer.set(layerId, entries);
    entries.push({ path, by, at: at.getTime() });
  }
  return byLayer;
};
