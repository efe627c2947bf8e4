import { historyTexts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { Button } from '@mantine/core';
import { DateInput, SearchInput, Select } from '../../ui/index.ts';
import styles from './timeline-filters.module.css';
import { isTimelineNarrowed, type TimelineFilter } from './use-timeline-filter.ts';

export interface TimelineFiltersProps {
  readonly filter: TimelineFilter;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** The names of the levels that apply here. */
  readonly levels: readonly { readonly level: Level; readonly name: string }[];
  readonly onChange: (part: Partial<TimelineFilter>) => void;
}

const typingPauseMs = 300;
const all: TimelineFilter = { search: '', by: null, level: null, from: '', to: '' };

/** Filters by words, person, level and days, above the list. */
export function TimelineFilters({ filter, people, levels, onChange }: TimelineFiltersProps) {
  return (
    <search className={`${styles.filters} grid align-center gap-8 space-below-16`}>
      <SearchInput
        className={styles.search}
        label={historyTexts.searchLabel}
        value={filter.search}
        onChange={search => onChange({ search })}
        pauseMs={typingPauseMs}
      />
      <Select
        aria-label={historyTexts.person}
        placeholder={historyTexts.allPeople}
        clearable
        inputMode="search"
        data={people.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label))}
        value={filter.by}
        onChange={by => onChange({ by })}
      />
      {levels.length > 1 && (
        <Select
          aria-label={historyTexts.level}
          placeholder={historyTexts.allLevels}
          clearable
          data={levels.map(({ level, name }) => ({ value: level, label: name }))}
          value={filter.level}
          onChange={level => onChange({ level: level as Level | null })}
        />
      )}
      <DateInput label={historyTexts.from} value={filter.from} max={filter.to} onChange={from => onChange({ from })} />
      <DateInput label={historyTexts.to} value={filter.to} min={filter.from} onChange={to => onChange({ to })} />
      {isTimelineNarrowed(filter) && (
        <Button variant="subtle" onClick={() => onChange(all)}>
          {historyTexts.clearFilters}
        </Button>
      )}
    </search>
  );
}
