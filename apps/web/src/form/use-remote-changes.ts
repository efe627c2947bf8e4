import { useEffect, useRef, useState } from 'react';
import { contentOf, reloaded } from './edit-session.ts';
import type { FormStore } from './form-store.ts';
import type { LoadedSnapshot, Versions } from './loaded-document.ts';
import type { FieldConflict } from './merge.ts';
import { mergeOnto } from './merge.ts';

/** A newer record arrived while the form was open. */
export interface RemoteChanges {
  readonly before: Versions;
  readonly fresh: LoadedSnapshot;
  /** Places that the session changes too: it stays on its own record until somebody chooses. */
  readonly clashes: readonly FieldConflict[];
}

/** Takes a record that was loaded again into the session, and says what is new about it until that is closed. */
export const useRemoteChanges = (
  store: FormStore,
  opened: LoadedSnapshot,
  isFetched: boolean,
): { readonly shown: RemoteChanges | null; readonly close: () => void } => {
  const [shown, setShown] = useState<RemoteChanges | null>(null);
  // What is older than this visit is no news: the first load only brings a kept copy up to date.
  const arrived = useRef(false);
  useEffect(() => {
    const session = store.session();
    const before = session.opened;
    store.write(reloaded(session, opened));
    const isVisited = arrived.current;
    arrived.current ||= isFetched;
    if (!isVisited || session.phase.at !== 'editing' || !isNewer(before.versions, opened.versions)) return;
    const clashes = store.session() === session ? mergeOnto(before, contentOf(session), opened).clashes : [];
    setShown(last => ({ before: last?.before ?? before.versions, fresh: opened, clashes }));
  }, [store, opened, isFetched]);
  return { shown, close: () => setShown(null) };
};

const isNewer = (before: Versions, fresh: Versions): boolean =>
  fresh.base > before.base || fresh.override > before.override || (fresh.group ?? 0) > (before.group ?? 0);
