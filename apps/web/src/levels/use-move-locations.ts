import { useQueryClient } from '@tanstack/react-query';
import { refreshUser } from '../session/index.ts';
import { refreshDocuments } from './after-action.ts';

/** Invalidates groups, their locations, and everything that depends on them. */
export const useRefreshGroups = (companyId: string): (() => Promise<void>) => {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      refreshUser(),
      client.invalidateQueries({ queryKey: ['tenants', companyId] }),
      refreshDocuments(client, companyId),
    ]);
  };
};
