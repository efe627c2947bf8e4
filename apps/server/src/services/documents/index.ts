/**
 * Where to look:
 * - Effective documents on the server: `effective-documents.ts`.
 */
export {
  authorizeDocument,
  type DocumentRequest,
  type DocumentTarget,
  requireTenantAccess,
} from './authorize-document.ts';
export { withComputedMembers } from './computed-members.ts';
export { documentName } from './document-name.ts';
export { secretMetadata, storeNewSecrets } from './document-secrets.ts';
export {
  type Effective,
  effectiveDocument,
  effectiveDocuments,
  keepEffective,
  type LayerHashes,
  type Layers,
  layerHashesKey,
  layerHashesOf,
  parentLayerHashes,
  readLayers,
} from './effective-documents.ts';
export { headsByTenant, layerHashesAt } from './layer-hashes.ts';
export {
  cachedHeads,
  type DocumentLayer,
  headsAbove,
  headsOfNew,
  type LayerHead,
  type LayerHeads,
  layerId,
  loadHeads,
  loadHeadsOfMany,
  singleId,
  type TenantLayer,
} from './layer-heads.ts';
export { listOverrides } from './list-overrides.ts';
export {
  type ExpectedBase,
  type ExpectedLayers,
  loadBase,
  loadLayered,
  overrideOf,
  permissionsText,
  visible,
} from './load-document.ts';
export { readMenus } from './menus.ts';
export { pinnedLayerHashes } from './pinned-layers.ts';
export { activityAt, concernsDocument, documentSignal, pageIsClosed, pageIsOpen } from './presence.ts';
export { readPublishedHours } from './published-hours.ts';
export {
  type LoadRelated,
  type LocatedDocument,
  locatedDocuments,
  relatedAmong,
  relatedAt,
  relatedKinds,
  resolveCrossReferences,
} from './related-documents.ts';
