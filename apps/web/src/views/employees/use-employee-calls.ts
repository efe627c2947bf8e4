import { changedFields, type EmployeeFormValue } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { employeeOf, useIdempotencyKeys } from '../../cache/index.ts';
import type { OpenedRecord, RecordCalls } from '../../form/save/index.ts';
import { employeeBody, employeeRecordOf } from './employee-record.ts';

/** The calls of an employee, or of one who is being added. */
export const useEmployeeCalls = (companyId: string, id: string | null): RecordCalls<EmployeeFormValue> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const params = { id: companyId };
    const load = async () =>
      id === null
        ? employeeRecordOf(null)
        : employeeRecordOf(await client.fetchQuery({ ...employeeOf(id), staleTime: 0 }));
    const send = async (value: EmployeeFormValue, { value: before, version: ver }: OpenedRecord<EmployeeFormValue>) => {
      const fields = employeeBody(value);
      const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
      if (id === null)
        return responseBody(
          await api.users.create({ params, body: { ...fields, invite: value.invite && fields.email !== null } }, call),
        );
      const { name, email } = fields;
      const changed = changedFields(employeeBody(before), fields);
      const status = value.active ? ('ACTIVE' as const) : ('DELETED' as const);
      return responseBody(await api.users.update({ params, body: { ...changed, name, email, id, ver, status } }, call));
    };
    return {
      saves: id === null ? contract.users.create : contract.users.update,
      load,
      save: async (value, opened) => {
        const saved = await send(value, opened);
        client.setQueryData(employeeOf(saved.id).queryKey, saved);
        return employeeRecordOf(saved);
      },
    };
  }, [client, companyId, id, keyOf]);
};
