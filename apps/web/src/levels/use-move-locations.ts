import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshUser } from '../session/index.ts';
import { refreshDocuments } from './after-action.ts';

/** Invalidates groups, their locations, and everything that depends on them. */
export const useRefreshGroups = (companyId: string): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      refreshUser(),
      client.invalidateQueries({ queryKey: ['tenants', companyId] }),
      refreshDocuments(client, companyId),
    ]);
  }, [client, companyId]);
};
