import { type DocumentKind, documents } from '@commissary/catalog';
import type { RemovedReferences } from '@commissary/contract';
import { apply, type Change, diff, getAt } from '@commissary/document';
import {
  acceptInput,
  equal,
  fieldAt,
  type PutSecret,
  restoreUnreadable,
  takeSecrets,
  withoutComputed,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type DocumentLayer, type LayerHeads, loadHeads, readLayers, storeNewSecrets } from '../documents/index.ts';
import { apiError, outdated } from '../errors/index.ts';
import { requireImages } from '../images/index.ts';
import { referencesRemovedBy } from '../references/index.ts';
import { withoutSupersededMembers } from './allowed-superseded-members.ts';
import { withCascades } from './cascade-saves.ts';
import { commitTogether } from './commit.ts';
import { planBase } from './plan-base.ts';
import { type DocumentEdit, plannedRename, renameDocument, requireTemplateWriter } from './rename-document.ts';

export interface SentBase {
  readonly id: string;
  readonly ver: number;
  readonly document: unknown;
  /** What else is changed of one of several documents. */
  readonly edited?: DocumentEdit;
}

export interface SavedBase {
  readonly id: string;
  readonly ver: number;
  /** Absent when the save removed nothing that was referenced. */
  readonly tidied?: RemovedReferences;
}

/**
 * Saves the company's document as a whole. Fields that the sender may not read stay unchanged; every other difference
 * needs its permission. Saving the stored document creates no new version. What the cascade changes in other documents
 * of the company is saved with it.
 */
export const saveBase = async (
  caller: UseCaseContext,
  layer: DocumentLayer,
  sent: SentBase,
  tries = TRIES,
): Promise<SavedBase> => {
  const { kind } = layer;
  const heads = await loadHeads(caller, layer);
  const { base } = heads;
  if (sent.id !== base.id) throw apiError(400, 'COMPANY_MISMATCH', 'id');
  if (sent.ver !== base.version) throw stale(kind);
  const { base: head } = await readLayers(caller, heads);
  const { put, secrets } = storeNewSecrets(caller, heads);
  const changes = withoutSupersededMembers(kind, head, changesOf(heads, head, sent.document, put));
  const rename = plannedRename(caller, heads, sent.edited ?? {});
  if (changes.length === 0) {
    if (rename !== null) await renameDocument(caller, heads, rename);
    return { id: base.id, ver: base.version };
  }
  const { document, revision } = await planBase(caller, heads, { head, changes });
  requireTemplateWriter(heads);
  await requireImages(caller, kind, changes);
  const save = { heads, revision: { ...revision, secrets } };
  const saves = await withCascades(caller, save, { before: head, after: document });
  const removedReferences = await referencesRemovedBy(caller, layer, {
    before: head,
    applied: apply(head, changes),
    after: document,
  });
  const versions = await commitTogether(caller, saves, rename);
  if (versions !== null)
    return {
      id: base.id,
      ver: versions[saves.indexOf(save)] ?? 0,
      ...(removedReferences !== undefined && { tidied: removedReferences }),
    };
  // Another document of the cascade changed meanwhile; if it was this one, the next attempt is rejected.
  if (saves.length === 1 || tries === 1) throw stale(kind);
  return saveBase(caller, layer, sent, tries - 1);
};

const TRIES = 3;

/**
 * The changes of the save, in the form in which values are stored, without fields that the sender cannot
 * read or that are never stored.
 */
const changesOf = ({ layer, may }: LayerHeads, head: unknown, sent: unknown, put: PutSecret): Change[] => {
  const { field } = definitions[layer.kind];
  const whole = takeSecrets(field, head, restoreUnreadable(field, head, withoutComputed(field, sent), may), put);
  return diff(head, whole, { field }).flatMap(change => {
    if (!('value' in change)) return change;
    const target = fieldAt(field, change.path);
    const value = target === undefined ? change.value : acceptInput(target, change.value);
    if (value === change.value) return change;
    // 25 instead of '25.00' is no change.
    return change.op === 'set' && equal(value, getAt(head, change.path)) ? [] : { ...change, value };
  });
};

const stale = (kind: DocumentKind): Error => outdated(undefined, documents[kind].wire.staleStatus);
