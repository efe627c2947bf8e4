import type { Failure, RemovedReferences } from '@commissary/contract';
import { conflictRetries, saveConfirmAbove } from '@commissary/domain';
import type { Issue } from '@commissary/schema';
import { type LoadedSnapshot, pendingChangesOf, type Versions, type WorkingCopy } from '../../snapshot/index.ts';
import {
  beginSave,
  conflicted,
  contentOf,
  type EditSession,
  endSave,
  mergeOnto,
  retried,
  saved,
  withoutUntouched,
} from '../edit-session/index.ts';

/** The calls of a document, the same interface for every document. */
export interface DocumentPort {
  /** The record as it is saved now. */
  load(): Promise<LoadedSnapshot>;
  send(opened: LoadedSnapshot, content: WorkingCopy, kept: readonly string[]): Promise<SentSave>;
}

export type SentSave =
  | { readonly is: 'saved'; readonly fresh: LoadedSnapshot; readonly tidied?: RemovedReferences | undefined }
  /** Another user saved a newer version first. */
  | { readonly is: 'conflict' }
  | { readonly is: 'refused'; readonly failures: readonly Failure[] };

/** What a save needs from its page. */
export interface SaveState {
  readonly port: DocumentPort;
  /** False when the company of the address is not the selected one. */
  readonly companyMatches: boolean;
  /** The issues that prevent a save. */
  issues(session: EditSession): readonly Issue[];
  /** Whether a path is on the page that is open; absent where everything is. */
  isOnScreen?(path: string): boolean;
  /** Asks for confirmation of that many changes. */
  confirm(count: number): Promise<boolean>;
  read(): EditSession;
  write(session: EditSession): void;
}

export type SaveOutcome =
  /** `overtaken`: others saved first each time. */
  | { readonly is: 'nothing' | 'mismatch' | 'canceled' | 'overtaken' | 'conflict' }
  | { readonly is: 'wrong'; readonly issues: readonly Issue[] }
  | { readonly is: 'refused'; readonly failures: readonly Failure[] }
  | SaveAnswer;

export interface SaveAnswer {
  readonly is: 'saved';
  readonly count: number;
  /** Paths that others changed since `since`, and that this save left unchanged. */
  readonly theirs: readonly string[];
  readonly since: Versions;
  /** The references that were removed because this save deleted their targets. */
  readonly tidied: RemovedReferences | undefined;
}

/** Saves the whole page. Sends nothing when nothing changed, when a value is invalid, or when the user declines. */
export const saveDocument = async (room: SaveState): Promise<SaveOutcome> => {
  const session = withoutStrayMembers(room);
  const count = pendingChangesOf(session.opened, contentOf(session)).length;
  if (count === 0 && session.kept.length === 0) return { is: 'nothing' };
  if (!room.companyMatches) return { is: 'mismatch' };
  const issues = room.issues(session);
  if (issues.length > 0) return { is: 'wrong', issues };
  if (count > saveConfirmAbove && !(await room.confirm(count))) return { is: 'canceled' };
  room.write(beginSave(room.read()));
  try {
    const outcome = await attempts(room, count);
    if (room.read().phase.at === 'saving') room.write(endSave(room.read()));
    return outcome;
  } catch (error) {
    room.write(endSave(room.read()));
    throw error;
  }
};

/**
 * The session without new members that nobody has typed into, where anything else is saved. One on the page that is
 * open, or one alone, is asked to be filled in.
 */
const withoutStrayMembers = (room: SaveState): EditSession => {
  const session = room.read();
  if (session.fresh.length === 0) return session;
  const { isOnScreen } = room;
  const left = withoutUntouched(session, path => isOnScreen === undefined || !isOnScreen(path));
  const rest = changeCountOf(withoutUntouched(session)) === 0 ? session : left;
  room.write({ ...rest, fresh: [] });
  return room.read();
};

const changeCountOf = ({ opened, steps, kept }: EditSession): number =>
  pendingChangesOf(opened, steps.present).length + kept.length;

/** Sends; after a conflict merges onto the fresh record and sends again: twice at most. */
const attempts = async (room: SaveState, count: number): Promise<SaveOutcome> => {
  const since = room.read().opened.versions;
  let theirs: readonly string[] = [];
  for (let attempt = 0; ; attempt++) {
    const { opened, phase, kept } = room.read();
    const sent = phase.at === 'saving' ? phase.sent : contentOf(room.read());
    const answer = await room.port.send(opened, sent, kept);
    if (answer.is === 'saved') {
      room.write(saved(room.read(), sent, answer.fresh));
      return { is: 'saved', count, theirs, since, tidied: answer.tidied };
    }
    if (answer.is !== 'conflict') return answer;
    if (attempt === conflictRetries) return { is: 'overtaken' };
    const fresh = await room.port.load();
    const merged = mergeOnto(opened, sent, fresh);
    if (merged.conflicts.length > 0) {
      room.write(conflicted(room.read(), fresh, merged.conflicts));
      return { is: 'conflict' };
    }
    theirs = [...new Set([...theirs, ...merged.theirs])];
    room.write(retried(room.read(), sent, fresh));
  }
};
