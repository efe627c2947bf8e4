import { type DocumentKind, documentIdIn, documentKinds, hasSeveral } from '@commissary/catalog';
import { collectReferences, type FoundReference, namedTarget, relatedDocumentKey } from '@commissary/schema';
import type { Db } from '../../store/database/index.ts';
import { type DocumentHeads, documentHeads, headsOfCompany } from '../../store/documents/index.ts';
import { crossDocumentOf, definitions, withRelated } from '../content/index.ts';
import { inTurns } from '../turns/index.ts';
import { type Effective, effectiveDocuments, type LayerHashes, type Reader } from './effective-documents.ts';
import { layerHashesAt } from './layer-hashes.ts';
import type { TenantLayer } from './layer-heads.ts';

/** A document that references point into; `of` identifies it, where a company has several of the kind. */
export interface RelatedDocument {
  readonly kind: DocumentKind;
  readonly of?: string | undefined;
}

/** Finds the related documents of a tenant's document. Called only where references point there. */
export type LoadRelated = (requested: readonly RelatedDocument[]) => Promise<ReadonlyMap<string, LayerHashes>>;

/** A tenant's document with its related documents. */
export interface LocatedDocument {
  readonly stack: LayerHashes;
  readonly related: LoadRelated;
}

/** Of the company, a group or a location. */
type At = Pick<TenantLayer, 'id' | 'type' | 'groupId' | 'menuId'> | null;

/**
 * Effective documents among the related documents of their tenant: also without references to what those do not have.
 * Where no reference points outward, nothing is loaded; where all have their target, it is the document itself, shared
 * as before. A document is validated against the others as they are by themselves, so none waits for another.
 */
export const locatedDocuments = async (
  reader: Reader,
  requested: readonly LocatedDocument[],
): Promise<(placed: LocatedDocument) => Effective> => {
  const stacks = requested.map(({ stack }) => stack);
  const alone = await effectiveDocuments(reader, stacks);
  const documents: Alone[] = [];
  // A stack that is not cached is computed here.
  for await (const { stack, related } of inTurns(requested))
    documents.push({ kind: stack.kind, effective: alone(stack), related });
  const among = await resolveCrossReferences(reader, documents);
  const found = new Map(requested.map((placed, position) => [placed, among[position]]));
  return placed => {
    const effective = found.get(placed);
    if (effective === undefined) throw new Error('The document was not requested.');
    return effective;
  };
};

interface Alone {
  readonly kind: DocumentKind;
  readonly effective: Effective;
  readonly related: LoadRelated;
}

/** The same for documents that are computed already. */
export const resolveCrossReferences = async (
  reader: Reader,
  documents: readonly Alone[],
): Promise<readonly Effective[]> => {
  const found: ReadonlyMap<string, LayerHashes>[] = [];
  // The references of a document are searched once.
  for await (const { kind, effective, related } of inTurns(documents)) {
    const requested = relatedOf(crossDocumentOf(kind, effective.document));
    found.push(requested.length === 0 ? none : await related(requested));
  }
  const stacks = found.flatMap(companions => [...companions.values()]);
  if (stacks.length === 0) return documents.map(({ effective }) => effective);
  const resolved = await effectiveDocuments(reader, stacks);
  const among: Effective[] = [];
  for await (const [position, { kind, effective }] of inTurns(documents.entries())) {
    const companions = [...(found[position] ?? none)].map(([name, stack]) => [name, resolved(stack).document]);
    among.push(withRelated(kind, effective, Object.fromEntries(companions)));
  }
  return among;
};

const none: ReadonlyMap<string, LayerHashes> = new Map();

/** The documents that references point into, each once. */
const relatedOf = (outward: readonly FoundReference[]): RelatedDocument[] => [
  ...new Map(
    outward.flatMap(({ to, of }) => {
      const kind = documentKinds.find(one => to.some(target => one === namedTarget(target).document));
      return kind === undefined ? [] : [[relatedDocumentKey(kind, of), { kind, of }] as const];
    }),
  ).values(),
];

/** The kinds of documents that the references of a kind point into. */
export const relatedKinds = (kind: DocumentKind): readonly DocumentKind[] => {
  const named = new Set(
    collectReferences(definitions[kind].field).flatMap(({ to }) => to.map(one => namedTarget(one).document)),
  );
  return documentKinds.filter(one => named.has(one));
};

/** Among the loaded documents of a company. */
export const relatedAmong =
  (documents: readonly DocumentHeads[], at: At): LoadRelated =>
  async requested =>
    new Map(
      requested.flatMap(companion => {
        const found = chosen(documents, companion, at);
        return found === undefined
          ? []
          : [[relatedDocumentKey(companion.kind, companion.of), layerHashesAt(found, at)] as const];
      }),
    );

/** Read on demand: a statement for each, with the layers of the tenant alone. */
export const relatedAt =
  (db: Db, { companyId, tenant }: { readonly companyId: string; readonly tenant: At }): LoadRelated =>
  async requested => {
    const tenantIds = [tenant?.type === 'LOCATION' ? tenant.groupId : null, tenant?.id].filter(
      id => typeof id === 'string',
    );
    const found = await Promise.all(
      requested.map(async ({ kind, of = tenant?.menuId ?? undefined }) => {
        if (hasSeveral(kind) && of === undefined) return headsOfCompany(db, companyId, [kind], tenantIds);
        const id = documentIdIn(kind, { menuId: of }) ?? undefined;
        return (await documentHeads(db, { companyId, kind, id }, tenantIds)) ?? [];
      }),
    );
    return relatedAmong(found.flat(), tenant)(requested);
  };

/**
 * Where a company has several and none is named, that of the tenant or the only one is meant. A document that was never saved is not validated
 * against.
 */
const chosen = (
  documents: readonly DocumentHeads[],
  { kind, of }: RelatedDocument,
  at: At,
): DocumentHeads | undefined => {
  const ofKind = documents.filter(one => one.kind === kind);
  const id = documentIdIn(kind, { menuId: of ?? at?.menuId });
  if (id !== undefined && id !== null) return ofKind.find(one => one.id === id);
  return ofKind.length === 1 ? ofKind[0] : undefined;
};
