import type { Edit } from '@commissary/document';
import { equal } from '@commissary/schema';
import {
  isChanged,
  type LoadedSnapshot,
  normalizeValue,
  savedCopy,
  type WorkingCopy,
  withEdits,
  withoutChangesAt,
} from '../../snapshot/index.ts';
import { type ConflictChoices, type FieldConflict, mergeOnto } from './merge.ts';
import { closeStep, record, stepBack, stepForward, type UndoHistory, undoable } from './undo-history.ts';

/**
 * One person's work on one document at one level. Pure: every action returns a new session.
 *
 * clean → dirty → saving → clean, or through a conflict: merged and sent again, or conflicted until the user chooses.
 */
export interface EditSession {
  readonly opened: LoadedSnapshot;
  readonly steps: UndoHistory<WorkingCopy>;
  readonly phase: EditPhase;
  /** Paths where the user keeps the own value although the level above changed. */
  readonly kept: readonly string[];
  /** The members that were added and cannot be saved as they were added. */
  readonly fresh: readonly NewMember[];
}

/** A member that was added here and cannot be saved until somebody fills it in. */
export interface NewMember {
  readonly path: string;
  /** As it was added. */
  readonly value: unknown;
  /** The members that dependent lists got with it. */
  readonly dependents: readonly string[];
  /** The counter that gave it its number, and that number. */
  readonly counter: { readonly path: string; readonly next: number } | undefined;
  /** What the form held right after it was added. */
  readonly added: WorkingCopy;
}

export type EditPhase =
  | { readonly at: 'editing' }
  /** `sent` is under way; what is typed meanwhile stands on top of it. */
  | { readonly at: 'saving'; readonly sent: WorkingCopy }
  /** Others saved `fresh`, and both changed the same places. */
  | { readonly at: 'conflict'; readonly fresh: LoadedSnapshot; readonly conflicts: readonly FieldConflict[] };

const editing: EditPhase = { at: 'editing' };

export const openEditSession = (opened: LoadedSnapshot): EditSession => ({
  opened,
  steps: undoable(savedCopy(opened)),
  phase: editing,
  kept: [],
  fresh: [],
});

export const contentOf = (session: EditSession): WorkingCopy => session.steps.present;

export const isDirty = (session: EditSession): boolean =>
  isChanged(session.opened, contentOf(session)) || session.kept.length > 0;

/** Consecutive edits with the same `key` undo as one step: the characters of a word. */
export const change = (session: EditSession, edits: readonly Edit[], key: string | null = null): EditSession =>
  at(session, record(session.steps, withEdits(session.opened, contentOf(session), edits), key));

/** Reverts what this session did at one path, and keeps the rest. */
export const undoAt = (session: EditSession, path: string): EditSession =>
  at(
    { ...session, kept: session.kept.filter(kept => kept !== path) },
    record(session.steps, withoutChangesAt(session.opened, contentOf(session), path)),
  );

export const undo = (session: EditSession): EditSession => at(session, stepBack(session.steps));
export const redo = (session: EditSession): EditSession => at(session, stepForward(session.steps));
export const endStep = (session: EditSession): EditSession => at(session, closeStep(session.steps));

/** Goes back to the saved state. One step, so that undo restores the work. */
export const discard = (session: EditSession): EditSession =>
  at({ ...session, kept: [] }, record(session.steps, savedCopy(session.opened)));

/** Keeps the own value at a path although the level above changed; undone by another call with `keep` false. */
export const keepMine = (session: EditSession, path: string, keep = true): EditSession => ({
  ...session,
  kept: keep ? [...new Set([...session.kept, path])] : session.kept.filter(kept => kept !== path),
});

export const beginSave = (session: EditSession): EditSession => ({
  ...session,
  steps: closeStep(session.steps),
  phase: { at: 'saving', sent: contentOf(session) },
});

export const endSave = (session: EditSession): EditSession => ({ ...session, phase: editing });

/**
 * The save succeeded: a revert goes back to what is saved now. What was typed during the save is applied on top; where
 * the response differs there, the user's own typing wins.
 */
