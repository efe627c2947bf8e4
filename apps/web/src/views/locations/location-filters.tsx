import { locationsTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { SearchInput, Select } from '../../ui/index.ts';
import styles from './location-filters.module.css';
import { type LocationFilter, noGroup } from './location-list.ts';
import { contactChoices, stateChoices } from './use-location-filter.ts';

export interface LocationFiltersProps {
  readonly filter: LocationFilter;
  readonly groups: readonly AccessibleTenant[];
  readonly onChange: (part: Partial<LocationFilter>) => void;
}

/** Search and three filters above the list. */
export function LocationFilters({ filter, groups, onChange }: LocationFiltersProps) {
  return (
    <search className={`${styles.filters} grid gap-8 pad-x-16 pad-y-12`}>
      <SearchInput
        className={styles.search}
        label={locationsTexts.searchLabel}
        value={filter.text}
        pauseMs={200}
        onChange={text => onChange({ text })}
      />
      <Select
        aria-label={locationsTexts.group}
        placeholder={locationsTexts.allGroups}
        clearable
        data={[
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
          { value: noGroup, label: locationsTexts.noGroup },
        ]}
        value={filter.group}
        onChange={group => onChange({ group })}
      />
      <Select
        aria-label={locationsTexts.publishStatus}
        placeholder={locationsTexts.anyPublishStatus}
        clearable
        data={[...stateChoices]}
        value={filter.state}
        onChange={state => onChange({ state: state as LocationFilter['state'] })}
      />
      <Select
        aria-label={locationsTexts.lastContact}
        placeholder={locationsTexts.anyLastContact}
        clearable
        data={[...contactChoices]}
        value={filter.contact}
        onChange={contact => onChange({ contact: contact as LocationFilter['contact'] })}
      />
    </search>
  );
}
