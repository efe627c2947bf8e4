import { auditKindWords } from '@commissary/catalog';
import { type AuditKind, auditKinds } from '@commissary/domain';
import { Button, Select } from '@mantine/core';
import type { ActivePlace } from '../../session/place.ts';
import { DayInput } from '../../ui/day-input.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import styles from './audit.module.css';
import { type AuditFilter, everything, isNarrowed } from './use-audit-filter.ts';

export interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly place: ActivePlace;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (part: Partial<AuditFilter> & { readonly locationId?: string | null }) => void;
}

const typingPauseMs = 300;
const kinds = auditKinds.map(kind => ({ value: kind, label: auditKindWords[kind] }));

/** Words, person, place, kind and days, above the log. */
export function AuditFilters({ filter, place, people, onChange }: AuditFiltersProps) {
  const { user, tenant } = place;
  return (
    <search className={styles.filters}>
      <SearchInput
        className={styles.search}
        label="Search by name or action"
        value={filter.search}
        onChange={search => onChange({ search })}
        pauseMs={typingPauseMs}
      />
      <Select
        aria-label="Person"
        placeholder="All people"
        clearable
        searchable
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.by}
        onChange={by => onChange({ by })}
      />
      <Select
        aria-label="Place"
        placeholder="Everywhere"
        clearable={user.companyWide}
        searchable
        data={user.accessibleTenants.map(({ id, name }) => ({ value: id, label: name }))}
        value={tenant?.id ?? null}
        onChange={locationId => onChange({ locationId })}
      />
      <Select
        aria-label="Kind"
        placeholder="All activity"
        clearable
        data={kinds}
        value={filter.kind}
        onChange={kind => onChange({ kind: kind as AuditKind | null })}
      />
      <DayInput label="From" value={filter.from} max={filter.to} onChange={from => onChange({ from })} />
      <DayInput label="To" value={filter.to} min={filter.from} onChange={to => onChange({ to })} />
      {isNarrowed(filter) && (
        <Button variant="subtle" onClick={() => onChange(everything)}>
          Show everything
        </Button>
      )}
    </search>
  );
}
