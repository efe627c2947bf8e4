import { type DocumentKind, documentIdIn, hasSeveral } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { documentHeads } from '../../store/documents/index.ts';
import { listTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { completed, initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type LayerHashes, singleId } from '../documents/index.ts';

/** One document of a company with the lists of all its groups and locations, read once. */
export interface CompanyDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly base: unknown;
  /** The groups and locations of the company. */
  readonly tenants: readonly TenantRecord[];
  /** The list of a group or location; empty where it has none. */
  listOf(tenantId: string | null): readonly Change[];
  /** The saved versions that make the document at a location. */
  stackAt(location: TenantRecord): LayerHashes;
}

export interface CompanyDocumentTarget {
  readonly kind: DocumentKind;
  readonly companyId: string;
  /** Needed where a company has several documents of the kind. */
  readonly menuId?: string | undefined;
}

/** Null when the company has no such document: the menu of another company, or an unknown one. */
export const readCompanyDocument = async (
  caller: Pick<UseCaseContext, 'db' | 'content'>,
  { kind, companyId, menuId }: CompanyDocumentTarget,
): Promise<CompanyDocument | null> => {
  const named = documentIdIn(kind, { menuId });
  if (named === null) return null;
  const tenants = await listTenants(caller.db, companyId, { reach: 'all' });
  const found = await documentHeads(caller.db, { companyId, kind, id: named });
  if (found === undefined && hasSeveral(kind)) return null;
  const heads = new Map((found?.heads ?? []).map(head => [head.tenantId, head]));
  const manifestOf = (tenantId: string | null): string | null => heads.get(tenantId)?.manifest ?? null;
  const base = manifestOf(null);
  const manifests = [...heads.values()].flatMap(head => (head.tenantId === null ? [] : (head.manifest ?? [])));
  const { documents, lists } = await caller.content.layers(caller.db, {
    documents: base === null ? [] : [base],
    lists: manifests,
  });
  return {
    kind,
    id: found?.id ?? singleId(kind, companyId),
    base: base === null ? initialStoredDocument(kind) : completed(kind, documents.get(base)),
    tenants,
    stackAt: ({ id, groupId }) => ({
      kind,
      base: manifestOf(null),
      group: groupId === null ? null : manifestOf(groupId),
      own: manifestOf(id),
    }),
    listOf: tenantId => {
      const manifest = tenantId === null ? null : manifestOf(tenantId);
      return (manifest && lists.get(manifest)) || nothing;
    },
  };
};

const nothing: readonly Change[] = [];
