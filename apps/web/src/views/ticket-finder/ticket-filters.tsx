import { ticketTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useActiveTenant } from '../../session/index.ts';
import { DateInput, SearchInput, Select } from '../../ui/index.ts';
import styles from './ticket-finder.module.css';
import { isTicketFiltered, type TicketFilter } from './use-ticket-filter.ts';

export interface TicketFiltersProps {
  readonly filter: TicketFilter;
  readonly onChange: (part: Partial<TicketFilter>) => void;
  readonly onClear: () => void;
  /** A group or a location; null is everywhere. */
  readonly onWhere: (locationId: string | null) => void;
}

const typingPauseMs = 300;
const typed = ['number', 'guest', 'amount', 'last4', 'server'] as const;

/** What is on a receipt or in a complaint, above the tickets. */
export function TicketFilters({ filter, onChange, onClear, onWhere }: TicketFiltersProps) {
  const { user, tenant, levels } = useActiveTenant();
  const places = useMemo(() => user.accessibleTenants.map(({ id, name }) => ({ value: id, label: name })), [user]);
  return (
    <search className={`${styles.filters} grid align-center gap-8 space-below-16`} aria-label={texts.search}>
      {levels && (
        <Select
          aria-label={texts.where}
          placeholder={texts.everywhere}
          clearable
          inputMode="search"
          data={places}
          value={tenant?.id ?? null}
          onChange={onWhere}
        />
      )}
      {typed.map(key => (
        <SearchInput
          key={key}
          label={texts[key]}
          value={filter[key]}
          onChange={text => onChange({ [key]: text })}
          pauseMs={typingPauseMs}
        />
      ))}
      <DateInput label={texts.from} value={filter.from} max={filter.to} onChange={from => onChange({ from })} />
      <DateInput label={texts.to} value={filter.to} min={filter.from} onChange={to => onChange({ to })} />
      {isTicketFiltered(filter) && (
        <Button variant="subtle" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}
