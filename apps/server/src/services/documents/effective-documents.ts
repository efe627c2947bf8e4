import type { DocumentKind } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import {
  type ChangedDocument,
  completed,
  initialStoredDocument,
  memorySize,
  type Shared,
  stateWithChanges,
  stateWithoutChanges,
  unsharedBytes,
} from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { LayerHeads } from './layer-heads.ts';

/** The saved versions of a tenant's document, each by the manifest of its content; null = never saved. */
export interface LayerHashes {
  readonly kind: DocumentKind;
  readonly base: string | null;
  readonly group: string | null;
  readonly own: string | null;
}

/** A document with every list of its layers applied, cleaned and validated. */
export type Effective = ChangedDocument;

/** The same text for the same document: tenants without an override of their own share it. */
export const layerHashesKey = ({ kind, base, group, own }: LayerHashes): string =>
  `${kind} ${base ?? '-'} ${group ?? '-'} ${own ?? '-'}`;

/** What a tenant inherits, before its own list. */
export const parentLayerHashes = (stack: LayerHashes): LayerHashes => ({ ...stack, own: null });

export const layerHashesOf = ({ layer, base, group, own }: LayerHeads): LayerHashes => ({
  kind: layer.kind,
  base: base.manifest,
  group: group?.manifest ?? null,
  own: own?.manifest ?? null,
});

export type Reader = Pick<UseCaseContext, 'db' | 'content'>;

/**
 * The only function for effective documents. Each is computed once for its versions and cached within the byte limit;
 * all share what no list changed. At most two statements for any number of documents; none when they are cached.
 */
export const effectiveDocuments = async (
  { db, content }: Reader,
  stacks: readonly LayerHashes[],
): Promise<(stack: LayerHashes) => Effective> => {
  // The results must stay available even when the cache evicts them meanwhile.
  const found = new Map<string, Effective>();
  const known = (key: string): Effective | undefined => {
    const effective = found.get(key) ?? content.effective.get(key);
    if (effective !== undefined) found.set(key, effective);
    return effective;
  };
  const missing = stacks.filter(stack => known(layerHashesKey(stack)) === undefined);
  const { documents, lists } = await readLayerHashes({ db, content }, missing);
  const listOf = (manifest: string): readonly Change[] => lists.get(manifest) ?? [];
  const resolved = (stack: LayerHashes): Effective => {
    const key = layerHashesKey(stack);
    const { kind, base, group, own } = stack;
    const memory = known(key);
    if (memory !== undefined) return memory;
    const list = own ?? group;
    const effective =
      list === null
        ? stateWithoutChanges(kind, base === null ? initialStoredDocument(kind) : completed(kind, documents.get(base)))
        : stateWithChanges(kind, resolved(layersBelow(stack)).applied, listOf(list));
    found.set(key, effective);
    keepEffective({ content }, stack, effective, resolved);
    return effective;
  };
  return resolved;
};

/** The layers without the last one that has a list. */
const layersBelow = (stack: LayerHashes): LayerHashes =>
  stack.own === null ? { ...stack, group: null } : parentLayerHashes(stack);

/**
 * Keeps an effective document by its layers. `resolved` finds those below. A save keeps what it computed: whoever
 * publishes it, or saves the next change, reads it then.
 */
export const keepEffective = (
  { content }: Pick<Reader, 'content'>,
  stack: LayerHashes,
  effective: Effective,
  resolved: (stack: LayerHashes) => Effective,
): void => {
  const below = (stack.own ?? stack.group) === null ? undefined : resolved(layersBelow(stack));
  content.effective.set(layerHashesKey(stack), effective, bytesOf(below, effective), sharesOf(stack, resolved));
};

export const effectiveDocument = async (reader: Reader, stack: LayerHashes): Promise<Effective> =>
  reader.content.effective.get(layerHashesKey(stack)) ?? (await effectiveDocuments(reader, [stack]))(stack);

const readLayerHashes = ({ db, content }: Reader, stacks: readonly LayerHashes[]) =>
  content.layers(db, {
    documents: stacks.flatMap(({ base }) => base ?? []),
    lists: stacks.flatMap(({ group, own }) => [group ?? [], own ?? []].flat()),
  });

/** A base is counted once for all that share it; a document on top of it by what it does not share. */
const bytesOf = (below: Effective | undefined, { applied, document }: Effective): number =>
  ENTRY + (below === undefined ? 0 : unsharedBytes(below.applied, applied)) + unsharedBytes(applied, document);

const ENTRY = 512;

/** What an effective document keeps in memory beside itself: its base, and its group's own part. */
const sharesOf = ({ kind, base, group, own }: LayerHashes, resolved: (stack: LayerHashes) => Effective): Shared[] => {
  const root = resolved({ kind, base, group: null, own: null }).applied;
  // A document that was never saved is kept by the definition.
  const shares = base === null ? [] : [{ key: base, bytes: memorySize(root) }];
  if (group === null || own === null) return shares;
  const ofGroup = { kind, base, group, own: null };
  return [...shares, { key: layerHashesKey(ofGroup), bytes: unsharedBytes(root, resolved(ofGroup).applied) }];
};

/** The layers of a tenant's document with their content: a client resolves them itself. */
export interface Layers {
  readonly base: unknown;
  readonly group: readonly Change[];
  readonly own: readonly Change[];
}

export const readLayers = async (caller: Reader, heads: LayerHeads): Promise<Layers> => {
  const { kind, base, group, own } = layerHashesOf(heads);
  const { documents, lists } = await readLayerHashes(caller, [{ kind, base, group, own }]);
  const list = (manifest: string | null): readonly Change[] => (manifest === null ? [] : (lists.get(manifest) ?? []));
  return {
    base: base === null ? initialStoredDocument(kind) : completed(kind, documents.get(base)),
    group: list(group),
    own: list(own),
  };
};
