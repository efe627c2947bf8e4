import { contract, type DocumentActivity, hrefOf, type TimelineSave } from '@commissary/contract';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { api, openStream, responseBody } from '../api/index.ts';
import type { CachedDocumentKey } from './documents.ts';
import { subscribeToEvents } from './event-stream.ts';

/** Who else works on a document and what is saved in it; pushed by the server, never requested. */
export const activityOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey) =>
  queryOptions<DocumentActivity>({
    queryKey: ['around', companyId, kind, menuId, tenantId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Subscribes to the events of a document. Returns the function that unsubscribes. */
export const subscribePresence = (client: QueryClient, address: CachedDocumentKey): (() => void) => {
  const { kind, companyId } = address;
  return subscribeToEvents({
    open: listener =>
      openStream(hrefOf(contract.presence.watch.path, { kind, companyId }, presenceScope(address)), listener),
    onStatus: () => undefined,
    snapshot: body => setActivity(client, address, body as DocumentActivity),
  });
};

/** Sends a heartbeat of a page. The response contains the presence, also where no stream gets through. */
export const sendHeartbeat = async (
  client: QueryClient,
  address: CachedDocumentKey,
  page: string,
  sections: readonly string[],
): Promise<void> => {
  const { kind, companyId } = address;
  const body = { ...presenceScope(address), sections: [...sections] };
  const answer = await api.presence.here({ params: { kind, companyId, page }, body }, { background: true });
  setActivity(client, address, responseBody(answer));
};

export const sendLeave = async ({ kind, companyId }: CachedDocumentKey, page: string): Promise<void> => {
  await api.presence.leave({ params: { kind, companyId, page } }, { background: true, keepalive: true });
};

const lastSaves = 20;

/** The newest saves of a document at the levels that apply, each as sentences. */
export const newestSaves = async (address: CachedDocumentKey): Promise<readonly TimelineSave[]> => {
  const { kind, companyId } = address;
  const query = { ...presenceScope(address), limit: lastSaves };
  const { entries } = responseBody(
    await api.history.timeline({ params: { kind, companyId }, query }, { background: true }),
  );
  return entries.filter(entry => entry.is === 'save');
};

/** The same, as of these versions. */
export const newestSavesOf = (address: CachedDocumentKey | null, versions: object | undefined) =>
  queryOptions({
    queryKey: [
      ...['around', address?.companyId, address?.kind, address?.menuId, address?.tenantId],
      ...['saves', versions ?? null],
    ],
    queryFn: address === null ? skipToken : () => newestSaves(address),
    staleTime: Number.POSITIVE_INFINITY,
  });

const setActivity = (client: QueryClient, address: CachedDocumentKey, activity: DocumentActivity): void => {
  client.setQueryData(activityOf(address).queryKey, activity);
};

const presenceScope = ({ tenantId, menuId }: CachedDocumentKey) => ({
  ...(tenantId !== null && { tenantId }),
  ...(menuId !== null && { menuId }),
});
