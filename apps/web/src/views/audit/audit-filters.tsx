import { auditKindLabel, auditTexts } from '@commissary/catalog';
import { type AuditKind, auditKinds } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { ActiveTenant } from '../../session/index.ts';
import { DateInput, SearchInput, Select } from '../../ui/index.ts';
import styles from './audit.module.css';
import { type AuditFilter, isAuditNarrowed, unfilteredAudit } from './use-audit-filter.ts';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly tenant: ActiveTenant;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (part: Partial<AuditFilter> & { readonly locationId?: string | null }) => void;
}

const typingPauseMs = 300;
const kinds = auditKinds.map(kind => ({ value: kind, label: auditKindLabel[kind] }));

/** Filters by words, person, tenant, kind and days, above the log. */
export function AuditFilters({ filter, tenant: activeTenant, people, onChange }: AuditFiltersProps) {
  const { user, tenant } = activeTenant;
  const places = useMemo(() => user.accessibleTenants.map(({ id, name }) => ({ value: id, label: name })), [user]);
  return (
    <search className={`${styles.filters} grid align-center gap-8 space-below-16`}>
      <SearchInput
        className={styles.search}
        label={auditTexts.searchByNameOrAction}
        value={filter.search}
        onChange={search => onChange({ search })}
        pauseMs={typingPauseMs}
      />
      <Select
        aria-label={auditTexts.person}
        placeholder={auditTexts.allPeople}
        clearable
        inputMode="search"
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.by}
        onChange={by => onChange({ by })}
      />
      <Select
        aria-label={auditTexts.where}
        placeholder={auditTexts.everywhere}
        clearable={user.companyWide}
        inputMode="search"
        data={places}
        value={tenant?.id ?? null}
        onChange={locationId => onChange({ locationId })}
      />
      <Select
        aria-label={auditTexts.kind}
        placeholder={auditTexts.allActivity}
        clearable
        data={kinds}
        value={filter.kind}
        onChange={kind => onChange({ kind: kind as AuditKind | null })}
      />
      <DateInput label={auditTexts.from} value={filter.from} max={filter.to} onChange={from => onChange({ from })} />
      <DateInput label={auditTexts.to} value={filter.to} min={filter.from} onChange={to => onChange({ to })} />
      {isAuditNarrowed(filter) && (
        <Button variant="subtle" onClick={() => onChange(unfilteredAudit)}>
          {auditTexts.clearFilters}
        </Button>
      )}
    </search>
  );
}
