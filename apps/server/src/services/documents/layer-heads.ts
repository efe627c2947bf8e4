import { type DocumentKind, documentIdIn, hasSeveral } from '@commissary/catalog';
import { permissionsAt, type TenantScope, tenantScopeOf } from '@commissary/domain';
import { identityMap } from '@commissary/schema';
import { documentHeads } from '../../store/documents/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import type { DocumentName } from './document-name.ts';

/** A location or group, as far as its documents need it. */
export interface TenantLayer {
  readonly id: string;
  readonly companyId: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId: string | null;
  readonly menuId: string | null;
}

/** The document and the level. No tenant: the company's base. */
export interface DocumentLayer extends DocumentName {
  readonly tenant: TenantLayer | null;
}

/** A layer that may never have been saved: then its version is 0 and it has no revision. */
export interface LayerHead {
  readonly id: string;
  readonly version: number;
  readonly manifest: string | null;
  readonly savedAt: Date | null;
  readonly savedBy: string | null;
}

/** The layers of a tenant's document. */
export interface LayerHeads {
  readonly layer: DocumentLayer;
  readonly document: {
    readonly id: string;
    readonly exists: boolean;
    readonly name: string;
    readonly description: string;
    readonly template: boolean;
  };
  readonly base: LayerHead;
  /** Null at company and group level, and at a location without a group. */
  readonly group: LayerHead | null;
  /** Null at company level. */
  readonly own: LayerHead | null;
  readonly permissions: ReadonlySet<string>;
  readonly may: (permission: string) => boolean;
}

/** The layers as they are now, in one statement: the basis of a save. */
export const loadHeads = (caller: UseCaseContext, layer: DocumentLayer): Promise<LayerHeads> =>
  standOn(caller, layer, (document, tenantIds) => documentHeads(caller.db, document, tenantIds));

/** The same for several layers of one document, all at the same moment; null is the company's. */
export const loadHeadsOfMany = async (
  caller: UseCaseContext,
  document: DocumentName,
  tenants: readonly (TenantLayer | null)[],
): Promise<readonly LayerHeads[]> => {
  const { companyId, kind, menuId } = document;
  const requested = tenants.flatMap(tenant => (tenant === null ? [] : [tenant.id, tenant.groupId ?? tenant.id]));
  const found = await documentHeads(caller.db, { companyId, kind, id: menuId }, [...new Set(requested)]);
  return Promise.all(tenants.map(tenant => standOn(caller, { ...document, tenant }, async () => found)));
};

/** The layers of a company's document that a save is about to create with this id and name. */
export const headsOfNew = async (caller: UseCaseContext, layer: DocumentLayer, name: string): Promise<LayerHeads> => {
  const id = layer.menuId ?? singleId(layer.kind, layer.companyId);
  const document = { id, exists: false, name, description: '', template: false };
  const blank = {
    id,
    company_id: layer.companyId,
    kind: layer.kind,
    name,
    description: '',
    template: false,
    heads: [],
  };
  return { ...(await standOn(caller, layer, async () => blank)), document };
};

/** The heads of the company or of the group above, as they were read with those of the tenant: an act on both levels has one basis. */
export const headsAbove = (caller: UseCaseContext, read: LayerHeads, tenant: TenantLayer | null): LayerHeads => {
  const permissions = permissionsOf(caller, read.layer.companyId, tenant);
  return {
    ...read,
    layer: { ...read.layer, tenant },
    group: null,
    own: tenant === null ? null : read.group,
    permissions,
    may: permission => permissions.has(permission),
  };
};

/**
 * The same from the cache, as long as nothing was saved since: enough to respond that nothing changed, without a
 * statement.
 */
export const cachedHeads = (
  caller: UseCaseContext & Pick<Context, 'rowCache'>,
  layer: DocumentLayer,
): Promise<LayerHeads> =>
  standOn(caller, layer, async (document, tenantIds) => {
    const key = `heads ${document.companyId} ${document.kind} ${document.id ?? ''} ${tenantIds}`;
    // In an object, so that a document that was never saved is cached too.
    const { found } = await caller.rowCache.getOrLoad('documents', [document.companyId], key, async () => ({
      found: await documentHeads(caller.db, document, tenantIds),
    }));
    return found;
  });

type ReadHeads = (
  document: Parameters<typeof documentHeads>[1],
  tenantIds: readonly string[],
) => ReturnType<typeof documentHeads>;

const standOn = async (caller: UseCaseContext, layer: DocumentLayer, read: ReadHeads): Promise<LayerHeads> => {
  const { kind, companyId, tenant } = layer;
  if (tenant?.type === 'LOCATION' && documentIdIn(kind, tenant) === null) throw apiError(400, 'NO_MENU_SET');
  const groupId = tenant?.type === 'LOCATION' ? tenant.groupId : null;
  const tenantIds = [groupId, tenant?.id].filter(id => id !== null && id !== undefined);
  const found = await read({ companyId, kind, id: layer.menuId }, tenantIds);
  if (found === undefined && hasSeveral(kind)) throw notFound();
  const id = found?.id ?? singleId(kind, companyId);
  const permissions = permissionsOf(caller, companyId, tenant);
  const head = (tenantId: string | null): LayerHead =>
    found?.heads.find(one => one.tenantId === tenantId) ?? unsaved(layerId(id, tenantId));
  return {
    layer,
    document: {
      id,
      exists: found !== undefined,
      name: found?.name ?? '',
      description: found?.description ?? '',
      template: found?.template ?? false,
    },
    base: head(null),
    group: groupId === null ? null : head(groupId),
    own: tenant === null ? null : head(tenant.id),
    permissions,
    may: permission => permissions.has(permission),
  };
};

const permissionsOf = ({ person }: UseCaseContext, companyId: string, tenant: TenantLayer | null) =>
  cachedPermissionsAt(person, tenant === null ? { companyId } : tenantScopeOf(tenant));

/** A person is cached as long as no permission changes, and so are the permissions at each tenant. */
const cachedPermissionsAt = (person: UseCaseContext['person'], scope: TenantScope): ReadonlySet<string> => {
  const known = rights.getOrCompute(person, () => new Map());
  const key = `${scope.companyId} ${scope.groupId} ${scope.locationId}`;
  const found = known.get(key) ?? permissionsAt(person, scope);
  known.set(key, found);
  return found;
};

const rights = identityMap<UseCaseContext['person'], Map<string, ReadonlySet<string>>>();

/** The only document of a kind has the same id before and after its first save. */
export const singleId = (kind: DocumentKind, companyId: string): string => `${kind}-${companyId}`;

/**
 * The id of a base layer is that of its document, the id of an override contains both ids: known before the first save.
 */
export const layerId = (documentId: string, tenantId: string | null): string =>
  tenantId === null ? documentId : `${documentId}.${tenantId}`;

const unsaved = (id: string): LayerHead => ({ id, version: 0, manifest: null, savedAt: null, savedBy: null });
