import { splitPath } from '@commissary/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { aroundOf, followAround, sayHere, sayLeft } from '../cache/around.ts';
import type { DocumentAddress } from '../cache/documents.ts';
import { useSession } from '../session/session.ts';
import { useVisible } from '../ui/use-visible.ts';
import type { FormStore } from './form-store.ts';
import { newId } from './new-id.ts';
import { pendingOf } from './pending.ts';
import { contentOf, type Session } from './session.ts';
import { keepSaying } from './sign-of-life.ts';

/** Tells others that this form is open, and hears of them and of what they save, while somebody can see it. */
export const usePresence = (store: FormStore, address: DocumentAddress): void => {
  const client = useQueryClient();
  const { timedOut } = useSession();
  const there = useVisible() && !timedOut;
  useEffect(() => {
    if (!there) return;
    const page = newId();
    const life = keepSaying({
      sections: () => touchedSections(store.session()),
      say: sections => sayHere(client, address, page, sections),
      left: () => sayLeft(address, page),
    });
    const deaf = followAround(client, address);
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

/** What others saved is loaded as soon as it is heard of; the session takes it in below its own edits. */
const useNewest = (store: FormStore, address: DocumentAddress): void => {
  const client = useQueryClient();
  const { data } = useQuery(aroundOf(address));
  useEffect(() => {
    if (data === undefined || store.session().phase.at !== 'editing') return;
    const { base, group, override } = store.session().opened.versions;
    const { versions } = data;
    const isNewer = versions.base > base || (versions.group ?? 0) > (group ?? 0) || (versions.own ?? 0) > override;
    if (isNewer) void client.invalidateQueries({ queryKey: ['documents', address.companyId, address.kind] });
  }, [client, store, address, data]);
};

const touchedSections = (session: Session): readonly string[] =>
  [...new Set(pendingOf(session.opened, contentOf(session)).map(({ path }) => splitPath(path)[0] ?? ''))].sort();
