import {
  menuImportTexts,
  type PlannedRow,
  type RefusedCell,
  type RowKind,
  menuImportScreenTexts as texts,
} from '@commissary/catalog';
import { memo, useMemo } from 'react';
import { Badge, type Tone, WindowedList } from '../../../ui/index.ts';
import styles from '../menu-import.module.css';
import type { Planned } from '../use-plan.ts';

export interface RowListProps {
  readonly rows: readonly PlannedRow[];
  readonly planned: Planned;
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
export const RowList = memo(function RowList({ rows, planned: { opened, plan, sentences } }: RowListProps) {
  const refused = useMemo(() => Map.groupBy(plan.refused, ({ line }) => line), [plan.refused]);
  return (
    <WindowedList
      label={texts.rows}
      items={rows}
      keyOf={({ line }) => String(line)}
      height={45}
      draw={row => (
        <Row row={row} headers={opened.file.headers} refused={refused.get(row.line)} sentences={sentences(row.line)} />
      )}
    />
  );
});

interface RowProps {
  readonly row: PlannedRow;
  readonly headers: readonly string[];
  readonly refused: readonly RefusedCell[] | undefined;
  readonly sentences: readonly string[];
}

const Row = memo(function Row({ row: { line, name, where, kind }, headers, refused, sentences }: RowProps) {
  const headerOf = ({ column }: RefusedCell): string =>
    column === null ? texts.rows : headers[column] || texts.column(column + 1);
  return (
    <div className={`${styles.row} grid align-center gap-4 gap-x-16 text-13 pad-x-20 pad-y-8 line-above`}>
      <span className="tone-2">{texts.row(line)}</span>
      <span className={`${styles.about} weight-500 break-anywhere`}>{name === '' ? texts.nameless : name}</span>
      <span className={`${styles.about} tone-2 break-anywhere`}>{where}</span>
      <Badge tone={tones[kind]}>{texts.kinds[kind]}</Badge>
      {sentences.map(text => (
        <span key={text} className={`${styles.reason} tone-2 break-anywhere`}>
          {text}
        </span>
      ))}
      {refused?.map(cell => (
        <span key={`${cell.column} ${cell.reason}`} className={`${styles.reason} tone-error break-anywhere`}>
          {texts.inCell(headerOf(cell), cell.value, menuImportTexts.reasons[cell.reason])}
        </span>
      ))}
    </div>
  );
});
