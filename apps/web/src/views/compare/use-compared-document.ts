import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CachedDocumentKey, documentOf, latestChangesOf } from '../../cache/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import { snapshotFromResponse } from '../../snapshot/index.ts';
import { valueAuthors } from '../live/index.ts';
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
