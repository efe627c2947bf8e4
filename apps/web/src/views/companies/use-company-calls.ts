import {
  type CompanyFields,
  changedFields,
  companyRecord,
  emptyRecord,
  type NewCompanyFields,
  newCompanyRecord,
  recordValueOf,
  sentRecord,
} from '@commissary/catalog';
import { contract, type EditedCompany } from '@commissary/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { useIdempotencyKeys } from '../../cache/index.ts';
import type { RecordCalls } from '../../form/save/index.ts';
import type { VersionedRecord } from '../../snapshot/index.ts';
import { companiesQuery } from './companies-query.ts';

/** A company as an edit session opens it. */
export const companyRecordOf = (company: EditedCompany): VersionedRecord<CompanyFields> => ({
  definition: companyRecord.field,
  id: company.id,
  version: company.ver,
  value: recordValueOf(companyRecord, company),
});

/** The calls of a company. */
export const useCompanyCalls = (id: string): RecordCalls<CompanyFields> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(
    () => ({
      saves: contract.companies.update,
      load: async () => {
        const all = await client.fetchQuery({ ...companiesQuery(), staleTime: 0 });
        const company = all.find(one => one.id === id);
        if (company === undefined) throw new StatusError(404);
        return companyRecordOf(company);
      },
      save: async (value, { value: before, version: ver }) => {
        const call = { idempotencyKey: keyOf(JSON.stringify([ver, value])) };
        const body = { ...changedFields(before, sentRecord(companyRecord, value)), id, ver };
        return companyRecordOf(cached(client, responseBody(await api.companies.update({ body }, call))));
      },
    }),
    [client, id, keyOf],
  );
};

/** A company that is being added. */
export const newCompany: VersionedRecord<NewCompanyFields> = {
  definition: newCompanyRecord.field,
  id: '',
  version: 0,
  value: emptyRecord(newCompanyRecord),
};

/** The calls of a company that is being added. */
export const useNewCompanyCalls = (): RecordCalls<NewCompanyFields> => {
  const client = useQueryClient();
  const keyOf = useIdempotencyKeys();
  return useMemo(
    () => ({
      saves: contract.companies.create,
      load: async () => newCompany,
      save: async value => {
        const body = sentRecord(newCompanyRecord, value);
        const call = { idempotencyKey: keyOf(JSON.stringify(body)) };
        const { id, ver } = cached(client, responseBody(await api.companies.create({ body }, call)));
        return { ...newCompany, id, version: ver, value };
      },
    }),
    [client, keyOf],
  );
};

const cached = (client: QueryClient, company: EditedCompany): EditedCompany => {
  client.setQueryData(companiesQuery().queryKey, (all = []) => [...all.filter(({ id }) => id !== company.id), company]);
  return company;
};
