import type { Override, RemovedReferences } from '@commissary/contract';
import { type Change, normalize, recordPrevious } from '@commissary/document';
import { changesWithoutComputed, restoreUnreadableChanges } from '@commissary/schema';
import { type ChangedDocument, definitions, isSecretAt } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import {
  type DocumentLayer,
  effectiveDocuments,
  keepEffective,
  type LayerHeads,
  layerHashesOf,
  loadHeads,
  overrideOf,
  parentLayerHashes,
  readLayers,
  relatedAt,
  resolveCrossReferences,
  secretMetadata,
  storeNewSecrets,
} from '../documents/index.ts';
import { apiError, outdated } from '../errors/index.ts';
import { requireImages } from '../images/index.ts';
import { referencesRemovedBy, requireRestrictionsLeft } from '../references/index.ts';
import { commit } from './commit.ts';
import { isSetHere } from './issues-here.ts';
import { normalizeEntry, type SeparatedSecrets } from './normalize-entry.ts';
import { planOverride } from './plan-override.ts';
import { requirePosVersion } from './require-pos-version.ts';
import { changesWithTimestamps } from './timestamps.ts';

export interface SentOverride {
  readonly overrideId: string;
  readonly overrideVer: number;
  readonly changes: readonly Change[];
  readonly acknowledge?: readonly string[] | undefined;
}

export interface SavedOverride {
  readonly overrideId: string;
  readonly overrideVer: number;
  readonly groupOverrideVer: number | null;
  readonly baseVer: number;
  readonly changes: readonly Change[];
  readonly dropped: { readonly path: string; readonly reason: string }[];
  /** Absent when the save removed nothing that was referenced. */
  readonly tidied?: RemovedReferences;
}

/**
 * Replaces a group's or location's whole list. Only a newer version of this same list is a conflict; the layers above
 * are taken as they are now. Entries that the sender may not read stay; every difference from the stored list needs its
 * permission; what this level sets must be valid on top of the layers above.
 */
export const saveOverride = async (
  caller: UseCaseContext,
  layer: DocumentLayer,
  sent: SentOverride,
): Promise<SavedOverride> => {
  const heads = await loadHeads(caller, layer);
  const { own } = heads;
  if (own === null) throw new Error('An override belongs to a group or a location.');
  if (sent.overrideId !== own.id) throw apiError(400, 'WRONG_DOCUMENT', 'overrideId');
  if (sent.overrideVer !== own.version) throw outdated();
  const { own: stored } = await readLayers(caller, heads);
  const stack = layerHashesOf(heads);
  const effective = await effectiveDocuments(caller, [stack, parentLayerHashes(stack)]);
  const above = effective(parentLayerHashes(stack));
  const parent = above.applied;
  const before = effective(stack).applied;
  const { put, secrets } = storeNewSecrets(caller, heads);
  const { field } = definitions[layer.kind];
  const given = changesWithTimestamps(
    field,
    stored,
    accepted(heads, { stored, before, put }, sent.changes),
    caller.now(),
  );
  const requested = recordPrevious(parent, given, {
    stored,
    acknowledge: sent.acknowledge ?? [],
    isSecret: isSecretAt(layer.kind),
  });
  const {
    after: alone,
    next,
    difference: { written },
    revision,
  } = planOverride(caller, heads, {
    own,
    stored,
    next: requested,
    above,
    before,
  });
  const [after = alone] = await resolveCrossReferences(caller, [
    { kind: layer.kind, effective: alone, related: relatedAt(caller.db, layer) },
  ]);
  const answer = async (ver: number): Promise<SavedOverride> =>
    answerOf(
      heads,
      overrideOf(heads, own, next, await secretMetadata(caller, layer.kind, { lists: [next] })),
      ver,
      after,
    );
  if (revision === null) return answer(own.version);
  await requirePosVersion(caller, layer, before, written);
  await requireImages(caller, layer.kind, written);
  const { document } = effective(stack);
  await requireRestrictionsLeft(caller, layer, { before: document, after: alone.document });
  const removedReferences = await referencesRemovedBy(caller, layer, {
    before: document,
    applied: alone.applied,
    after: alone.document,
  });
  const version = await commit(caller, heads, { ...revision, secrets });
  if (version === null) throw outdated();
  keepEffective(caller, { ...stack, own: revision.content.hash }, alone, effective);
  return { ...(await answer(version)), ...(removedReferences !== undefined && { tidied: removedReferences }) };
};

const accepted = ({ layer, may }: LayerHeads, related: SeparatedSecrets, sent: readonly Change[]): Change[] => {
  const { field } = definitions[layer.kind];
  return normalize(
    restoreUnreadableChanges(field, related.stored, changesWithoutComputed(field, sent), may).map(entry =>
      normalizeEntry(layer.kind, related, entry),
    ),
  );
};

const answerOf = (
  heads: LayerHeads,
  { id, changes }: Override,
  overrideVer: number,
  { dropped, gone }: ChangedDocument,
): SavedOverride => {
  const shown = new Set(changes.map(entry => entry.path));
  const emptied = gone.filter(({ path }) => isSetHere(shown, path)).map(({ path }) => ({ path, reason: 'reference' }));
  return {
    overrideId: id,
    overrideVer,
    groupOverrideVer: heads.group?.version ?? null,
    baseVer: heads.base.version,
    changes,
    dropped: [
      ...dropped.filter(({ path }) => shown.has(path)).map(({ path, reason }) => ({ path, reason })),
      ...emptied,
    ],
  };
};
