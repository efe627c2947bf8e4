import { useQueryClient } from '@tanstack/react-query';
import { refreshUser } from '../session/refresh-user.ts';
import { refreshDocuments } from './after-action.ts';

/** Groups and their locations have changed: who is where, and all that follows from it, is asked anew. */
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
