import type { CompanyValues } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import { companiesQuery } from './companies-query.ts';
import { companyFieldsOf, companyRecordOf } from './company-record.ts';

/** The calls of a company, or of one that is being added. */
export const useCompanyCalls = (id: string | null): RecordCalls<CompanyValues> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(() => {
    const send = async (value: CompanyValues, ver: number) => {
      const fields = companyFieldsOf(value);
      const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
      const owner = { name: value.ownerName.trim(), email: value.ownerEmail.trim() };
      return responseBody(
        id === null
          ? await api.companies.create({ body: { ...fields, owner } }, call)
          : await api.companies.update({ body: { ...fields, id, ver } }, call),
      );
    };
    return {
      saves: id === null ? contract.companies.create : contract.companies.update,
      load: async () => {
        const all = await client.fetchQuery({ ...companiesQuery(), staleTime: 0 });
        return companyRecordOf(all.find(company => company.id === id) ?? null);
      },
      save: async (value, { version }) => {
        const saved = await send(value, version);
        client.setQueryData(companiesQuery().queryKey, (all = []) => [
          ...all.filter(company => company.id !== saved.id),
          saved,
        ]);
        return companyRecordOf(saved);
      },
    };
  }, [client, id, keyOf]);
};
