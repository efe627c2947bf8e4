import { type CompanySecurityRules, companySecurityRecord, recordValueOf, sentRecord } from '@commissary/catalog';
import { type CompanySecurity, contract } from '@commissary/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** The rules of a company as an edit session opens them. */
export const securityRecordOf = (security: CompanySecurity): VersionedRecord<CompanySecurityRules> => ({
  definition: companySecurityRecord.field,
  id: security.id,
  version: security.ver,
  value: recordValueOf(companySecurityRecord, security),
});

export const securityQuery = (id: string) =>
  queryOptions({
    queryKey: ['companies', id, 'security'],
    queryFn: async ({ signal }) => responseBody(await api.companies.security({ params: { id } }, { signal })),
  });

/** The calls of the security settings of a company. */
export const useSecurityCalls = (id: string): RecordCalls<CompanySecurityRules> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(
    () => ({
      saves: contract.companies.setSecurity,
      load: async () => securityRecordOf(await client.fetchQuery({ ...securityQuery(id), staleTime: 0 })),
      save: async (value, { version: ver }) => {
        const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
        const body = { ...sentRecord(companySecurityRecord, value), ver };
        const saved = responseBody(await api.companies.setSecurity({ params: { id }, body }, call));
        client.setQueryData(securityQuery(id).queryKey, saved);
        return securityRecordOf(saved);
      },
    }),
    [client, id, keyOf],
  );
};
