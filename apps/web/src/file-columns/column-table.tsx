import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Badge, SectionCard } from '../ui/index.ts';
import styles from './column-table.module.css';

export interface ColumnTableProps<C extends string> {
  readonly texts: {
    readonly columns: string;
    readonly columnsAbout: string;
    readonly notImported: string;
    column(number: number): string;
    columnIs(header: string): string;
    recognized(system: string): string;
  };
  readonly file: {
    readonly headers: readonly string[];
    readonly rows: readonly { readonly cells: readonly string[] }[];
  };
  /** Where the file comes from; null: from none of the systems that are known. */
  readonly system: string | null;
  /** What a person should know before. */
  readonly notes: readonly string[];
  /** What each column is; null: it is not imported. */
  readonly columns: readonly (C | null)[];
  readonly choices: readonly { readonly value: C; readonly label: string }[];
  readonly onChoose: (index: number, column: C | null) => void;
  /** What counts where the file does not say it. */
  readonly children: ReactNode;
}

/** What each column of a file is, with examples from it. */
export function ColumnTable<C extends string>(props: ColumnTableProps<C>) {
  const { texts, file, system, notes, columns, choices, onChoose, children } = props;
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
        {columns.map((column, index) => {
          const header = file.headers[index] || texts.column(index + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position, and headers may be the same
            <li key={index}>
              <span className="stack min-width-0">
                <span className="weight-500 break-anywhere">{header}</span>
                <span className={`${styles.examples} size-13 tone-2 nowrap`}>{examplesOf(file.rows, index)}</span>
              </span>
              <NativeSelect
                aria-label={texts.columnIs(header)}
                value={column ?? ''}
                data={[{ value: '', label: texts.notImported }, ...choices]}
                onChange={({ currentTarget: { value } }) =>
                  onChoose(index, choices.find(one => one.value === value)?.value ?? null)
                }
              />
            </li>
          );
        })}
      </ul>
      {children}
    </SectionCard>
  );
}

const shownExamples = 3;
const lookedAt = 200;

const examplesOf = (rows: ColumnTableProps<string>['file']['rows'], column: number): string => {
  const cells = rows.slice(0, lookedAt).map(({ cells: row }) => row[column] ?? '');
  return [...new Set(cells.filter(cell => cell !== ''))]
    .slice(0, shownExamples)
    .map(cell => cell.slice(0, 40))
    .join(', ');
};
