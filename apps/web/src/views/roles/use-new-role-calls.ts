import { emptyRecord, type RoleFields, recordValueOf, roleRecord, sentRecord } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { rolesKey, rolesQuery, useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';

/** A role that is being added. */
export const newRole: VersionedRecord<RoleFields> = {
  definition: roleRecord.field,
  id: '',
  version: 0,
  value: emptyRecord(roleRecord),
};

/** The calls of a role that is being added. */
export const useNewRoleCalls = (owner: string): RecordCalls<RoleFields> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(
    () => ({
      saves: contract.roles.create,
      load: async () => newRole,
      save: async fields => {
        const body = sentRecord(roleRecord, fields);
        const call = { idempotencyKey: keyOf(JSON.stringify(body)) };
        const role = responseBody(await api.roles.create({ params: { owner }, body }, call));
        client.setQueryData(rolesQuery(owner).queryKey, (all = []) => [...all, role]);
        void client.invalidateQueries({ queryKey: rolesKey });
        return { ...newRole, id: role.id, version: role.ver, value: recordValueOf(roleRecord, role) };
      },
    }),
    [client, owner, keyOf],
  );
};
