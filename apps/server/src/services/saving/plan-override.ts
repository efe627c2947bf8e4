import { type Change, type Dropped, isDormant } from '@commissary/document';
import { fieldAt, type Issue, missingSoftDeleted, validateValue } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import { type ChangedDocument, definitions, stateWithChanges, withRestrictions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { LayerHead, LayerHeads } from '../documents/index.ts';
import { changesWithoutSupersededMembers } from './allowed-superseded-members.ts';
import type { NewRevision } from './commit.ts';
import { issuesHere } from './issues-here.ts';
import { listChanges } from './list-changes.ts';
import type { ListDifference } from './list-difference.ts';
import { rejectInvalid } from './reject-invalid.ts';

/** A list that is about to replace another one. */
export interface NextList {
  readonly own: LayerHead;
  readonly stored: readonly Change[];
  /** In normal form, with each `was` written. */
  readonly next: readonly Change[];
  /** The document that the list applies to. */
  readonly above: ChangedDocument;
  /** The tenant's current document. */
  readonly before: unknown;
  readonly source?: RevisionSource;
}

export interface OverridePlan {
  /** The tenant's document with the new list. */
  readonly after: ChangedDocument;
  /** The list as it is stored: a newer member removes the one that it supersedes. */
  readonly next: readonly Change[];
  readonly difference: ListDifference;
  /** Null when the list is the stored one. */
  readonly revision: NewRevision | null;
}

/**
 * Validates a new list for a group or a location: every difference needs its permission, and what this level sets must
 * be valid on top of the layers above. Writes nothing.
 */
export const planOverride = (caller: UseCaseContext, heads: LayerHeads, list: NextList): OverridePlan => {
  const { kind } = heads.layer;
  const { own, stored, above, before, source } = list;
  const parent = above.applied;
  const level = heads.layer.tenant?.type === 'GROUP' ? 'group' : 'location';
  const requested = changesWithoutSupersededMembers(kind, parent, stored, list.next);
  const next = withRestrictions(kind, parent, requested, level);
  const { difference, keptAgain, changes } = listChanges(heads, { stored, parent, before }, next);
  const after = stateWithChanges(kind, parent, next);
  if (difference.written.length + difference.reset.length + keptAgain.length === 0)
    return { after, next, difference, revision: null };
  rejectInvalid([
    ...issuesHere(above.issues, after.issues, next),
    ...issuesAsleep(heads, difference.written, after.dropped),
    ...missingSoftDeleted(definitions[kind].field, before, after.applied),
  ]);
  return {
    after,
    next,
    difference,
    revision: {
      layer: own,
      content: caller.content.prepareList(kind, next),
      changes,
      ...(source && { source }),
    },
  };
};

/**
 * An inactive entry is in no effective document, so its value is validated by itself: it must not become active with an
 * invalid value.
 */
const issuesAsleep = ({ layer }: LayerHeads, written: readonly Change[], dropped: readonly Dropped[]): Issue[] => {
  const dormant = new Set(dropped.filter(isDormant).map(({ path }) => path));
  return written.flatMap(entry => {
    const field = fieldAt(definitions[layer.kind].field, entry.path);
    if (field === undefined || !('value' in entry) || !dormant.has(entry.path)) return [];
    return validateValue(field, entry.value).map(issue => ({ ...issue, path: entry.path + issue.path }));
  });
};
