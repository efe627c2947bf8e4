import type { DocumentKind } from '@commissary/catalog';
import { documentClient, type Override } from '@commissary/contract';
import { frozen } from '@commissary/schema';
import { hashKey, type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { queryClient } from './query-client.ts';

/** Which document, of which tenant. */
export interface CachedDocumentKey {
  readonly kind: DocumentKind;
  readonly companyId: string;
  /** The location or group; null is the company's base. */
  readonly tenantId: string | null;
  /** Where a company has several documents of the kind. */
  readonly menuId: string | null;
}

/** A document as it is saved: the company's base and the change lists above it, of any kind. */
export interface LoadedDocument {
  readonly baseId: string;
  readonly baseVer: number;
  readonly base: unknown;
  /** The own change list of the location or group; null at company level. */
  readonly override: Override | null;
  /** The change list of the group that the location is in. */
  readonly groupOverride: Override | null;
  /** Permissions of the user for this tenant. */
  readonly permissions: readonly string[];
}

export const documentKey = ({ kind, companyId, tenantId, menuId }: CachedDocumentKey) =>
  ['documents', companyId, kind, menuId, tenantId] as const;

/** Sends the cached versions; a 304 keeps the copy. */
export const documentOf = (address: CachedDocumentKey) =>
  queryOptions({
    queryKey: documentKey(address),
    queryFn: (context: Context) =>
      takeEarlyDocument(context.queryKey) ?? loadDocument(address, heldIn(context), context.signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** The document that was asked for before its screen was loaded: one at most, under the key of its query. */
const earlyDocuments = new Map<string, Promise<LoadedDocument>>();

/** Asks for a document that nobody has or asks for yet, before the screen that shows it is loaded. */
export const loadDocumentEarly = (address: CachedDocumentKey): void => {
  const state = queryClient.getQueryState(documentKey(address));
  const isKnown = state !== undefined && (state.data !== undefined || state.fetchStatus === 'fetching');
  if (isKnown || earlyDocuments.has(hashKey(documentKey(address)))) return;
  earlyDocuments.clear();
  const response = loadDocument(address, undefined);
  // The query handles an error when it takes the response.
  response.catch(() => undefined);
  earlyDocuments.set(hashKey(documentKey(address)), response);
};

/** The early response, for the first query that asks: later, or for another query, it may be outdated. */
const takeEarlyDocument = (key: QueryKey): Promise<LoadedDocument> | undefined => {
  const response = earlyDocuments.get(hashKey(key));
  earlyDocuments.clear();
  return response;
};

/** Nobody is signed in: the next person must not receive the response. */
export const forgetEarlyDocument = (): void => earlyDocuments.clear();

/** Loads the document from the server; returns the cached object itself when nothing has changed. */
export const loadDocument = async (
  address: CachedDocumentKey,
  held: LoadedDocument | undefined,
  signal?: AbortSignal,
): Promise<LoadedDocument> => {
  const options = signal ? { signal } : {};
  const read = address.tenantId === null ? readBase : readLayered;
  const loaded = await read(address, address.tenantId ?? '', held, options);
  return frozen(loaded) ?? held ?? Promise.reject(new Error('no copy'));
};

type Context = QueryFunctionContext<ReturnType<typeof documentKey>>;
const heldIn = ({ client, queryKey }: Context) => client.getQueryData<LoadedDocument>(queryKey);

type Read = (
  address: CachedDocumentKey,
  tenantId: string,
  held: LoadedDocument | undefined,
  options: { readonly signal?: AbortSignal },
) => Promise<LoadedDocument | null>;

const readBase: Read = async ({ kind, companyId, menuId }, _, held, options) => {
  const expected = held ? { expectedVersion: held.baseVer, expectedId: held.baseId } : {};
  const answer = await documentClient(api, kind).base({ companyId, menuId }, expected, options);
  if (answer.status === 304) return null;
  const { id, ver, document, permissions } = answer.body;
  return { baseId: id, baseVer: ver, base: document, permissions, override: null, groupOverride: null };
};

const readLayered: Read = async ({ kind, menuId }, tenantId, held, options) => {
  const answer = await documentClient(api, kind).layered({ tenantId, menuId }, expectedOf(held), options);
  if (answer.status === 304) return null;
  const { document, ...layers } = answer.body;
  return { ...layers, base: document };
};

const expectedOf = (held: LoadedDocument | undefined) =>
  held?.override
    ? {
        expectedBaseId: held.baseId,
        expectedBaseVer: held.baseVer,
        expectedOverrideId: held.override.id,
        expectedOverrideVer: held.override.ver,
        ...(held.groupOverride && {
          expectedGroupOverrideId: held.groupOverride.id,
          expectedGroupOverrideVer: held.groupOverride.ver,
        }),
      }
    : {};
