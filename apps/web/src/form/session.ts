import type { Edit } from '@commissary/document';
import { isChanged, settle, withEdits, withoutChangesAt } from './content.ts';
import { type Choices, type Clash, mergeOnto } from './merge.ts';
import { type Content, type Opened, savedContent } from './opened.ts';
import { record, seal, stepBack, stepForward, type Undo, undoable } from './undo.ts';

/**
 * One person's work on one document at one level. Pure: every act gives a new session.
 *
 * clean → dirty → saving → clean, or by way of a conflict: merged and sent again, or a clash that asks.
 */
export interface Session {
  readonly opened: Opened;
  readonly steps: Undo<Content>;
  readonly phase: Phase;
  /** Paths where the person keeps their value although the level above moved. */
  readonly kept: readonly string[];
}

export type Phase =
  | { readonly at: 'editing' }
  /** `sent` is under way; what is typed meanwhile stands on top of it. */
  | { readonly at: 'saving'; readonly sent: Content }
  /** Others saved `fresh`, and both changed the same places. */
  | { readonly at: 'clash'; readonly fresh: Opened; readonly clashes: readonly Clash[] };

const editing: Phase = { at: 'editing' };

export const openSession = (opened: Opened): Session => ({
  opened,
  steps: undoable(savedContent(opened)),
  phase: editing,
  kept: [],
});

export const contentOf = (session: Session): Content => session.steps.present;

export const isDirty = (session: Session): boolean =>
  isChanged(session.opened, contentOf(session)) || session.kept.length > 0;

/** Edits with the same `key`, one right after the other, undo as one: the letters of a word. */
export const change = (session: Session, edits: readonly Edit[], key: string | null = null): Session =>
  at(session, record(session.steps, withEdits(session.opened, contentOf(session), edits), key));

/** Takes back what this session did at one place, and leaves the rest. */
export const undoAt = (session: Session, path: string): Session =>
  at(
    { ...session, kept: session.kept.filter(kept => kept !== path) },
    record(session.steps, withoutChangesAt(session.opened, contentOf(session), path)),
  );

export const undo = (session: Session): Session => at(session, stepBack(session.steps));
export const redo = (session: Session): Session => at(session, stepForward(session.steps));
export const endStep = (session: Session): Session => at(session, seal(session.steps));

/** Back to what is saved. One step, so that undo brings the work back. */
export const discard = (session: Session): Session =>
  at({ ...session, kept: [] }, record(session.steps, savedContent(session.opened)));

/** Keeps the own value at a path although the level above moved; `undo` is another call with `keep` false. */
export const keepMine = (session: Session, path: string, keep = true): Session => ({
  ...session,
  kept: keep ? [...new Set([...session.kept, path])] : session.kept.filter(kept => kept !== path),
});

export const beginSave = (session: Session): Session => ({
  ...session,
  steps: seal(session.steps),
  phase: { at: 'saving', sent: contentOf(session) },
});

export const endSave = (session: Session): Session => ({ ...session, phase: editing });

/**
 * The save went through: what is saved now is where a revert leads to. What was typed while it was under way is put
 * on top; where the answer differs there, the person's own typing stays.
 */
export const saved = (session: Session, sent: Content, fresh: Opened): Session => {
  const typed = contentOf(session);
  const content = typed === sent ? savedContent(fresh) : onTop({ ...session.opened, ...asSaved(sent) }, typed, fresh);
  return { opened: fresh, steps: { ...session.steps, present: settle(fresh, content) }, phase: editing, kept: [] };
};

/** Others saved first, elsewhere in the document: what was sent goes onto their record and is ready to be sent again. */
export const retried = (session: Session, sent: Content, fresh: Opened): Session => {
  const again = settle(fresh, mergeOnto(session.opened, sent, fresh).content);
  const typed = contentOf(session);
  const present = typed === sent ? again : settle(fresh, onTop(session.opened, typed, fresh));
  return { ...session, opened: fresh, steps: undoable(present), phase: { at: 'saving', sent: again } };
};

/** The same places were changed by somebody else; the person has to choose. */
export const clashed = (session: Session, fresh: Opened, clashes: readonly Clash[]): Session => ({
  ...session,
  phase: { at: 'clash', fresh, clashes },
});

/** The choices are made: this session's edits are put onto the fresh record. Undo starts anew, it would take theirs back. */
export const rebased = (session: Session, fresh: Opened, choices: Choices): Session => {
  const choose = (path: string) => choices.get(path) ?? 'theirs';
  const { content } = mergeOnto(session.opened, contentOf(session), fresh, choose);
  return { ...session, opened: fresh, steps: undoable(settle(fresh, content)), phase: editing };
};

/**
 * The record was loaded again while nothing was being saved; edits under way stay on top of it, and so does each step
 * of undo: none takes back what others saved. Where both changed the same place the session stays on its own record: the
 * save meets the newer version, and asks.
 */
export const reloaded = (session: Session, fresh: Opened): Session => {
  if (fresh === session.opened || session.phase.at !== 'editing') return session;
  if (isSameRecord(fresh, session.opened)) return at({ ...session, opened: fresh }, { ...session.steps });
  if (!isChanged(session.opened, contentOf(session))) return { ...openSession(fresh), kept: session.kept };
  const { content, clashes } = mergeOnto(session.opened, contentOf(session), fresh);
  if (clashes.length > 0) return session;
  const onto = (step: Content) => settle(fresh, mergeOnto(session.opened, step, fresh).content);
  const { past, future } = session.steps;
  return {
    ...session,
    opened: fresh,
    steps: {
      past: past.slice(-movedSteps).map(onto),
      present: settle(fresh, content),
      future: future.slice(0, movedSteps).map(onto),
      open: null,
    },
  };
};

/** So many steps of undo move along to a newer record: each is a merge of its own. */
const movedSteps = 50;

/** Nobody saved in between; only the rights may have changed. */
const isSameRecord = ({ versions: a }: Opened, { versions: b }: Opened): boolean =>
  a.baseId === b.baseId &&
  a.base === b.base &&
  a.override === b.override &&
  a.groupId === b.groupId &&
  a.group === b.group;

const at = (session: Session, steps: Undo<Content>): Session => {
  if (steps === session.steps) return session;
  return { ...session, steps: { ...steps, present: settle(session.opened, steps.present) } };
};

const asSaved = (content: Content): Pick<Opened, 'base'> | Pick<Opened, 'own'> =>
  content.kind === 'document' ? { base: content.value } : { own: content.changes };

/** What is being typed wins over what was saved meanwhile. */
const onTop = (before: Opened, typed: Content, fresh: Opened): Content =>
  mergeOnto(before, typed, fresh, () => 'ours').content;
