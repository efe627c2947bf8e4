import { useEffect, useMemo, useRef, useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { useUser } from '../../session/index.ts';
import { createStore, useStore } from '../../ui/index.ts';
import { commitTyped } from '../inputs/index.ts';
import { type FormStore, newId } from '../state/index.ts';
import { type AutosaveSource, autosaveDraft, type DraftAutosave } from './draft-autosave.ts';
import { lockDraft } from './draft-lock.ts';
import { type DraftStorage, draftStorage as shelf } from './draft-storage.ts';
import type { Draft, DraftScope, StoredDraft } from './stored-draft.ts';

/** Loaded where there is an earlier draft. */
const loadRestoring = () => import('./restore-draft.ts');

/** The drafts of one form: the draft of its own work, and the earlier drafts it offers. */
export interface Drafts<D extends StoredDraft = Draft> {
  readonly offered: readonly D[];
  /** The draft is in the form now, so it is removed from the storage as soon as the form's own draft is stored. */
  taken(draft: D): void;
  discard(draft: D): void;
  putBack(draft: D): void;
}

export const useDrafts = (store: FormStore, document: string, where: DraftScope): Drafts => {
  const { userId } = useUser();
  // The draft is of the session: another screen of it continues the same one.
  const latest = useRef(where);
  useEffect(() => {
    latest.current = where;
  }, [where]);
  return useDraftRecovery(
    useMemo(
      () => ({
        shelf,
        owner: userId,
        document,
        keep: (id, how) =>
          autosaveDraft({
            ...how,
            store,
            about: { id, owner: userId, document },
            where: () => latest.current,
          }),
        isWorth: async draft => (await loadRestoring()).hasChangesToRestore(store.session(), draft),
      }),
      [store, userId, document],
    ),
  );
};

/** Work that is autosaved, and the storage that may hold earlier drafts of the same kind. A new object starts again. */
export interface RecoverableDrafts<D extends StoredDraft> {
  readonly shelf: DraftStorage<D>;
  readonly owner: string;
  readonly document: string;
  readonly keep: (
    id: string,
    how: Pick<AutosaveSource<unknown, D>, 'shelf' | 'now' | 'later' | 'onKept'>,
  ) => DraftAutosave;
  /** Whether an earlier draft would change or ask anything. */
  readonly isWorth: (draft: D) => Promise<boolean>;
}

export const useDraftRecovery = <D extends StoredDraft>(work: RecoverableDrafts<D>): Drafts<D> => {
  const [keeper, setKeeper] = useState<DraftAutosave | null>(null);
  const [offered, setOffered] = useState<readonly D[]>([]);
  const { shelf } = work;
  useEffect(() => {
    const { shelf, owner, document, keep, isWorth } = work;
    const id = newId();
    const leaving = new AbortController();
    const held: (() => void)[] = [];
    const hold = async (draft: string) => {
      const release = await lockDraft(draft, leaving.signal);
      if (leaving.signal.aborted) release();
      else held.push(release);
    };
    const own = keep(id, {
      shelf,
      now: Date.now,
      later: act => setTimeout(act, afterPaintMs),
      onKept: kept => keepable.set(kept),
    });
    setKeeper(own);
    // The page may be gone before the timer of `later`.
    const storeNow = () => {
      commitTyped();
      void own.settled();
    };
    for (const event of ['beforeunload', 'pagehide']) addEventListener(event, storeNow, { signal: leaving.signal });
    const offer = async ({ id: other }: D) => {
      await hold(other);
      const draft = await shelf.take(other);
      if (draft === null || leaving.signal.aborted) return;
      const isOffered = await isWorth(draft);
      if (leaving.signal.aborted) return;
      if (isOffered) setOffered(others => [...others, draft]);
      else await shelf.remove(other);
    };
    const lookForOthers = async () => {
      await hold(id);
      const others = await shelf.of(owner, document);
      for (const draft of others) if (draft.id !== id) offer(draft).catch(() => {});
    };
    // Without draft storage, or when the form is closed first, nothing is offered.
    lookForOthers().catch(() => {});
    return () => {
      leaving.abort();
      setOffered([]);
      void own.stop().then(() => {
        for (const release of held) release();
      });
    };
  }, [work]);
  const drop = (draft: D) => setOffered(others => others.filter(({ id }) => id !== draft.id));
  return {
    offered,
    taken: draft => {
      drop(draft);
      void keeper?.settled().then(() => shelf.remove(draft.id));
    },
    discard: draft => {
      drop(draft);
      void shelf.remove(draft.id);
    },
    putBack: draft => {
      setOffered(others => [...others, draft]);
      void shelf.put(draft);
    },
  };
};

/** Whether what is typed survives this page; false in a browser that stores nothing. */
export const useStorable = (): boolean => useStore(keepable);

/** By then the typed character is on the screen, and the next one is not typed yet. */
const afterPaintMs = 30;
const keepable = createStore(true);

/** Names the document in the storage of drafts. */
export const documentName = ({ kind, companyId, menuId, tenantId }: CachedDocumentKey): string =>
  JSON.stringify([companyId, kind, menuId, tenantId]);
