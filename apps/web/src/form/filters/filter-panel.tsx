import { filtersTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Checkbox, FocusTrap, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ListColumn } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import styles from './filters.module.css';
import { type ListFilter, listFilters } from './list-filters.ts';
import { type ListQuery, sortByName, withFilter } from './list-query.ts';

export interface FilterPanelProps {
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
  readonly list: List<unknown>;
  readonly columns: readonly ListColumn[];
  /** The path of any member, for references beside it. */
  readonly memberPath: string;
}

/** The values of one filter, and the order of the rows. */
export function FilterPanel({ query, onQuery, list, columns, memberPath }: FilterPanelProps) {
  const { store, isShown, level } = useForm();
  // Read when the panel opens, because references may have thousands of options.
  const [filters] = useState(() => listFilters(store.session(), { list, columns, isShown, level, memberPath }));
  const [key, setKey] = useState(() => Object.keys(query.filters)[0] ?? filters[0]?.key ?? '');
  const chosen = filters.find(filter => filter.key === key) ?? filters[0];
  const { sort } = query;
  return (
    <FocusTrap>
      <div className={styles.panel}>
        <NativeSelect
          label={filtersTexts.filterBy}
          value={chosen?.key}
          data={filters.map(filter => ({ value: filter.key, label: filter.label }))}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        {chosen !== undefined && (
          <FilterOptions
            key={chosen.key}
            filter={chosen}
            accepted={query.filters[chosen.key] ?? []}
            onChange={values => onQuery(withFilter(query, chosen.key, values))}
          />
        )}
        <NativeSelect
          label={filtersTexts.sortBy}
          value={sort?.key ?? ''}
          data={[
            { value: '', label: filtersTexts.storedOrder },
            { value: sortByName, label: list.item.label },
            ...columns.map(({ inside, label }) => ({ value: inside, label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onQuery({ ...query, sort: value === '' ? null : { key: value, descending: false } })
          }
        />
        <Checkbox
          label={filtersTexts.descending}
          disabled={sort === null}
          checked={sort?.descending === true}
          onChange={({ currentTarget: { checked } }) =>
            sort !== null && onQuery({ ...query, sort: { ...sort, descending: checked } })
          }
        />
      </div>
    </FocusTrap>
  );
}

interface FilterOptionsProps {
  readonly filter: ListFilter;
  readonly accepted: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** More options than these are searched. */
const mostOptions = 12;

function FilterOptions({ filter: { label, options }, accepted, onChange }: FilterOptionsProps) {
  const [words, setWords] = useState('');
  const typed = words.trim().toLowerCase();
  const found = options.filter(option => option.label.toLowerCase().includes(typed));
  // What is chosen stays in sight.
  const shown = [
    ...found.filter(({ value }) => accepted.includes(value)),
    ...found.filter(({ value }) => !accepted.includes(value)).slice(0, mostOptions),
  ].toSorted((a, b) => options.indexOf(a) - options.indexOf(b));
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {options.length > mostOptions && (
        <TextInput
          aria-label={filtersTexts.searchOptions}
          placeholder={filtersTexts.searchOptions}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {shown.map(option => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={accepted.includes(option.value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...accepted, option.value] : accepted.filter(value => value !== option.value))
          }
        />
      ))}
      {found.length > shown.length && (
        <p className="text-12 tone-3">{filtersTexts.moreOptions(found.length - shown.length)}</p>
      )}
    </fieldset>
  );
}
