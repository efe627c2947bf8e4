import { useEffect, useState } from 'react';
import { useUser } from '../../session/index.ts';
import { lockDraft } from './draft-lock.ts';
import { draftStorage } from './draft-storage.ts';
import type { Draft } from './stored-draft.ts';

/** Every draft of the person that no page has open, of any document. */
export interface OwnDrafts {
  readonly drafts: readonly Draft[];
  discard(draft: Draft): void;
  putBack(draft: Draft): void;
}

export const useOwnDrafts = (): OwnDrafts => {
  const { userId } = useUser();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async (id: string) => {
      // A page that has a draft open may have finished it by the time it is closed.
      const release = await lockDraft(id, leaving.signal);
      release();
      const draft = await draftStorage.take(id);
      if (draft === null || leaving.signal.aborted) return;
      setDrafts(others => [...others, draft].toSorted((a, b) => b.at - a.at));
    };
    const showAll = async () => {
      for (const { id, where } of await draftStorage.ownedBy(userId)) if (where) show(id).catch(() => {});
    };
    // Without draft storage there is nothing to show.
    showAll().catch(() => {});
    return () => {
      leaving.abort();
      setDrafts([]);
    };
  }, [userId]);
  return {
    drafts,
    discard: draft => {
      setDrafts(others => others.filter(({ id }) => id !== draft.id));
      void draftStorage.remove(draft.id);
    },
    putBack: draft => {
      setDrafts(others => [...others, draft].toSorted((a, b) => b.at - a.at));
      void draftStorage.put(draft);
    },
  };
};
