import { filtersTexts, formListsTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/index.ts';
import { type ListSort, sortByName } from '../filters/index.ts';
import type { ListColumn } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import styles from './list-table.module.css';

export interface ListHeadProps {
  readonly list: List<unknown>;
  readonly columns: readonly ListColumn[];
  readonly sort: ListSort | null;
  /** Absent where the rows have one order. */
  readonly onSort: ((sort: ListSort | null) => void) | undefined;
  /** Selects all rows. */
  readonly children: ReactNode;
}

/** The names of the columns; each sorts the rows by it. */
export function ListHead({ list, columns, sort, onSort, children }: ListHeadProps) {
  const { level, names } = useForm();
  const column = (key: string, label: string) =>
    onSort === undefined ? (
      <span aria-hidden>{label}</span>
    ) : (
      <SortButton
        label={label}
        sort={sort?.key === key ? sort : null}
        onSort={next => onSort(next && { ...next, key })}
      />
    );
  return (
    <div className={`${styles.head} grid align-center gap-x-12 text-12 weight-600 tone-3`} data-table-head>
      <span className={`${styles.first} row align-center gap-12 min-width-0`}>
        {children}
        {column(sortByName, list.item.label)}
      </span>
      {columns.map(({ inside, label, numeric }) => (
        <span key={inside} className={numeric ? `${styles.numeric} text-end` : undefined}>
          {column(inside, label)}
        </span>
      ))}
      <span aria-hidden>{level === 'company' ? '' : formListsTexts.atLevel(names[level])}</span>
      <span />
    </div>
  );
}

interface SortButtonProps {
  readonly label: string;
  readonly sort: ListSort | null;
  readonly onSort: (sort: Pick<ListSort, 'descending'> | null) => void;
}

/** Ascending, then descending, then the order of the list. */
function SortButton({ label, sort, onSort }: SortButtonProps) {
  const next = sort === null ? { descending: false } : sort.descending ? null : { descending: true };
  const Glyph = sort?.descending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classNames(styles.sort, sort !== null && styles.sorted)}
      aria-label={sort === null ? filtersTexts.sortColumn(label) : filtersTexts.sortedBy(label, sort.descending)}
      onClick={() => onSort(next)}
    >
      {label}
      {sort !== null && <Glyph size={14} stroke={1.8} aria-hidden />}
    </button>
  );
}
