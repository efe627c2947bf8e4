import { type MenuColumn, menuImportScreenTexts as texts } from '@commissary/catalog';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { Badge, SectionCard } from '../../ui/index.ts';
import { columnChoices, withColumn } from './column-choices.ts';
import styles from './menu-import.module.css';
import type { MenuImportWork, OpenedTable } from './use-menu-import.ts';

export interface ColumnTableProps {
  readonly work: MenuImportWork;
  readonly opened: OpenedTable;
}

/** What each column of the file is, and what counts where the file does not say it. */
export function ColumnTable({ work, opened }: ColumnTableProps) {
  const { file, setup, system, duplicateHeaders } = opened;
  const { menu, change } = work;
  const choices = useMemo(() => columnChoices(menu, setup.scope, setup.columns), [menu, setup.scope, setup.columns]);
  const notes = [
    ...(file.isLegacyText ? [texts.legacyText] : []),
    ...(duplicateHeaders.length > 0 ? [texts.duplicateHeaders(duplicateHeaders)] : []),
  ];
  return (
    <SectionCard
      title={texts.columns}
      titleExtra={system !== null && <Badge tone="live">{texts.recognized(system)}</Badge>}
    >
      <p className="text-13 tone-2">{texts.columnsAbout}</p>
      <div role="status">
        {notes.map(note => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <ul className={styles.columns}>
        {setup.columns.map((column, index) => {
          const header = file.headers[index] || texts.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position, and headers may be the same
            <li key={index}>
              <span className="stack min-width-0">
                <span className="weight-500 break-anywhere">{header}</span>
                <span className={`${styles.examples} size-13 tone-2 nowrap`}>{examplesOf(opened, index)}</span>
              </span>
              <NativeSelect
                aria-label={texts.columnIs(header)}
                value={column ?? ''}
                data={[{ value: '', label: texts.notImported }, ...choices]}
                onChange={({ currentTarget: { value } }) =>
                  change(withColumn(setup, index, choices.find(one => one.value === value)?.value ?? null))
                }
              />
            </li>
          );
        })}
      </ul>
      <Defaults work={work} opened={opened} />
    </SectionCard>
  );
}

const shownExamples = 3;

const examplesOf = ({ file }: OpenedTable, column: number): string => {
  const cells = file.rows.slice(0, 200).map(({ cells: row }) => row[column] ?? '');
  return [...new Set(cells.filter(cell => cell !== ''))]
    .slice(0, shownExamples)
    .map(cell => cell.slice(0, 40))
    .join(', ');
};

const isPrice = (column: MenuColumn | null): boolean =>
  column === 'price' || column === 'modifierPrice' || column?.startsWith('price ') === true;

function Defaults({ work, opened }: ColumnTableProps) {
  const { setup } = opened;
  const names = [...new Set(work.menu.departments.map(({ info }) => info.name))];
  const { department } = setup.defaults;
  return (
    <div className="stack gap-12 space-above-12">
      {setup.columns.some(isPrice) && (
        <NativeSelect
          label={texts.decimal}
          value={setup.decimal}
          data={(['.', ','] as const).map(value => ({ value, label: texts.decimals[value] }))}
          onChange={({ currentTarget: { value } }) => work.change({ ...setup, decimal: value === ',' ? ',' : '.' })}
        />
      )}
      {setup.scope === 'menu' && !setup.columns.includes('department') && (
        <NativeSelect
          label={texts.department}
          value={department ?? ''}
          data={[
            { value: '', label: texts.noDepartment },
            ...[...new Set(department === null ? names : [...names, department])].map(value => ({
              value,
              label: value,
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            work.change({ ...setup, defaults: { ...setup.defaults, department: value === '' ? null : value } })
          }
        />
      )}
    </div>
  );
}
