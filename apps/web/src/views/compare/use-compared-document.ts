import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { latestChangesOf } from '../../cache/document-queries.ts';
import { type CachedDocumentKey, documentOf } from '../../cache/documents.ts';
import type { ActiveTenant } from '../../session/active-tenant.ts';
import { snapshotFromResponse } from '../../snapshot/snapshot-from-response.ts';
import { valueAuthors } from '../live/authors.ts';
import type { ComparedSide } from './differences.ts';

export interface ComparedDocument {
  readonly side: ComparedSide | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The document of a tenant, with the author of each value. */
export const useComparedDocument = (address: CachedDocumentKey, { level, tenant }: ActiveTenant): ComparedDocument => {
  const loaded = useQuery(documentOf(address));
  const latest = useQuery({ ...latestChangesOf(address), enabled: level !== 'company' });
  const own = tenant?.id ?? null;
  const side = useMemo(() => {
    if (loaded.data === undefined || (level !== 'company' && latest.data === undefined)) return undefined;
    const levelOf = (tenantId: string | null) => (tenantId === null ? 'company' : tenantId === own ? level : 'group');
    return {
      opened: snapshotFromResponse(address.kind, level, loaded.data),
      authors: valueAuthors(latest.data ?? [], levelOf),
    };
  }, [loaded.data, latest.data, address.kind, level, own]);
  const retry = () => void Promise.all([loaded.refetch(), latest.refetch()]);
  return { side, failed: loaded.isError || latest.isError, retry };
};
