import { type Draft, type DraftFacts, draftOf } from './draft.ts';
import type { DraftShelf } from './draft-shelf.ts';
import type { FormStore } from './form-store.ts';
import type { Session } from './session.ts';

export interface DraftKeeper {
  /** Resolves when the shelf has what the session says now. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export interface KeptWhere {
  readonly store: FormStore;
  readonly shelf: DraftShelf;
  readonly about: Omit<DraftFacts, 'at'>;
  now(): number;
  /** Does something when what was typed is painted: a letter must not wait for its draft. */
  later(act: () => void): void;
  /** Told whether what is typed could be kept. */
  onKept(kept: boolean): void;
}

/**
 * Keeps the work of a session on the shelf from the first change on, and takes it off when nothing is unsaved. One
 * write at a time: what changes meanwhile is written when it is done.
 */
export const keepDraft = ({ store, shelf, about, now, later, onKept }: KeptWhere): DraftKeeper => {
  let seen: Session | null = null;
  let onShelf = false;
  let next: { readonly draft: Draft | null } | null = null;
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (next !== null) {
      const { draft } = next;
      next = null;
      try {
        if (draft !== null) await shelf.put(draft);
        else if (onShelf) await shelf.remove(about.id);
        onShelf = draft !== null;
        onKept(true);
      } catch {
        onKept(false);
      }
    }
    writing = null;
  };
  let waiting = false;
  const lookLater = () => {
    if (waiting) return;
    waiting = true;
    later(() => {
      if (waiting) look();
    });
  };
  const look = () => {
    waiting = false;
    const session = store.session();
    if (seen !== null && isSameWork(seen, session)) return;
    seen = session;
    const draft = draftOf(session, { ...about, at: now() });
    if (draft === null && !onShelf && writing === null) return;
    next = { draft };
    writing ??= write();
  };
  look();
  const forget = store.subscribe('', lookLater);
  return {
    settled: async () => {
      if (waiting) look();
      await writing;
    },
    stop: async () => {
      forget();
      if (waiting) look();
      await writing;
    },
  };
};

const isSameWork = (a: Session, b: Session): boolean =>
  a.opened === b.opened && a.steps.present === b.steps.present && a.kept === b.kept;
