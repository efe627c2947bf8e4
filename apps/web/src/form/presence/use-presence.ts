import { splitPath } from '@commissary/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityOf, type CachedDocumentKey, sendHeartbeat, sendLeave, subscribePresence } from '../../cache/index.ts';
import { useSession } from '../../session/index.ts';
import { pendingChangesOf } from '../../snapshot/index.ts';
import { useVisible } from '../../ui/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type FormStore, newId } from '../state/index.ts';
import { startHeartbeat } from './presence-heartbeat.ts';

/** Reports that this form is open, and receives who else has it open and what they save, while the page is visible. */
export const usePresence = (store: FormStore, address: CachedDocumentKey): void => {
  const client = useQueryClient();
  const { timedOut } = useSession();
  const there = useVisible() && !timedOut;
  useEffect(() => {
    if (!there) return;
    const page = newId();
    const life = startHeartbeat({
      sections: () => touchedSections(store.session()),
      say: sections => sendHeartbeat(client, address, page, sections),
      left: () => sendLeave(address, page),
    });
    const deaf = subscribePresence(client, address);
    const forget = store.subscribe('', life.changed);
    const leave = () => life.stop();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      forget();
      deaf();
      life.stop();
    };
  }, [client, store, address, there]);
  useNewest(store, address);
};

/** What others saved is loaded as soon as an event reports it; the session is rebased onto it under its own edits. */
const useNewest = (store: FormStore, address: CachedDocumentKey): void => {
  const client = useQueryClient();
  const { data } = useQuery(activityOf(address));
  useEffect(() => {
    if (data === undefined || store.session().phase.at !== 'editing') return;
    const { base, group, override } = store.session().opened.versions;
    const { versions } = data;
    const isNewer = versions.base > base || (versions.group ?? 0) > (group ?? 0) || (versions.own ?? 0) > override;
    if (isNewer) void client.invalidateQueries({ queryKey: ['documents', address.companyId, address.kind] });
  }, [client, store, address, data]);
};

const touchedSections = (session: EditSession): readonly string[] =>
  [...new Set(pendingChangesOf(session.opened, contentOf(session)).map(({ path }) => splitPath(path)[0] ?? ''))].sort();
