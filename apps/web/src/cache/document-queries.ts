import type { DocumentKind } from '@commissary/catalog';
import { documentClient } from '@commissary/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../api/index.ts';
import type { CachedDocumentKey } from './documents.ts';

/** Every value that is set at any group or location of the company that the user has access to. */
export const overridesOf = ({ kind, companyId, menuId }: CachedDocumentKey) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, 'overrides'],
    queryFn: async ({ signal }) =>
      responseBody(await documentClient(api, kind).overrides({ companyId, menuId }, { signal })),
  });

/** What is live at a location; null when nothing was ever published there. */
export const liveOf = (kind: DocumentKind, companyId: string, locationId: string) =>
  publishedOf(kind, companyId, locationId, 'live');

/** What a scheduled publish will bring to a location, with when and by whom; null where nothing is scheduled. */
export const scheduledOf = (kind: DocumentKind, companyId: string, locationId: string) =>
  publishedOf(kind, companyId, locationId, 'scheduled');

const publishedOf = (kind: DocumentKind, companyId: string, locationId: string, state: 'live' | 'scheduled') =>
  queryOptions({
    queryKey: ['publishing', companyId, state, kind, locationId],
    queryFn: async ({ signal }) => {
      try {
        const query = state === 'live' ? {} : { state };
        return responseBody(await api.published[kind]({ params: { id: locationId }, query }, { signal }));
      } catch (error) {
        if (error instanceof StatusError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** For each path that a group or location sets: who changed it last at each level, and when. */
export const latestChangesOf = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey) =>
  queryOptions({
    queryKey: ['documents', companyId, kind, menuId, tenantId, 'latest'],
    queryFn: async ({ signal }) => {
      const query = { ...(tenantId !== null && { tenantId }), ...(menuId !== null && { menuId }) };
      return responseBody(await api.history.latest({ params: { kind, companyId }, query }, { signal }));
    },
  });

type Answer = Extract<Awaited<ReturnType<typeof api.history.live>>, { status: 200 }>;
export type LoadedLiveState = NonNullable<Answer['body']['live']>;

/** What a location runs, with the level and the author of each value; null before the first publish. */
export const liveStateOf = (kind: DocumentKind, companyId: string, locationId: string) =>
  queryOptions({
    queryKey: ['publishing', companyId, 'liveState', kind, locationId],
    queryFn: async ({ signal }) => {
      const answer = await api.history.live(
        { params: { kind, companyId }, query: { tenantId: locationId } },
        { signal },
      );
      return responseBody(answer).live;
    },
  });
