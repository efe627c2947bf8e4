import { companyNeeds, messages, screenHref, companiesTexts as texts } from '@commissary/catalog';
import type { EditedCompany } from '@commissary/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { RecordForm } from '../../form/index.ts';
import { missingInRecord, RecordText, RecordToggle, useRecordSaved } from '../../form/record/index.ts';
import type { RecordOutcome } from '../../form/save/index.ts';
import { failedLoad, notify, reportError } from '../../notifications/index.ts';
import { refreshUser, useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import styles from './companies.module.css';
import { companiesQuery, useCompany } from './companies-query.ts';
import { companyRecordOf } from './company-record.ts';
import { useCompanyCalls } from './use-company-calls.ts';

/** Adds a company with its owner, or edits the one that the address names. */
export function CompanyFormView() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <CompanyForm company={null} /> : <CompanyEdit id={id} />;
}

function CompanyEdit({ id }: { readonly id: string }) {
  const { company, error } = useCompany(id);
  useEffect(() => {
    if (error) failedLoad(error, texts.failed);
  }, [error]);
  if (company === undefined) return <SkeletonRows rows={6} height={56} />;
  return company === null || company.closedAt !== null ? <NotFound /> : <CompanyForm key={id} company={company} />;
}

function CompanyForm({ company }: { readonly company: EditedCompany | null }) {
  const { user } = useActiveTenant();
  const record = useMemo(() => companyRecordOf(company), [company]);
  const calls = useCompanyCalls(company?.id ?? null);
  const isNew = company === null;
  const { emailTaken, onOutcome } = useOutcome(isNew);
  const title = isNew ? texts.add : texts.edit(company.name);
  return (
    <RecordForm
      kind="company"
      record={record}
      calls={calls}
      title={title}
      noun={texts.company}
      action={isNew ? texts.addSubmit : messages.confirm.save}
      useMissing={isNew ? missingInNew : missingIn}
      onOutcome={onOutcome}
    >
      <div className={styles.page}>
        <PageHeader title={title} />
        <SectionCard title={texts.details}>
          <div className={styles.fields}>
            <RecordText path="/name" />
            <RecordText path="/brand" />
          </div>
        </SectionCard>
        {isNew && (
          <SectionCard title={texts.owner}>
            <p className={styles.quiet}>{texts.ownerHelp}</p>
            <div className={styles.fields}>
              <RecordText path="/ownerName" />
              <RecordText path="/ownerEmail" type="email" error={emailTaken ? texts.emailTaken : undefined} />
            </div>
          </SectionCard>
        )}
        <SectionCard title={texts.contact}>
          <div className={styles.fields}>
            <RecordText path="/contactName" />
            <RecordText path="/contactEmail" type="email" />
            <RecordText path="/contactPhone" type="tel" />
          </div>
        </SectionCard>
        <SectionCard title={texts.publishing}>
          <p className={styles.quiet}>{texts.publishingHelp}</p>
          <div className={styles.fields}>
            <RecordText path="/batchSize" type="number" />
            <RecordText path="/batchSpacing" type="number" />
            <RecordToggle path="/internal" disabled={!user.enabledFeatures.includes('providerCompany')} />
          </div>
        </SectionCard>
      </div>
    </RecordForm>
  );
}

const missingTexts = { needs: companyNeeds, stillNeeded: texts.needs, noChanges: texts.noChanges };
const missingInNew = missingInRecord(missingTexts, true);
const missingIn = missingInRecord(missingTexts, false);

/** Shows how a save ended, and leads to the page of the saved company. */
const useOutcome = (isNew: boolean) => {
  const client = useQueryClient();
  const { companyId, tenant } = useActiveTenant();
  const [emailTaken, setEmailTaken] = useState(false);
  const address = { companyId, locationId: tenant?.id ?? null };
  const saved = useRecordSaved(id => screenHref('company', { id }, address));
  const onOutcome = useCallback(
    (outcome: RecordOutcome) => {
      const isTaken = outcome.is === 'refused' && outcome.failures.some(({ code }) => code === 'ALREADY_EXISTS');
      setEmailTaken(isTaken);
      if (outcome.is === 'failed') return reportError(outcome.error, texts.notSaved);
      if (outcome.is !== 'saved') return isTaken ? undefined : void notify('error', texts.notSaved);
      const name = client.getQueryData(companiesQuery().queryKey)?.find(({ id }) => id === outcome.id)?.name ?? '';
      void client.invalidateQueries({ queryKey: ['companies'] });
      void refreshUser();
      saved(outcome, isNew ? texts.wasAdded(name) : texts.wasSaved(name));
    },
    [client, isNew, saved],
  );
  return { emailTaken, onOutcome };
};
