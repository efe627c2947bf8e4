import { type MenuImportPlan, type RowKind, menuImportScreenTexts as texts } from '@commissary/catalog';
import { csvOf } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useForm } from '../../../form/state/index.ts';
import { EmptyState, SectionCard, Segmented, saveFile } from '../../../ui/index.ts';
import styles from '../menu-import.module.css';
import type { OpenedTable } from '../opened-table.ts';
import type { MenuImportWork } from '../use-menu-import.ts';
import { sentencesByLine } from './item-changes.ts';
import { RowList } from './row-list.tsx';

export interface PlanSectionProps {
  readonly work: MenuImportWork;
  /** The table that the plan is of. */
  readonly opened: OpenedTable;
  readonly plan: MenuImportPlan;
}

const kinds = ['added', 'changed', 'left', 'refused', 'asked'] as const;
type Filter = (typeof kinds)[number] | 'all';

const belongs = (filter: Filter, kind: RowKind): boolean => (filter === 'all' ? kind !== 'left' : kind === filter);

/** What the import does with each row of the file, and its button. */
export function PlanSection({ work, opened, plan }: PlanSectionProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const { counts } = plan;
  const rows = plan.rows.filter(({ kind }) => belongs(filter, kind));
  const changes = plan.next !== work.menu;
  const { store } = useForm();
  const sentences = useMemo(
    () => sentencesByLine(store.session().opened.definition, work.menu, plan),
    [store, work.menu, plan],
  );
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
        <Button
          disabled={!changes || !work.isCurrent}
          loading={work.apply.isPending}
          onClick={() => work.apply.mutate()}
        >
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
        {work.isCurrent ? (changes ? texts.notSaved : texts.nothing) : texts.planning(work.percent)}
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
        <RowList rows={rows} opened={opened} plan={plan} sentences={sentences} />
      )}
    </SectionCard>
  );
}
