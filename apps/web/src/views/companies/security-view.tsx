import { messages, screenHref, companySecurityTexts as texts } from '@commissary/catalog';
import type { CompanySecurity } from '@commissary/contract';
import type { Issue } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { StatusError } from '../../api/index.ts';
import { RecordForm } from '../../form/index.ts';
import { RecordToggle, RecordValue, useRecordSaved } from '../../form/record/index.ts';
import type { RecordOutcome } from '../../form/save/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { failedLoad, reportError } from '../../notifications/index.ts';
import { refreshUser, useActiveTenant } from '../../session/index.ts';
import { PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import styles from './companies.module.css';
import { SecurityEffects, useSecurityEffects } from './security-effects.tsx';
import { securityRecordOf } from './security-record.ts';
import { securityQuery, useSecurityCalls } from './use-security-calls.ts';

/** The rules of a company for passwords, sessions and support; whom a change touches is shown before it is saved. */
export function CompanySecurityView() {
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useQuery({ ...securityQuery(id), refetchOnWindowFocus: false });
  const missing = error instanceof StatusError && error.status === 404;
  useEffect(() => {
    if (error && !missing) failedLoad(error, texts.failed);
  }, [error, missing]);
  if (missing) return <NotFound />;
  return data === undefined ? <SkeletonRows rows={6} height={56} /> : <SecurityForm key={id} security={data} />;
}

function SecurityForm({ security }: { readonly security: CompanySecurity }) {
  const { id, name, mayAllowSupport } = security;
  const record = useMemo(() => securityRecordOf(security), [security]);
  const calls = useSecurityCalls(id);
  const { rejected, onOutcome } = useOutcome(id, name);
  const title = texts.of(name);
  return (
    <RecordForm
      kind="companySecurity"
      record={record}
      calls={calls}
      title={title}
      noun={texts.noun}
      action={messages.confirm.save}
      useMissing={useUncounted}
      onOutcome={onOutcome}
    >
      <div className={styles.page}>
        <PageHeader title={title} about={texts.about} />
        <SectionCard title={texts.passwords}>
          <RecordValue path="/passwordPolicy" />
        </SectionCard>
        <SectionCard title={texts.sessions}>
          <div className={styles.fields}>
            <RecordValue path="/sessionIdle" />
            <RecordValue path="/sessionLongest" />
          </div>
        </SectionCard>
        <SectionCard title={texts.roles}>
          <RecordToggle path="/oneRolePerLocation" />
        </SectionCard>
        <SectionCard title={texts.support}>
          <SupportFields />
          {!mayAllowSupport && <p className={styles.about}>{texts.supportByOwnPeople}</p>}
        </SectionCard>
        <SecurityEffects id={id} />
        <p role="alert" className={styles.error}>
          {rejected}
        </p>
      </div>
    </RecordForm>
  );
}

function SupportFields() {
  const access = useFormSelector('/supportAccess', session => valueIn(session, '/supportAccess'));
  return (
    <div className={styles.fields}>
      <RecordValue path="/supportAccess" />
      {access === 'write' && <RecordValue path="/supportUntil" />}
    </div>
  );
}

/** Nothing is saved before it is shown whom it touches. */
const useUncounted = (_: readonly Issue[], changed: boolean): string | null => {
  const { id = '' } = useParams({ strict: false });
  const { now, effects } = useSecurityEffects(id);
  if (!changed) return texts.noChanges;
  if (now.supportAccess === 'write' && now.supportUntil === '') return texts.supportUntilMissing;
  return effects === undefined ? texts.counting : null;
};

/** Shows how a save ended, and leads to the page of the company. */
const useOutcome = (id: string, name: string) => {
  const { companyId, tenant } = useActiveTenant();
  const [rejected, setRejected] = useState('');
  const saved = useRecordSaved(() => screenHref('company', { id }, { companyId, locationId: tenant?.id ?? null }));
  const onOutcome = useCallback(
    (outcome: RecordOutcome) => {
      if (outcome.is === 'failed') return reportError(outcome.error, texts.notSaved);
      if (outcome.is === 'refused') return setRejected(refusalText(outcome.failures));
      if (outcome.is !== 'saved') return setRejected(texts.notSaved);
      setRejected('');
      void refreshUser();
      saved(outcome, texts.wasSaved(name));
    },
    [name, saved],
  );
  return { rejected, onOutcome };
};

const refusalText = (failures: readonly { readonly code: string }[]): string => {
  const said: Readonly<Record<string, string>> = {
    LAST_OWNER: texts.lastOwner,
    DATE_IN_THE_PAST: texts.supportUntilPast,
    FORBIDDEN: texts.supportByOwnPeople,
  };
  return failures.map(({ code }) => said[code]).find(text => text !== undefined) ?? texts.notSaved;
};
