import { useEffect, useRef, useState } from 'react';
import type { LoadedSnapshot, Versions } from '../../snapshot/index.ts';
import { contentOf, type FieldConflict, mergeOnto, reloaded } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';

/** A newer record arrived while the form was open. */
export interface RemoteChanges {
  readonly before: Versions;
  readonly fresh: LoadedSnapshot;
  /** Paths that the session changes too: it stays on its own record until the user chooses. */
  readonly conflicts: readonly FieldConflict[];
}

/** Passes a reloaded record to the session, and returns what is new in it until the user closes that. */
export const useRemoteChanges = (
  store: FormStore,
  opened: LoadedSnapshot,
  isFetched: boolean,
): { readonly shown: RemoteChanges | null; readonly close: () => void } => {
  const [shown, setShown] = useState<RemoteChanges | null>(null);
  // Saves from before this visit are not reported: the first load only updates a cached copy.
  const arrived = useRef(false);
  useEffect(() => {
    const session = store.session();
    const before = session.opened;
    store.write(reloaded(session, opened));
    const isVisited = arrived.current;
    arrived.current ||= isFetched;
    if (!isVisited || session.phase.at !== 'editing' || !isNewer(before.versions, opened.versions)) return;
    const conflicts = store.session() === session ? mergeOnto(before, contentOf(session), opened).conflicts : [];
    setShown(last => ({ before: last?.before ?? before.versions, fresh: opened, conflicts }));
  }, [store, opened, isFetched]);
  return { shown, close: () => setShown(null) };
};

const isNewer = (before: Versions, fresh: Versions): boolean =>
  fresh.base > before.base || fresh.override > before.override || (fresh.group ?? 0) > (before.group ?? 0);
