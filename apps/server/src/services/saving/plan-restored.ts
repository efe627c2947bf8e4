import { type Change, diff } from '@commissary/document';
import { definitions, type Prepared } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { LayerHeads } from '../documents/index.ts';
import { authorizeChanges } from './authorize-changes.ts';
import { toLogEntry } from './change-log-entry.ts';
import type { NewRevision, Save } from './commit.ts';
import { type ListInPlace, listChanges } from './list-changes.ts';

/** The stored content of an earlier revision; null = from before the first save. */
type Manifest = string | null;

/**
 * The save that makes an earlier list of a group or location the newest, as it was stored. It was valid then, so it is
 * not validated, and nothing in it is changed; each path that differs needs its permission (403).
 */
export const planRestoredList = (
  caller: Pick<UseCaseContext, 'content' | 'newId'>,
  heads: LayerHeads,
  here: ListInPlace,
  earlier: { readonly manifest: Manifest; readonly list: readonly Change[] },
): Save => {
  const { changes } = listChanges(heads, here, earlier.list);
  const content = stored(earlier.manifest) ?? caller.content.prepareList(heads.layer.kind, earlier.list);
  return restored(caller, heads, { layer: heads.own ?? heads.base, content, changes });
};

/** The same for the company's document. */
export const planRestoredBase = (
  caller: Pick<UseCaseContext, 'content' | 'newId'>,
  heads: LayerHeads,
  head: unknown,
  earlier: { readonly manifest: Manifest; readonly document: unknown },
): Save => {
  const { kind } = heads.layer;
  const changes = diff(head, earlier.document, { field: definitions[kind].field });
  authorizeChanges(kind, 'base', heads.may, head, changes);
  const content = stored(earlier.manifest) ?? caller.content.prepareDocument(kind, earlier.document);
  return restored(caller, heads, { layer: heads.base, content, changes: changes.map(toLogEntry) });
};

/** Its id is chosen here, so that a publish in the same transaction can pin it. */
const restored = (
  { newId }: Pick<UseCaseContext, 'newId'>,
  heads: LayerHeads,
  revision: Omit<NewRevision, 'id' | 'source'>,
): Save => ({ heads, revision: { ...revision, id: newId(), source: 'restore' } });

/** Nothing of it has to be written again. */
const stored = (manifest: Manifest): Prepared | undefined =>
  manifest === null ? undefined : { hash: manifest, pieces: new Map(), json: new Map() };
