import { filtersTexts } from '@commissary/catalog';
import { formatList } from '@commissary/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useForm } from '../state/index.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';
import { type ListFilter, listFilters } from './list-filters.ts';
import { everyRow, isFiltered, sortByName, withFilter } from './list-query.ts';

export interface ActiveQueryProps extends FilterPanelProps {
  readonly shown: number;
  readonly count: number;
}

/** How many rows are shown and why: each filter with what removes it, the order, and what shows everything again. */
export function ActiveQuery({ query, onQuery, list, columns, memberPath, shown, count }: ActiveQueryProps) {
  const { store, isShown, level } = useForm();
  const { sort } = query;
  const isAll = !isFiltered(query) && sort === null;
  const isFilteredByValue = Object.keys(query.filters).length > 0;
  const known = useMemo(
    () => (isFilteredByValue ? listFilters(store.session(), { list, columns, isShown, level, memberPath }) : []),
    [isFilteredByValue, store, list, columns, isShown, level, memberPath],
  );
  const sortLabel =
    sort?.key === sortByName ? list.item.label : columns.find(({ inside }) => inside === sort?.key)?.label;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isAll ? '' : filtersTexts.shownCount(shown, count)}
      </p>
      {!isAll && (
        <div className={`${styles.active} row wrap align-center gap-4 gap-x-8 size-13 pad-x-20 pad-y-8`}>
          <span className="weight-600" aria-hidden>
            {filtersTexts.shownCount(shown, count)}
          </span>
          {known.map(filter => (
            <ActiveFilter key={filter.key} filter={filter} query={query} onQuery={onQuery} />
          ))}
          {sort !== null && sortLabel !== undefined && (
            <span className={`${styles.chip} inline-row align-center gap-4 break-anywhere`}>
              {filtersTexts.sortedBy(sortLabel, sort.descending)}
            </span>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => onQuery({ ...everyRow, inTable: query.inTable })}>
            {filtersTexts.showAll}
          </Button>
          <span className={`${styles.about} text-12 tone-3`}>{filtersTexts.orderHint}</span>
        </div>
      )}
    </>
  );
}

interface ActiveFilterProps extends Pick<ActiveQueryProps, 'query' | 'onQuery'> {
  readonly filter: ListFilter;
}

function ActiveFilter({ filter: { key, label, options }, query, onQuery }: ActiveFilterProps) {
  const accepted = query.filters[key];
  if (accepted === undefined) return null;
  const words = accepted.map(value => options.find(option => option.value === value)?.label ?? value.slice(1));
  const text = filtersTexts.filteredBy(label, formatList(words));
  return (
    <span className={`${styles.chip} inline-row align-center gap-4 break-anywhere`}>
      {text}
      <ActionIcon
        size="sm"
        aria-label={filtersTexts.removeFilter(text)}
        onClick={() => onQuery(withFilter(query, key, []))}
      >
        <IconX size={14} stroke={1.8} />
      </ActionIcon>
    </span>
  );
}
