import type { AuditEntry, AuditNarrowed } from '@commissary/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api, responseBody } from '../api/index.ts';
import { auditKey } from './query-client.ts';

/** The audit of a company, newest first, a page at a time. */
export const auditOf = (companyId: string, narrowed: AuditNarrowed) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, companyId, narrowed],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...narrowed, ...(pageParam !== null && { before: pageParam }) };
      return responseBody(await api.audit.list({ params: { companyId }, query }, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const pageForFile = 500;

/** Entries for an export, up to a limit; false: there are more. */
export const readAuditWhole = async (
  companyId: string,
  narrowed: AuditNarrowed,
  most: number,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly isWhole: boolean }> => {
  const entries: AuditEntry[] = [];
  let before: string | null = null;
  do {
    const query: AuditNarrowed & { limit: number; before?: string } = {
      ...narrowed,
      limit: pageForFile,
      ...(before !== null && { before }),
    };
    const page = responseBody(await api.audit.list({ params: { companyId }, query }));
    entries.push(...page.entries);
    before = page.next;
  } while (before !== null && entries.length < most);
  return { entries, isWhole: before === null };
};
