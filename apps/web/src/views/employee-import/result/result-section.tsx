import { employeeImportTexts as texts } from '@commissary/catalog';
import { useState } from 'react';
import { EmptyState, SectionCard, Segmented } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import type { SetupPartProps } from '../setup/people-columns.tsx';
import type { CheckedRow } from './checked-rows.ts';
import { RowList } from './row-list.tsx';

type Filter = keyof typeof texts.filters;

const belongs: Readonly<Record<Filter, (row: CheckedRow) => boolean>> = {
  problems: ({ outcome }) => outcome === 'rejected' || outcome === 'doubtful',
  added: ({ outcome }) => outcome === 'added',
  changed: ({ outcome }) => outcome === 'changed',
  unchanged: ({ outcome }) => outcome === 'unchanged',
  warned: ({ warnings }) => warnings.length > 0,
  all: () => true,
};
const filters = ['problems', 'added', 'changed', 'unchanged', 'warned', 'all'] as const;

/** What the import does with each row of the file. */
export function ResultSection({ work, opened }: SetupPartProps) {
  const { rows, check } = work;
  const [chosen, setChosen] = useState<Filter | null>(null);
  const counts = Object.fromEntries(filters.map(filter => [filter, rows.filter(belongs[filter]).length]));
  const filter = chosen ?? ((counts.problems ?? 0) > 0 ? 'problems' : 'all');
  const shown = rows.filter(belongs[filter]);
  const leave = (line: number, isLeft: boolean) => {
    const leftOut = new Set(opened.setup.leftOut);
    if (isLeft) leftOut.add(line);
    else leftOut.delete(line);
    work.change({ ...opened.setup, leftOut });
  };
  return (
    <SectionCard title={texts.result} flush>
      <div className={`${styles.filters} row wrap align-center gap-8 gap-x-16`}>
        <Segmented
          label={texts.show}
          value={filter}
          options={filters.map(value => ({
            value,
            label: texts.filterCount(texts.filters[value], counts[value] ?? 0),
          }))}
          onChange={setChosen}
        />
        <span role="status" className={`${styles.about} text-13 tone-2`}>
          {check.isFetching && texts.checking}
        </span>
      </div>
      {shown.length === 0 ? <EmptyState text={texts.noneOfFilter} /> : <RowList rows={shown} onLeaveOut={leave} />}
    </SectionCard>
  );
}
