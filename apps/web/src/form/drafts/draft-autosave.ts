import type { EditSession } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import type { DraftStorage } from './draft-storage.ts';
import { type Draft, type DraftFacts, type DraftScope, type StoredDraft, storedDraftOf } from './stored-draft.ts';

export interface DraftAutosave {
  /** Resolves when the draft storage holds the current state of the session. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Work of any kind, how a draft is made of it, and where the draft is stored. */
export interface AutosaveSource<W, D extends StoredDraft> extends KeptHow<D> {
  readonly id: string;
  work(): W;
  isSame(a: W, b: W): boolean;
  /** Null when nothing in it can be stored or needs to be. */
  draftOf(work: W, at: number): D | null;
  /** Calls `listener` when the work may have changed; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

interface KeptHow<D extends StoredDraft> {
  readonly shelf: DraftStorage<D>;
  now(): number;
  /** Runs `act` after the typed text is painted: drawing a character must not wait for the draft. */
  later(act: () => void): void;
  /** Called with whether the typed text could be stored. */
  onKept(kept: boolean): void;
}

export interface AutosaveTarget extends KeptHow<Draft> {
  readonly store: FormStore;
  readonly about: Omit<DraftFacts, 'at' | 'where'>;
  /** Where the person is working now: the screens of a document may share one draft. */
  where(): DraftScope;
}

/** Autosaves the session of a form. */
export const autosaveDraft = ({ store, about, where, ...how }: AutosaveTarget): DraftAutosave =>
  startAutosave({
    ...how,
    id: about.id,
    work: store.session,
    isSame: isSameWork,
    draftOf: (session, at) => storedDraftOf(session, { ...about, where: where(), at }),
    subscribe: listener => store.subscribe('', listener),
  });

/**
 * Stores a draft from the first change on, and removes it when nothing is unsaved. One write at a time: what changes
 * meanwhile is written afterwards.
 */
export const startAutosave = <W, D extends StoredDraft>(kept: AutosaveSource<W, D>): DraftAutosave => {
  const { id, shelf, now, later, onKept } = kept;
  let seen: { readonly work: W } | null = null;
  let onShelf = false;
  let next: { readonly draft: D | null } | null = null;
  let writing: Promise<void> | null = null;

  const write = async () => {
    while (next !== null) {
      const { draft } = next;
      next = null;
      try {
        if (draft !== null) await shelf.put(draft);
        else if (onShelf) await shelf.remove(id);
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
    const work = kept.work();
    if (seen !== null && kept.isSame(seen.work, work)) return;
    seen = { work };
    const draft = kept.draftOf(work, now());
    if (draft === null && !onShelf && writing === null) return;
    next = { draft };
    writing ??= write();
  };
  look();
  const forget = kept.subscribe(lookLater);
  let stopped = false;
  return {
    settled: async () => {
      // Also what the listener has not been told yet.
      if (!stopped) look();
      await writing;
    },
    stop: async () => {
      forget();
      look();
      stopped = true;
      await writing;
    },
  };
};

const isSameWork = (a: EditSession, b: EditSession): boolean =>
  a.opened === b.opened && a.steps.present === b.steps.present && a.kept === b.kept;
