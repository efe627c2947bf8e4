import { type Change, normalise, stampWas } from '@commissary/document';
import { accept, fieldAt, restoreUnreadableChanges, takeSecrets } from '@commissary/schema';
import type { DocumentKind } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { commit } from './commit.ts';
import { definitions } from './definitions.ts';
import { effectiveDocuments, parentStack, readLayers, stackOf } from './effective.ts';
import { overrideOf } from './load.ts';
import { type LayerHead, type Place, type Standing, stand } from './place.ts';
import { isSetHere, planOverride } from './plan-override.ts';
import type { Changed } from './sound.ts';

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
}

/**
 * Replaces a group's or location's whole list. Only a newer version of this very list conflicts; the levels above are
 * taken as they are now. Entries that the sender may not read stay; what differs from the stored list is asked for its
 * right; what this level sets must be valid on top of the levels above.
 */
export const saveOverride = async (caller: Caller, place: Place, sent: SentOverride): Promise<SavedOverride> => {
  const standing = await stand(caller, place);
  const { own } = standing;
  if (own === null) throw new Error('An override belongs to a group or a location.');
  if (sent.overrideId !== own.id) throw refuse(400, 'WRONG_DOCUMENT', 'overrideId');
  if (sent.overrideVer !== own.version) throw stale();
  const { own: stored } = await readLayers(caller, standing);
  const stack = stackOf(standing);
  const effective = await effectiveDocuments(caller, [stack, parentStack(stack)]);
  const above = effective(parentStack(stack));
  const parent = above.applied;
  const next = stampWas(parent, accepted(standing, stored, sent.changes), {
    stored,
    acknowledge: sent.acknowledge ?? [],
  });
  const { after, revision } = planOverride(caller, standing, {
    own,
    stored,
    next,
    above,
    before: effective(stack).applied,
  });
  const answer = (ver: number): SavedOverride => answerOf(standing, own, ver, next, after);
  if (revision === null) return answer(own.version);
  const version = await commit(caller, standing, revision);
  if (version === null) throw stale();
  return answer(version);
};

const accepted = ({ place, may }: Standing, stored: readonly Change[], sent: readonly Change[]): Change[] => {
  const { field } = definitions[place.kind];
  return normalise(
    restoreUnreadableChanges(field, stored, sent, may).map(entry => acceptEntry(place.kind, stored, entry)),
  );
};

const acceptEntry = (kind: DocumentKind, stored: readonly Change[], entry: Change): Change => {
  if (!('value' in entry)) return entry;
  const field = fieldAt(definitions[kind].field, entry.path);
  // A path that the definition does not know is named by the check of the values.
  if (field === undefined) return entry;
  const head = stored.find(one => one.op === entry.op && one.path === entry.path);
  const kept = takeSecrets(
    field,
    head !== undefined && 'value' in head ? head.value : undefined,
    entry.value,
    refuseSecret,
  );
  return { ...entry, value: accept(field, kept) };
};

/** No field of today holds a secret. One that came without a place to keep it must not end up in a list. */
const refuseSecret = (): never => {
  throw refuse(400, 'SECRET_NOT_KEPT');
};

const answerOf = (
  standing: Standing,
  own: LayerHead,
  overrideVer: number,
  list: readonly Change[],
  { dropped, gone }: Changed,
): SavedOverride => {
  const { changes } = overrideOf(standing, own, list);
  const shown = new Set(changes.map(entry => entry.path));
  const emptied = gone.filter(({ path }) => isSetHere(shown, path)).map(({ path }) => ({ path, reason: 'reference' }));
  return {
    overrideId: own.id,
    overrideVer,
    groupOverrideVer: standing.group?.version ?? null,
    baseVer: standing.base.version,
    changes,
    dropped: [
      ...dropped.filter(({ path }) => shown.has(path)).map(({ path, reason }) => ({ path, reason })),
      ...emptied,
    ],
  };
};

const stale = (): Refusal => refuse(409, 'CONFLICTING EDIT');
