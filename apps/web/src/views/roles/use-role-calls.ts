import {
  emptyRecord,
  type RoleFields,
  type RolesRecord,
  recordValueOf,
  roleRecord,
  sentRecord,
} from '@commissary/catalog';
import { contract, type Role } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { asBody, rolesKey, rolesQuery, useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { pendingRoles, sentChanges } from './pending-roles.ts';
import { rolesRecordOf } from './roles-record.ts';

/** The calls of the roles of an owner, or of one of them. `onSent` receives the ids of the roles that were saved. */
export const useRoleCalls = (
  owner: string,
  id: string | null,
  onSent: (ids: readonly string[]) => void,
): RecordCalls<RolesRecord> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const { queryKey } = rolesQuery(owner);
    return {
      saves: contract.roles.savePermissions,
      load: async () => rolesRecordOf(owner, await client.fetchQuery({ ...rolesQuery(owner), staleTime: 0 }), id),
      save: async (value, { value: before, rows = {} }) => {
        const changes = sentChanges(pendingRoles(before, value), rows);
        const call = { params: { owner }, body: asBody(changes) };
        const saved = await savedRoles(() =>
          api.roles.savePermissions(call, { idempotencyKey: keyOf(JSON.stringify(changes)) }).then(responseBody),
        );
        onSent(Object.keys(changes));
        client.setQueryData(queryKey, saved);
        return rolesRecordOf(owner, saved, id);
      },
    };
  }, [client, owner, id, onSent, keyOf]);
};

/** A role that was deleted meanwhile is a conflict like any other change of it. */
const savedRoles = async (send: () => Promise<Role[]>): Promise<Role[]> => {
  try {
    return await send();
  } catch (error) {
    throw error instanceof StatusError && error.status === 404 ? new StatusError(409) : error;
  }
};

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
