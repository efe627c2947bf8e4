import type { Failure, Tidied } from '@commissary/contract';
import { conflictRetries, saveConfirmAbove } from '@commissary/domain';
import type { Issue } from '@commissary/schema';
import { mergeOnto } from './merge.ts';
import type { Content, Opened, Versions } from './opened.ts';
import { pendingOf } from './pending.ts';
import { beginSave, clashed, contentOf, endSave, retried, type Session, saved } from './session.ts';

/** What a document's own calls do, whichever document it is. */
export interface DocumentPort {
  /** The record as it is saved now. */
  load(): Promise<Opened>;
  send(opened: Opened, content: Content, kept: readonly string[]): Promise<Sent>;
}

export type Sent =
  | { readonly is: 'saved'; readonly fresh: Opened; readonly tidied?: Tidied | undefined }
  /** Somebody else saved a newer version first. */
  | { readonly is: 'conflict' }
  | { readonly is: 'refused'; readonly failures: readonly Failure[] };

/** What a save asks of the place it runs in. */
export interface SaveRoom {
  readonly port: DocumentPort;
  /** False when the company of the address is not the one that is worked on. */
  readonly companyMatches: boolean;
  /** The values that may not be saved as they are. */
  issues(session: Session): readonly Issue[];
  /** Asks whether so many changes are meant. */
  confirm(count: number): Promise<boolean>;
  read(): Session;
  write(session: Session): void;
}

export type Outcome =
  /** `overtaken`: others saved first each time. */
  | { readonly is: 'nothing' | 'mismatch' | 'cancelled' | 'overtaken' | 'clash' }
  | { readonly is: 'wrong'; readonly issues: readonly Issue[] }
  | { readonly is: 'refused'; readonly failures: readonly Failure[] }
  | Saved;

export interface Saved {
  readonly is: 'saved';
  readonly count: number;
  /** Places that others changed since `since`, and that this save left as they are. */
  readonly theirs: readonly string[];
  readonly since: Versions;
  /** What no longer names something that this save took away. */
  readonly tidied: Tidied | undefined;
}

/** Saves the whole page. Nothing is sent when there is nothing to save, when a value is wrong, or when the person says no. */
export const save = async (room: SaveRoom): Promise<Outcome> => {
  const session = room.read();
  const count = pendingOf(session.opened, contentOf(session)).length;
  if (count === 0 && session.kept.length === 0) return { is: 'nothing' };
  if (!room.companyMatches) return { is: 'mismatch' };
  const issues = room.issues(session);
  if (issues.length > 0) return { is: 'wrong', issues };
  if (count > saveConfirmAbove && !(await room.confirm(count))) return { is: 'cancelled' };
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

/** Sends, and after a conflict merges onto the fresh record and sends again: twice at most. */
const attempts = async (room: SaveRoom, count: number): Promise<Outcome> => {
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
    if (merged.clashes.length > 0) {
      room.write(clashed(room.read(), fresh, merged.clashes));
      return { is: 'clash' };
    }
    theirs = [...new Set([...theirs, ...merged.theirs])];
    room.write(retried(room.read(), sent, fresh));
  }
};
