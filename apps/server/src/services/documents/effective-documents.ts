import type { Change } from '@commissary/document';
import type { DocumentKind } from '../../store/tables.ts';
import type { Shared } from '../content/byte-cache.ts';
import { memorySize, unsharedBytes } from '../content/memory-size.ts';
import type { UseCaseContext } from '../use-case-context.ts';
import { initialStoredDocument } from './definitions.ts';
import { type ChangedDocument, completed, stateWithChanges, stateWithoutChanges } from './document-state.ts';
import type { LayerHeads } from './layer-heads.ts';

/** The saved versions that make a document at a place, each by the manifest of its content; null = nothing saved. */
export interface LayerHashes {
  readonly kind: DocumentKind;
  readonly base: string | null;
  readonly group: string | null;
  readonly own: string | null;
}

/** A document with every list of its stack applied, cleaned and judged. */
export type Effective = ChangedDocument;

/** The same text for the same document: places without a list of their own share it. */
export const layerHashesKey = ({ kind, base, group, own }: LayerHashes): string =>
  `${kind} ${base ?? '-'} ${group ?? '-'} ${own ?? '-'}`;

/** What a place has before its own list. */
export const parentLayerHashes = (stack: LayerHashes): LayerHashes => ({ ...stack, own: null });

export const layerHashesOf = ({ layer, base, group, own }: LayerHeads): LayerHashes => ({
  kind: layer.kind,
  base: base.manifest,
  group: group?.manifest ?? null,
  own: own?.manifest ?? null,
});

export type Reader = Pick<UseCaseContext, 'db' | 'content'>;

/**
 * The one way to an effective document. Each is worked out once for its versions and kept as far as the bytes allow; all
 * share what no list touched. At most two statements, however many are asked for; none when they are in memory.
 */
export const effectiveDocuments = async (
  { db, content }: Reader,
  stacks: readonly LayerHashes[],
): Promise<(stack: LayerHashes) => Effective> => {
  // What was asked for must outlive what the cache can hold meanwhile.
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
    let effective: Effective;
    let below: Effective | undefined;
    if (own !== null) {
      below = resolved(parentLayerHashes(stack));
      effective = stateWithChanges(kind, below.applied, listOf(own));
    } else if (group !== null) {
      below = resolved({ ...stack, group: null });
      effective = stateWithChanges(kind, below.applied, listOf(group));
    } else
      effective = stateWithoutChanges(
        kind,
        base === null ? initialStoredDocument(kind) : completed(kind, documents.get(base)),
      );
    found.set(key, effective);
    content.effective.set(key, effective, bytesOf(below, effective), sharesOf(stack, resolved));
    return effective;
  };
  return resolved;
};

export const effectiveDocument = async (reader: Reader, stack: LayerHashes): Promise<Effective> =>
  reader.content.effective.get(layerHashesKey(stack)) ?? (await effectiveDocuments(reader, [stack]))(stack);

const readLayerHashes = ({ db, content }: Reader, stacks: readonly LayerHashes[]) =>
  content.layers(db, {
    documents: stacks.flatMap(({ base }) => base ?? []),
    lists: stacks.flatMap(({ group, own }) => [group ?? [], own ?? []].flat()),
  });

/** A base is counted with those who share it; a document on top of it by what it has of its own. */
const bytesOf = (below: Effective | undefined, { applied, document }: Effective): number =>
  ENTRY + (below === undefined ? 0 : unsharedBytes(below.applied, applied)) + unsharedBytes(applied, document);

const ENTRY = 512;

/** What an effective document keeps alive beside itself: its base, and what its group has of its own. */
const sharesOf = ({ kind, base, group, own }: LayerHashes, resolved: (stack: LayerHashes) => Effective): Shared[] => {
  const root = resolved({ kind, base, group: null, own: null }).applied;
  // A document that nobody saved is kept by the definition itself.
  const shares = base === null ? [] : [{ key: base, bytes: memorySize(root) }];
  if (group === null || own === null) return shares;
  const ofGroup = { kind, base, group, own: null };
  return [...shares, { key: layerHashesKey(ofGroup), bytes: unsharedBytes(root, resolved(ofGroup).applied) }];
};

/** The layers of a document at a place, read: what a client resolves by itself. */
export interface Layers {
  readonly base: unknown;
  readonly group: readonly Change[];
  readonly own: readonly Change[];
}

export const readLayers = async (caller: Reader, standing: LayerHeads): Promise<Layers> => {
  const { kind, base, group, own } = layerHashesOf(standing);
  const { documents, lists } = await readLayerHashes(caller, [{ kind, base, group, own }]);
  const list = (manifest: string | null): readonly Change[] => (manifest === null ? [] : (lists.get(manifest) ?? []));
  return {
    base: base === null ? initialStoredDocument(kind) : completed(kind, documents.get(base)),
    group: list(group),
    own: list(own),
  };
};
