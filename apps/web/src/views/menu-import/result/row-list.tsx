import {
  type MenuImportPlan,
  menuImportTexts,
  type PlannedRow,
  type RefusedCell,
  type RowKind,
  menuImportScreenTexts as texts,
} from '@commissary/catalog';
import { useMemo } from 'react';
import { Badge, type Tone, WindowedList } from '../../../ui/index.ts';
import styles from '../menu-import.module.css';
import type { OpenedTable } from '../opened-table.ts';

export interface RowListProps {
  readonly rows: readonly PlannedRow[];
  readonly opened: OpenedTable;
  readonly plan: MenuImportPlan;
  /** What a row changes of its item. */
  readonly sentences: (line: number) => readonly string[];
}

const tones: Readonly<Record<RowKind, Tone>> = {
  added: 'live',
  changed: 'accent',
  left: 'quiet',
  refused: 'error',
  asked: 'amber',
  skipped: 'quiet',
};

/** Rows of the file, each refused one with its cells and the reasons. */
export function RowList({ rows, opened, plan, sentences }: RowListProps) {
  const refused = useMemo(() => Map.groupBy(plan.refused, ({ line }) => line), [plan.refused]);
  const headerOf = ({ column }: RefusedCell): string =>
    column === null ? texts.rows : opened.file.headers[column] || texts.column(column + 1);
  return (
    <WindowedList
      label={texts.rows}
      items={rows}
      keyOf={({ line }) => String(line)}
      height={45}
      draw={({ line, name, where, kind }) => (
        <div className={`${styles.row} grid align-center gap-4 gap-x-16 text-13 pad-x-20 pad-y-8 line-above`}>
          <span className="tone-2">{texts.row(line)}</span>
          <span className={`${styles.about} weight-500 break-anywhere`}>{name === '' ? texts.nameless : name}</span>
          <span className={`${styles.about} tone-2 break-anywhere`}>{where}</span>
          <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>
          {sentences(line).map(text => (
            <span key={text} className={`${styles.reason} tone-2 break-anywhere`}>
              {text}
            </span>
          ))}
          {(refused.get(line) ?? []).map(cell => (
            <span key={`${cell.column} ${cell.reason}`} className={`${styles.reason} tone-error break-anywhere`}>
              {texts.inCell(headerOf(cell), cell.value, menuImportTexts.reasons[cell.reason])}
            </span>
          ))}
        </div>
      )}
    />
  );
}
