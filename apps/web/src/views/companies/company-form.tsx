import {
  companyRecord,
  dayStartTexts,
  messages,
  newCompanyRecord,
  type RecordKind,
  screenHref,
  companiesTexts as texts,
} from '@commissary/catalog';
import type { EditedCompany } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RecordForm } from '../../form/index.ts';
import { AddsAnother, type FieldErrors, missingIn, RecordFields, useRecordOutcome } from '../../form/record/index.ts';
import { useFailedLoad } from '../../notifications/index.ts';
import { refreshUser, useActiveTenant } from '../../session/index.ts';
import { PageHeader, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { companiesQuery, useCompany } from './companies-query.ts';
import { companyRecordOf, newCompany, useCompanyCalls, useNewCompanyCalls } from './use-company-calls.ts';

/** Adds a company with its owner, or edits the one that the address names. */
export function CompanyFormView() {
  const { id } = useParams({ strict: false });
  if (id !== undefined) return <StoredCompany id={id} />;
  return (
    <AddsAnother>
      <CompanyAdd />
    </AddsAnother>
  );
}

function StoredCompany({ id }: { readonly id: string }) {
  const { company, error } = useCompany(id);
  useFailedLoad(error, texts.failed);
  if (company === undefined) return <SkeletonRows rows={6} height={56} />;
  return company === null || company.closedAt !== null ? <NotFound /> : <CompanyEdit key={id} company={company} />;
}

function CompanyAdd() {
  const { errors, onOutcome } = useOutcome(newCompanyRecord, texts.wasAdded);
  return (
    <RecordForm
      kind="company"
      record={newCompany}
      calls={useNewCompanyCalls()}
      title={texts.add}
      noun={newCompanyRecord.noun}
      action={texts.addSubmit}
      useMissing={useMissingInNew}
      onOutcome={onOutcome}
    >
      <Fields title={texts.add} errors={errors} />
    </RecordForm>
  );
}

function CompanyEdit({ company }: { readonly company: EditedCompany }) {
  const title = texts.edit(company.name);
  const { errors, onOutcome } = useOutcome(companyRecord, texts.wasSaved);
  return (
    <RecordForm
      kind="company"
      record={useMemo(() => companyRecordOf(company), [company])}
      calls={useCompanyCalls(company.id)}
      title={title}
      noun={companyRecord.noun}
      action={messages.confirm.save}
      useMissing={useMissing}
      onOutcome={onOutcome}
    >
      <Fields title={title} errors={errors} />
    </RecordForm>
  );
}

function Fields({ title, errors }: { readonly title: string; readonly errors: FieldErrors }) {
  return (
    <div className="stack gap-16">
      <PageHeader title={title} />
      <RecordFields errors={errors} />
    </div>
  );
}

const useMissing = missingIn(companyRecord);
const useMissingInNew = missingIn(newCompanyRecord);

/** Shows how a save ended, and leads to the page of the saved company. */
const useOutcome = (kind: RecordKind, savedText: (name: string) => string) => {
  const client = useQueryClient();
  const { companyId, tenant } = useActiveTenant();
  const address = { companyId, locationId: tenant?.id ?? null };
  return useRecordOutcome({
    kind,
    refusals: { ALREADY_EXISTS: texts.emailTaken, DAY_BEGUN: dayStartTexts.begun },
    hrefOf: id => screenHref('company', { id }, address),
    onSaved: id => {
      const name = client.getQueryData(companiesQuery().queryKey)?.find(one => one.id === id)?.name ?? '';
      void client.invalidateQueries({ queryKey: ['companies'] });
      void refreshUser();
      return savedText(name);
    },
  });
};
