import { documentKinds } from '@commissary/catalog';
import { companionKey, type FoundReference, references, targetOf } from '@commissary/schema';
import { type DocumentHeads, documentHeads, headsOfCompany } from '../../store/layer.ts';
import type { Db, DocumentKind } from '../../store/tables.ts';
import { definitions } from './definitions.ts';
import { type Effective, effectiveDocuments, type Reader, type Stack } from './effective.ts';
import type { TenantPlace } from './place.ts';
import { besideOthers, outwardOf } from './sound.ts';
import { stackAt } from './stack-at.ts';

/** A document that references lead into; `of` says which, where a company has several of the kind. */
export interface Companion {
  readonly kind: DocumentKind;
  readonly of?: string | undefined;
}

/** Finds the documents beside one at its place. Asked only where references lead there. */
export type Beside = (wanted: readonly Companion[]) => Promise<ReadonlyMap<string, Stack>>;

/** A document at a place, with what stands beside it there. */
export interface Placed {
  readonly stack: Stack;
  readonly beside: Beside;
}

/** At the company, a group or a location. */
type At = Pick<TenantPlace, 'id' | 'type' | 'groupId' | 'menuId'> | null;

/**
 * Effective documents as they are among the others of their place: also without references to what those do not have.
 * Where no reference leads outward, nothing is asked; where all have their target, it is the document alone, shared as ever.
 * What a document is judged by are the others as they are alone, so none waits for another.
 */
export const placedDocuments = async (
  reader: Reader,
  wanted: readonly Placed[],
): Promise<(placed: Placed) => Effective> => {
  const stacks = wanted.map(({ stack }) => stack);
  const alone = await effectiveDocuments(reader, stacks);
  const documents = wanted.map(({ stack, beside }) => ({ kind: stack.kind, effective: alone(stack), beside }));
  const among = await amongOthers(reader, documents);
  const found = new Map(wanted.map((placed, place) => [placed, among[place]]));
  return placed => {
    const effective = found.get(placed);
    if (effective === undefined) throw new Error('A document that was not asked for.');
    return effective;
  };
};

interface Alone {
  readonly kind: DocumentKind;
  readonly effective: Effective;
  readonly beside: Beside;
}

/** The same for documents that are worked out already. */
export const amongOthers = async (reader: Reader, documents: readonly Alone[]): Promise<readonly Effective[]> => {
  const found = await Promise.all(
    documents.map(({ kind, effective, beside }) => {
      const wanted = companionsOf(outwardOf(kind, effective.document));
      return wanted.length === 0 ? none : beside(wanted);
    }),
  );
  const stacks = found.flatMap(companions => [...companions.values()]);
  if (stacks.length === 0) return documents.map(({ effective }) => effective);
  const resolved = await effectiveDocuments(reader, stacks);
  return documents.map(({ kind, effective }, place) => {
    const companions = [...(found[place] ?? none)].map(([name, stack]) => [name, resolved(stack).document]);
    return besideOthers(kind, effective, Object.fromEntries(companions));
  });
};

const none: ReadonlyMap<string, Stack> = new Map();

/** The documents that references lead into, each once. */
const companionsOf = (outward: readonly FoundReference[]): Companion[] => [
  ...new Map(
    outward.flatMap(({ to, of }) => {
      const kind = documentKinds.find(one => one === targetOf(to).document);
      return kind === undefined ? [] : [[companionKey(kind, of), { kind, of }] as const];
    }),
  ).values(),
];

/** Which kinds of documents the references of a kind lead into. */
export const companionKinds = (kind: DocumentKind): readonly DocumentKind[] => {
  const named = new Set(references(definitions[kind].field).map(({ to }) => targetOf(to).document));
  return documentKinds.filter(one => named.has(one));
};

/** Among the documents of a company that are at hand. */
export const besideAmong =
  (documents: readonly DocumentHeads[], at: At): Beside =>
  async wanted =>
    new Map(
      wanted.flatMap(companion => {
        const found = chosen(documents, companion, at);
        return found === undefined ? [] : [[companionKey(companion.kind, companion.of), stackAt(found, at)] as const];
      }),
    );

/** Read when they are asked for: a statement for each, with the layers of the place alone. */
export const besideAt =
  (db: Db, { companyId, tenant }: { readonly companyId: string; readonly tenant: At }): Beside =>
  async wanted => {
    const tenantIds = [tenant?.type === 'LOCATION' ? tenant.groupId : null, tenant?.id].filter(
      id => typeof id === 'string',
    );
    const found = await Promise.all(
      wanted.map(async ({ kind, of = tenant?.menuId ?? undefined }) => {
        if (kind === 'menu' && of === undefined) return headsOfCompany(db, companyId, [kind], tenantIds);
        return (await documentHeads(db, { companyId, kind, ...(kind === 'menu' && { id: of }) }, tenantIds)) ?? [];
      }),
    );
    return besideAmong(found.flat(), tenant)(wanted);
  };

/** Who does not say which menu means the one of the place, or the only one there is. What nobody saved yet is not judged by. */
const chosen = (documents: readonly DocumentHeads[], { kind, of }: Companion, at: At): DocumentHeads | undefined => {
  const ofKind = documents.filter(one => one.kind === kind);
  const id = kind === 'menu' ? (of ?? at?.menuId) : undefined;
  if (id !== undefined && id !== null) return ofKind.find(one => one.id === id);
  return ofKind.length === 1 ? ofKind[0] : undefined;
};
