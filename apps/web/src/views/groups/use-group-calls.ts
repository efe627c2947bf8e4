import { type GroupRecord, groupRecord, sentRecord } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { accessibleTenantsOf, useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { groupRecordOf } from './group-record.ts';
import { membershipChangesOf } from './membership-changes.ts';

/** The calls of a group, or of one that is being added. */
export const useGroupCalls = (companyId: string, id: string | null): RecordCalls<GroupRecord> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const params = { companyId };
    const load = async (saved: string | null): Promise<VersionedRecord<GroupRecord>> => {
      const tenants = await client.fetchQuery({ ...accessibleTenantsOf(companyId), staleTime: 0 });
      return groupRecordOf(tenants.find(tenant => tenant.id === saved) ?? null, tenants);
    };
    return {
      saves: id === null ? contract.tenants.create : contract.tenants.edit,
      load: () => load(id),
      save: async (value, { value: before, version: ver }) => {
        const { join, leave } = membershipChangesOf(id, before.locations, value.locations);
        const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
        const common = { type: 'GROUP' as const, name: sentRecord(groupRecord, value).name };
        const locationIds = join.map(({ locationId }) => locationId);
        const { id: saved } = responseBody(
          id === null
            ? await api.tenants.create({ params, body: { ...common, locationIds } }, call)
            : await api.tenants.edit({ params, body: { ...common, id, ver, join, leave } }, call),
        );
        return load(saved);
      },
    };
  }, [client, companyId, id, keyOf]);
};
