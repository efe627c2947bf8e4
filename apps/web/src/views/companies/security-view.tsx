import { companySecurityRecord, messages, screenHref, companySecurityTexts as texts } from '@commissary/catalog';
import type { CompanySecurity } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { applyEdits } from '../../form/actions/index.ts';
import { RecordForm } from '../../form/index.ts';
import { Widget, type WidgetProps } from '../../form/inputs/index.ts';
import { missingIn, RecordFields, useRecordOutcome } from '../../form/record/index.ts';
import { useEditSession } from '../../form/state/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
import { refreshUser, useActiveTenant } from '../../session/index.ts';
import { PageHeader, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { SecurityEffects, useSecurityEffects } from './security-effects.tsx';
import { securityQuery, securityRecordOf, useSecurityCalls } from './use-security-calls.ts';

/** The rules of a company for passwords, sessions and support; whom a change touches is shown before it is saved. */
export function CompanySecurityView() {
  const { id = '' } = useParams({ strict: false });
  const { data, error } = useQuery({ ...securityQuery(id), refetchOnWindowFocus: false });
  const isMissing = useMissingRecord(error, texts.failed);
  if (isMissing) return <NotFound />;
  return data === undefined ? <SkeletonRows rows={6} height={56} /> : <SecurityForm key={id} security={data} />;
}

function SecurityForm({ security }: { readonly security: CompanySecurity }) {
  const { id, name, mayAllowSupport } = security;
  const record = useMemo(() => securityRecordOf(security), [security]);
  const calls = useSecurityCalls(id);
  const { errors, onOutcome } = useOutcome(id, name);
  const title = texts.of(name);
  return (
    <RecordForm
      kind="companySecurity"
      record={record}
      calls={calls}
      title={title}
      noun={companySecurityRecord.noun}
      action={messages.confirm.save}
      useMissing={useMissing}
      onOutcome={onOutcome}
    >
      <div className="stack gap-16">
        <PageHeader title={title} about={texts.about} />
        <RecordFields controls={controls} errors={errors} />
        {!mayAllowSupport && <p className="text-13 tone-2">{texts.supportByOwnPeople}</p>}
        <SecurityEffects id={id} />
      </div>
    </RecordForm>
  );
}

/** Who lets support do less takes the last day away with it. */
function SupportAccessSelect(props: WidgetProps) {
  const { store } = useEditSession();
  return (
    <Widget
      {...props}
      onChange={value =>
        applyEdits(store, [
          { op: 'set', path: props.path, value },
          ...(value === 'write' ? [] : [{ op: 'set' as const, path: '/supportUntil', value: null }]),
        ])
      }
    />
  );
}

const controls = { supportAccess: SupportAccessSelect };

/** Nothing is saved before it is shown whom it touches. */
const useMissing = missingIn(companySecurityRecord, () => {
  const { id = '' } = useParams({ strict: false });
  return useSecurityEffects(id).effects === undefined ? texts.counting : null;
});

/** Shows how a save ended, and leads to the page of the company. */
const useOutcome = (id: string, name: string) => {
  const { companyId, tenant } = useActiveTenant();
  return useRecordOutcome({
    kind: companySecurityRecord,
    refusals,
    hrefOf: () => screenHref('company', { id }, { companyId, locationId: tenant?.id ?? null }),
    onSaved: () => {
      void refreshUser();
      return texts.wasSaved(name);
    },
  });
};

const refusals = {
  LAST_OWNER: texts.lastOwner,
  DATE_IN_THE_PAST: texts.supportUntilPast,
  FORBIDDEN: texts.supportByOwnPeople,
};
