import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { latestChangesOf } from '../../cache/document-facts.ts';
import { type DocumentAddress, documentOf } from '../../cache/documents.ts';
import { openedFrom } from '../../form/opened-from.ts';
import type { ActivePlace } from '../../session/place.ts';
import { authorsOf } from '../live/authors.ts';
import type { Side } from './differences.ts';

export interface LoadedSide {
  readonly side: Side | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A document as a place has it, with who set what there. */
export const useSide = (address: DocumentAddress, { level, tenant }: ActivePlace): LoadedSide => {
  const loaded = useQuery(documentOf(address));
  const latest = useQuery({ ...latestChangesOf(address), enabled: level !== 'company' });
  const own = tenant?.id ?? null;
  const side = useMemo(() => {
    if (loaded.data === undefined || (level !== 'company' && latest.data === undefined)) return undefined;
    const levelOf = (tenantId: string | null) => (tenantId === null ? 'company' : tenantId === own ? level : 'group');
    return {
      opened: openedFrom(address.kind, level, loaded.data),
      authors: authorsOf(latest.data ?? [], levelOf),
    };
  }, [loaded.data, latest.data, address.kind, level, own]);
  const retry = () => void Promise.all([loaded.refetch(), latest.refetch()]);
  return { side, failed: loaded.isError || latest.isError, retry };
};
