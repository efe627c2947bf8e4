import type { CompanySecurityValues } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { securityRecordOf, securityRulesOf } from './security-record.ts';

export const securityQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', id, 'security'],
    queryFn: async ({ signal }) => responseBody(await api.companies.security({ params: { id } }, { signal })),
  });

/** The calls of the security settings of a company. */
export const useSecurityCalls = (id: string): RecordCalls<CompanySecurityValues> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(
    () => ({
      saves: contract.companies.setSecurity,
      load: async () => securityRecordOf(await client.fetchQuery({ ...securityQuery(id), staleTime: 0 })),
      save: async (value, { version: ver }) => {
        const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
        const body = { ...securityRulesOf(value), ver };
        const saved = responseBody(await api.companies.setSecurity({ params: { id }, body }, call));
        client.setQueryData(securityQuery(id).queryKey, saved);
        return securityRecordOf(saved);
      },
    }),
    [client, id, keyOf],
  );
};
