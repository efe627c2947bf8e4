import type { Override, Tidied } from '@commissary/contract';
import { type Change, normalise, stampWas } from '@commissary/document';
import { restoreUnreadableChanges } from '@commissary/schema';
import type { Caller } from '../caller.ts';
import { demandImages } from '../images/demand-images.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { factsIn, takingIn } from '../secrets/secrets-in.ts';
import { acceptEntry, type TakenBeside } from './accept-entry.ts';
import { amongOthers, besideAt } from './beside.ts';
import { commit } from './commit.ts';
import { definitions, isSecretAt } from './definitions.ts';
import { demandPosVersion } from './demand-pos-version.ts';
import { effectiveDocuments, parentStack, readLayers, stackOf } from './effective.ts';
import { listDifference } from './list-difference.ts';
import { overrideOf } from './load.ts';
import { type Place, type Standing, stand } from './place.ts';
import { isSetHere, planOverride } from './plan-override.ts';
import type { Changed } from './sound.ts';
import { tidiedBy } from './tidied.ts';

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
  /** Absent where the save took nothing away that was named anywhere. */
  readonly tidied?: Tidied;
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
  const before = effective(stack).applied;
  const { put, secrets } = takingIn(caller, standing);
  const wanted = stampWas(parent, accepted(standing, { stored, before, put }, sent.changes), {
    stored,
    acknowledge: sent.acknowledge ?? [],
    isSecret: isSecretAt(place.kind),
  });
  const {
    after: alone,
    next,
    revision,
  } = planOverride(caller, standing, {
    own,
    stored,
    next: wanted,
    above,
    before,
  });
  const [after = alone] = await amongOthers(caller, [
    { kind: place.kind, effective: alone, beside: besideAt(caller.db, place) },
  ]);
  const answer = async (ver: number): Promise<SavedOverride> =>
    answerOf(
      standing,
      overrideOf(standing, own, next, await factsIn(caller, place.kind, { lists: [next] })),
      ver,
      after,
    );
  if (revision === null) return answer(own.version);
  const { written } = listDifference(stored, next);
  await demandPosVersion(caller, place, before, written);
  await demandImages(caller, place.kind, written);
  const { document } = effective(stack);
  const tidied = await tidiedBy(caller, place, {
    before: document,
    applied: alone.applied,
    after: alone.document,
  });
  const version = await commit(caller, standing, { ...revision, secrets });
  if (version === null) throw stale();
  return { ...(await answer(version)), ...(tidied !== undefined && { tidied }) };
};

const accepted = ({ place, may }: Standing, beside: TakenBeside, sent: readonly Change[]): Change[] => {
  const { field } = definitions[place.kind];
  return normalise(
    restoreUnreadableChanges(field, beside.stored, sent, may).map(entry => acceptEntry(place.kind, beside, entry)),
  );
};

const answerOf = (
  standing: Standing,
  { id, changes }: Override,
  overrideVer: number,
  { dropped, gone }: Changed,
): SavedOverride => {
  const shown = new Set(changes.map(entry => entry.path));
  const emptied = gone.filter(({ path }) => isSetHere(shown, path)).map(({ path }) => ({ path, reason: 'reference' }));
  return {
    overrideId: id,
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
