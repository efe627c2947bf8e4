import { type RowKind, menuImportScreenTexts as texts } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { EmptyState, SectionCard, Segmented, type Store, saveFile, useIsDrawn } from '../../../ui/index.ts';
import styles from '../menu-import.module.css';
import type { Planned } from '../use-plan.ts';
import { Planning } from './planning.tsx';
import { RowList } from './row-list.tsx';

export interface PlanSectionProps {
  readonly planned: Planned;
  readonly percent: Store<number>;
  /** Whether nothing was changed since. */
  readonly isCurrent: boolean;
  readonly isAdding: boolean;
  readonly onAdd: () => void;
}

const kinds = ['added', 'changed', 'left', 'refused', 'asked'] as const;
type Filter = (typeof kinds)[number] | 'all';

const belongs = (filter: Filter, kind: RowKind): boolean => (filter === 'all' ? kind !== 'left' : kind === filter);

/** What the import does with each row of the file, and its button. */
export function PlanSection({ planned, percent, isCurrent, isAdding, onAdd }: PlanSectionProps) {
  const { menu, opened, plan } = planned;
  const [filter, setFilter] = useState<Filter>('all');
  const { counts } = plan;
  const rows = useMemo(() => plan.rows.filter(({ kind }) => belongs(filter, kind)), [plan, filter]);
  const changes = plan.next !== menu;
  // The numbers first: the rows are most of what is drawn.
  const isDrawnBefore = useIsDrawn();
  const saveRefused = () => {
    const refused = new Set(plan.refused.map(({ line }) => line));
    const { headers, rows: all } = opened.file;
    const cells = all.filter(({ line }) => refused.has(line)).map(row => row.cells);
    saveFile(texts.refusedName, 'text/csv', csvOf([headers, ...cells]));
  };
  return (
    <SectionCard
      title={texts.changes}
      aside={
        <Button disabled={!changes || !isCurrent} loading={isAdding} onClick={() => onAdd()}>
          {texts.apply(counts.added + counts.changed)}
        </Button>
      }
      flush
    >
      <dl className={`${styles.counts} line-below`}>
        {kinds
          .filter(kind => kind !== 'asked' || counts.asked > 0)
          .map(kind => (
            <div key={kind}>
              <dt className="text-13 tone-2">{texts.counts[kind]}</dt>
              <dd className={kind === 'refused' && counts.refused > 0 ? 'tone-error' : undefined}>{counts[kind]}</dd>
            </div>
          ))}
      </dl>
      <p role="status" className="text-13 tone-2 pad-x-20 pad-y-8">
        {isCurrent ? changes ? texts.notSaved : texts.nothing : <Planning percent={percent} />}
      </p>
      <div className={`${styles.filters} row wrap align-center gap-8 gap-x-16`}>
        <Segmented
          label={texts.show}
          value={filter}
          options={[
            { value: 'all', label: texts.all },
            ...kinds
              .filter(kind => counts[kind] > 0)
              .map(value => ({ value, label: texts.countText(texts.filters[value], counts[value]) })),
          ]}
          onChange={setFilter}
        />
        {plan.refused.length > 0 && (
          <Button variant="subtle" onClick={saveRefused}>
            {texts.refusedFile}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState text={texts.noneOfFilter} />
      ) : (
        isDrawnBefore && <RowList rows={rows} planned={planned} />
      )}
    </SectionCard>
  );
}
