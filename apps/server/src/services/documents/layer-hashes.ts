import { memoByIdentity } from '@commissary/schema';
import type { DocumentHeads, Head } from '../../store/documents/index.ts';
import type { LayerHashes } from './effective-documents.ts';

/** The saved versions of a document of a group or location, or of the company. */
export const layerHashesAt = (
  document: DocumentHeads,
  at: { readonly id: string; readonly groupId: string | null } | null,
): LayerHashes => {
  const heads = headsByTenant(document);
  const manifestOf = (tenantId: string | null): string | null => heads.get(tenantId)?.manifest ?? null;
  return {
    kind: document.kind,
    base: manifestOf(null),
    group: at?.groupId ? manifestOf(at.groupId) : null,
    own: at === null ? null : manifestOf(at.id),
  };
};

/** The layers that were ever saved, by tenant; a company with thousands of tenants looks up each of them once. */
export const headsByTenant = memoByIdentity(
  ({ heads }: DocumentHeads): ReadonlyMap<string | null, Head> =>
    new Map(heads.filter(head => head.version > 0).map(head => [head.tenantId, head])),
);
