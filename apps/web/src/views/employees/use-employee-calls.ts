import type { EmployeeFormValue } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import type { ProblemPart } from '@commissary/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { employeeOf, useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { employeeBody, employeeRecordOf } from './employee-record.ts';

/** The calls of an employee, or of one who is being added. */
export const useEmployeeCalls = (
  companyId: string,
  id: string | null,
  part: ProblemPart | null,
): RecordCalls<EmployeeFormValue> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const params = { id: companyId };
    const load = async () =>
      id === null
        ? employeeRecordOf(null)
        : employeeRecordOf(await client.fetchQuery({ ...employeeOf(id), staleTime: 0 }));
    const send = async (value: EmployeeFormValue, ver: number) => {
      const fields = employeeBody(value);
      const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
      if (id === null)
        return responseBody(
          await api.users.create({ params, body: { ...fields, invite: value.invite && fields.email !== null } }, call),
        );
      const status = value.active ? ('ACTIVE' as const) : ('DELETED' as const);
      return responseBody(await api.users.update({ params, body: { ...sentOf(fields, part), id, ver, status } }, call));
    };
    return {
      saves: id === null ? contract.users.create : contract.users.update,
      load,
      save: async (value, { version }) => {
        const saved = await send(value, version);
        client.setQueryData(employeeOf(saved.id).queryKey, saved);
        return employeeRecordOf(saved);
      },
    };
  }, [client, companyId, id, part, keyOf]);
};

type Fields = ReturnType<typeof employeeBody>;

/** Of a repair only the part that is corrected: the rest may be wrong too, and is corrected later. */
const sentOf = (
  { name, email, ...fields }: Fields,
  part: ProblemPart | null,
): Partial<Fields> & Pick<Fields, 'name' | 'email'> => {
  const { pin, phone, roles } = fields;
  switch (part) {
    case null:
      return { name, email, ...fields };
    case 'posId':
      return { name, email, ...(pin !== undefined && { pin }) };
    case 'phone':
      return { name, email, phone };
    case 'roles':
      return { name, email, roles };
  }
};