export const saved = (session: EditSession, sent: WorkingCopy, fresh: LoadedSnapshot): EditSession => {
  const typed = contentOf(session);
  const content = typed === sent ? savedCopy(fresh) : onTop({ ...session.opened, ...asSaved(sent) }, typed, fresh);
  return {
    opened: fresh,
    steps: { ...session.steps, present: normalizeValue(fresh, content) },
    phase: editing,
    kept: [],
    fresh: [],
  };
};

/** Others saved first, at other paths: the sent edits are rebased onto their record and are ready to be sent again. */
export const retried = (session: EditSession, sent: WorkingCopy, fresh: LoadedSnapshot): EditSession => {
  const again = normalizeValue(fresh, mergeOnto(session.opened, sent, fresh).content);
  const typed = contentOf(session);
  const present = typed === sent ? again : normalizeValue(fresh, onTop(session.opened, typed, fresh));
  return { ...session, opened: fresh, steps: undoable(present), phase: { at: 'saving', sent: again } };
};

/** Another user changed the same paths; the user has to choose. */
export const conflicted = (
  session: EditSession,
  fresh: LoadedSnapshot,
  conflicts: readonly FieldConflict[],
): EditSession => ({
  ...session,
  phase: { at: 'conflict', fresh, conflicts },
});

/**
 * The choices are made: this session's edits are rebased onto the fresh record. The undo history is cleared, because it
 * would undo the other user's changes.
 */
export const rebased = (session: EditSession, fresh: LoadedSnapshot, choices: ConflictChoices): EditSession => {
  const choose = (path: string) => choices.get(path) ?? 'theirs';
  const { content } = mergeOnto(session.opened, contentOf(session), fresh, choose);
  return { ...session, opened: fresh, steps: undoable(normalizeValue(fresh, content)), phase: editing };
};

/**
 * The record was loaded again while no save was running; current edits stay on top of it, and so does each undo step:
 * none undoes what others saved. Where both changed the same path the session stays on its own record: the save then
 * meets the newer version and asks.
 */
export const reloaded = (session: EditSession, fresh: LoadedSnapshot): EditSession => {
  if (fresh === session.opened || session.phase.at !== 'editing') return session;
  if (isSameRecord(fresh, session.opened)) return at({ ...session, opened: fresh }, { ...session.steps });
  if (!isChanged(session.opened, contentOf(session))) return { ...openEditSession(fresh), kept: session.kept };
  const { content, conflicts } = mergeOnto(session.opened, contentOf(session), fresh);
  if (conflicts.length > 0) return session;
  const onto = (step: WorkingCopy) => normalizeValue(fresh, mergeOnto(session.opened, step, fresh).content);
  const { past, future } = session.steps;
  return {
    ...session,
    opened: fresh,
    steps: {
      past: past.slice(-movedSteps).map(onto),
      present: normalizeValue(fresh, content),
      future: future.slice(0, movedSteps).map(onto),
      open: null,
    },
  };
};

/** The number of undo steps that are rebased onto a newer record: each is a merge of its own. */
const movedSteps = 50;

/** No save happened in between; only the permissions may have changed. */
const isSameRecord = ({ versions: a }: LoadedSnapshot, { versions: b }: LoadedSnapshot): boolean =>
  a.baseId === b.baseId &&
  a.base === b.base &&
  a.override === b.override &&
  a.groupId === b.groupId &&
  a.group === b.group &&
  equal(a.rows, b.rows);

const at = (session: EditSession, steps: UndoHistory<WorkingCopy>): EditSession => {
  if (steps === session.steps) return session;
  return { ...session, steps: { ...steps, present: normalizeValue(session.opened, steps.present) } };
};

const asSaved = (content: WorkingCopy): Pick<LoadedSnapshot, 'base'> | Pick<LoadedSnapshot, 'own'> =>
  content.kind === 'document' ? { base: content.value } : { own: content.changes };

/** Text that is being typed wins over what was saved meanwhile. */
const onTop = (before: LoadedSnapshot, typed: WorkingCopy, fresh: LoadedSnapshot): WorkingCopy =>
  mergeOnto(before, typed, fresh, () => 'ours').content;
