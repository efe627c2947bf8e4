import { filtersTexts } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import type { List } from '@commissary/schema';
import { useCallback } from 'react';
import type { EditSession } from '../edit-session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import styles from './filter-shortcuts.module.css';
import tools from './filter-tools.module.css';
import { namedFilter, optionOf, rowStatus } from './filter-values.ts';
import { countPassing } from './filtered-rows.ts';
import { type ListQuery, withFilter } from './list-query.ts';
import { useFormSelectorWhenIdle } from './use-form-selector-when-idle.ts';

export interface FilterShortcutsProps {
  readonly query: ListQuery;
  readonly onQuery: (query: ListQuery) => void;
  readonly list: List<unknown>;
  readonly path: string;
  /** All rows of the list. */
  readonly rows: readonly RowPosition[];
}

/**
 * What a list asks about its rows, and what this level did to them: each with its number, on and off by one click. The
 * numbers of a long list are counted when its rows are painted and nothing else is due.
 */
export function FilterShortcuts({ query, onQuery, list, path, rows }: FilterShortcutsProps) {
  const { level, store } = useForm();
  const countsIn = useCallback(
    (session: EditSession) => {
      const queried = { session, issues: store.surroundings().issues.keys(), list, path, rows };
      const ofLevel = (['overridden', 'hidden'] as const).map(status => ({
        key: rowStatus,
        value: status,
        label: filtersTexts.statuses[status],
      }));
      const ofList = (list.namedFilters ?? []).map(({ key, label }) => ({
        key: namedFilter,
        value: optionOf(key),
        label,
      }));
      return [...(level === 'company' ? [] : ofLevel), ...ofList].map(shortcut => ({
        ...shortcut,
        count: countPassing(queried, shortcut.key, shortcut.value),
      }));
    },
    [level, store, list, path, rows],
  );
  const shortcuts = useFormSelectorWhenIdle(path, countsIn);
  const isOn = (key: string, value: string) => query.filters[key]?.includes(value) === true;
  if (shortcuts === undefined) return <div className={tools.shortcuts} />;
  const shown = shortcuts.filter(({ key, value, count }) => count > 0 || isOn(key, value));
  if (shown.length === 0) return null;
  return (
    <fieldset className={`${styles.shortcuts} row wrap gap-6`}>
      <legend className="visually-hidden">{filtersTexts.shortcuts(list.label.toLowerCase())}</legend>
      {shown.map(({ key, value, label, count }) => (
        <button
          key={value}
          type="button"
          className={`${styles.shortcut} inline-row align-center gap-6 text-13 tone-2`}
          aria-pressed={isOn(key, value)}
          onClick={() => {
            const accepted = query.filters[key] ?? [];
            const next = isOn(key, value) ? accepted.filter(one => one !== value) : [...accepted, value];
            onQuery(withFilter(query, key, next));
          }}
        >
          {label}
          <span className={styles.number}>{formatNumber(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
