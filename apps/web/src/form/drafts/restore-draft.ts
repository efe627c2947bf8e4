import { apply } from '@commissary/document';
import { complete, equal, memoByIdentity, restoreUnreadable } from '@commissary/schema';
import { isChanged, type LoadedSnapshot, normalizeValue, type WorkingCopy } from '../../snapshot/index.ts';
import {
  type ConflictChoices,
  contentOf,
  type EditSession,
  type FieldConflict,
  isDirty,
  mergeOnto,
  record,
  type UndoHistory,
} from '../edit-session/index.ts';
import { withKnownFields } from './known-fields.ts';
import { type Draft, listIn, nobody, type Sections, type Step } from './stored-draft.ts';

export interface RestoredDraft {
  readonly session: EditSession;
  /** Paths that others changed too since; without a choice they have the others' value. */
  readonly conflicts: readonly FieldConflict[];
  /** The record that the draft started from, for the text of a question. */
  readonly before: LoadedSnapshot;
  /** How many changes were left out because their fields are no longer defined. */
  readonly omitted: number;
}

/**
 * Restores a draft into a session. On the record that it was made from it is restored with its undo steps; on a newer
 * record it is merged as in a conflict. What this session typed already stays on top. One undo removes it again. Changes
 * of fields that the definition no longer has are left out.
 */
export const restoreDraft = (session: EditSession, stored: Draft, choices?: ConflictChoices): RestoredDraft =>
  choices === undefined ? withoutChoices(session, stored) : restoredWith(session, stored, choices);

const restoredWith = (session: EditSession, stored: Draft, choices: ConflictChoices): RestoredDraft => {
  const { opened } = session;
  const { draft, omitted } = withKnownFields(opened.definition, stored);
  if (isMadeFrom(draft, opened) && !isDirty(session)) {
    const restored = { ...session, steps: stepsOf(draft, opened), kept: draft.kept };
    return { session: restored, conflicts: [], before: opened, omitted };
  }
  const before = recordBehind(draft, opened);
  const merged = mergeOnto(before, contentIn(before, draft.present), opened, path => choices.get(path) ?? 'theirs');
  const brought = normalizeValue(opened, merged.content);
  const present = isChanged(opened, contentOf(session)) ? under(session, brought) : brought;
  const kept = [...new Set([...session.kept, ...draft.kept])];
  const restored = { ...session, steps: record(session.steps, present), kept };
  return { session: restored, conflicts: merged.conflicts, before, omitted };
};

/** Restored once to see whether it is offered, and not again for its words: thousands of changes take long. */
const withoutChoices = memoByIdentity((session: EditSession, stored: Draft) =>
  restoredWith(session, stored, new Map()),
);

/** Whether restoring a draft would change, ask or tell anything: false for work that was saved after all. */
export const hasChangesToRestore = (session: EditSession, draft: Draft): boolean => {
  const { session: after, conflicts, omitted } = restoreDraft(session, draft);
  const isSame = contentOf(after) === contentOf(session) && after.kept.length <= session.kept.length;
  return conflicts.length > 0 || omitted > 0 || !isSame;
};

const isMadeFrom = ({ versions }: Draft, opened: LoadedSnapshot): boolean =>
  opened.level === 'company'
    ? versions.baseId === opened.versions.baseId &&
      versions.base === opened.versions.base &&
      equal(versions.rows, opened.versions.rows)
    : versions.overrideId === opened.versions.overrideId && versions.override === opened.versions.override;

/** The record that the draft started from, as far as the draft touched it; the rest counts as unchanged since. */
const recordBehind = (draft: Draft, opened: LoadedSnapshot): LoadedSnapshot => {
  if (isMadeFrom(draft, opened)) return opened;
  if (opened.level !== 'company') return { ...opened, own: listIn(opened, draft.own), versions: draft.versions };
  const base = { ...(opened.base as Sections), ...draft.sections };
  return {
    ...opened,
    base: restoreUnreadable(opened.definition, opened.base, base, nobody),
    versions: draft.versions,
  };
};

const contentIn = (opened: LoadedSnapshot, step: Step): WorkingCopy =>
  normalizeValue(
    opened,
    opened.level === 'company'
      ? { kind: 'document', value: complete(opened.definition, apply(opened.base, step)) }
      : { kind: 'list', changes: listIn(opened, step) },
  );

const stepsOf = (draft: Draft, opened: LoadedSnapshot): UndoHistory<WorkingCopy> => ({
  past: draft.past.map(step => contentIn(opened, step)),
  present: contentIn(opened, draft.present),
  future: draft.future.map(step => contentIn(opened, step)),
  open: null,
});

/** The session's own typing on top of the restored draft. */
const under = (session: EditSession, brought: WorkingCopy): WorkingCopy => {
  const { opened } = session;
  const fresh = brought.kind === 'document' ? { ...opened, base: brought.value } : { ...opened, own: brought.changes };
  return normalizeValue(opened, mergeOnto(opened, contentOf(session), fresh, () => 'ours').content);
};
