import {
  changedFields,
  emptyRecord,
  type LocationFields,
  locationRecord,
  recordValueOf,
  sentRecord,
} from '@commissary/catalog';
import { contract, type Tenant } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createLocationMutation, editLocationMutation, locationOf, useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { ownZone } from '../../formatting/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** A location as an edit session opens it; null is one that is being added. */
export const locationRecordOf = (location: Tenant | null): VersionedRecord<LocationFields> => ({
  definition: locationRecord.field,
  id: location?.id ?? '',
  version: location?.ver ?? 0,
  value:
    location === null
      ? { ...emptyRecord(locationRecord), timeZone: ownZone() }
      : recordValueOf(locationRecord, { ...location, timeZone: location.timeZone ?? '' }),
});

/** The calls of a location, or of one that is being added and copies the overrides of the location `like`. */
export const useLocationCalls = (
  companyId: string,
  id: string | null,
  like: string | null = null,
): RecordCalls<LocationFields> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const send = (value: LocationFields, before: LocationFields, ver: number): Promise<Tenant> => {
      const fields = sentRecord(locationRecord, value);
      if (id !== null) return editLocationMutation(companyId, { id, ver, ...changedFields(before, fields) });
      const body = { ...fields, ...(like !== null && { like }) };
      return createLocationMutation(companyId, body, keyOf(JSON.stringify(body)));
    };
    return {
      saves: id === null ? contract.tenants.create : contract.tenants.edit,
      load: async () =>
        locationRecordOf(id === null ? null : await client.fetchQuery({ ...locationOf(companyId, id), staleTime: 0 })),
      save: async (value, { value: before, version }) => {
        const saved = await send(value, before, version);
        client.setQueryData(locationOf(companyId, saved.id).queryKey, saved);
        return locationRecordOf(saved);
      },
    };
  }, [client, companyId, id, like, keyOf]);
};
