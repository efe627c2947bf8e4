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
export const headsByTenant = (document: DocumentHeads): ReadonlyMap<string | null, Head> => {
  const known = indexes.get(document);
  if (known !== undefined) return known;
  const index = new Map(document.heads.filter(head => head.version > 0).map(head => [head.tenantId, head]));
  indexes.set(document, index);
  return index;
};

const indexes = new WeakMap<DocumentHeads, ReadonlyMap<string | null, Head>>();
