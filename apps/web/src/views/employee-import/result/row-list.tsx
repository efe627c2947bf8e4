import { employeeImportTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { Badge, type Tone, useWindowRows } from '../../../ui/index.ts';
import styles from '../employee-import.module.css';
import type { CheckedRow, RowOutcome } from './checked-rows.ts';

export interface RowListProps {
  readonly rows: readonly CheckedRow[];
  readonly onLeaveOut: (line: number, isLeft: boolean) => void;
}

const tones: Readonly<Record<RowOutcome, Tone>> = {
  added: 'live',
  changed: 'accent',
  unchanged: 'quiet',
  continued: 'quiet',
  doubtful: 'amber',
  rejected: 'error',
  leftOut: 'quiet',
};

/** Rows of the file; only those near the viewport are rendered. */
export function RowList({ rows, onLeaveOut }: RowListProps) {
  const near = useWindowRows<HTMLUListElement>({
    count: rows.length,
    height: 57,
    keyOf: index => rows[index]?.row.line ?? index,
  });
  return (
    <ul ref={near.box} className={styles.rows} style={{ height: near.total }}>
      {near.rows.map(({ key, index, ref, top }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={ref}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={`${styles.row} grid align-center gap-4 gap-x-16 text-13 pad-x-20 pad-y-8 line-above`}
              style={{ transform: `translateY(${top}px)` }}
            >
              <Row row={row} onLeaveOut={onLeaveOut} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Row({ row, onLeaveOut }: { readonly row: CheckedRow } & Pick<RowListProps, 'onLeaveOut'>) {
  const { line } = row.row;
  const isLeft = row.outcome === 'leftOut';
  const hasProblem = row.outcome === 'rejected' || row.outcome === 'doubtful';
  const label = isLeft ? texts.takeBack : texts.leaveOut;
  return (
    <>
      <span className={`${styles.line} text-13 tone-2`}>{texts.row(line)}</span>
      <span className={`${styles.person} weight-500 break-anywhere`}>
        {row.name === '' ? texts.nameless : row.name}
      </span>
      <Badge tone={tones[row.outcome]}>{texts.outcomes[row.outcome]}</Badge>
      <span className={`${styles.details} stack gap-2 break-anywhere`}>
        {row.failures.map(text => (
          <span key={text} className="tone-error">
            {text}
          </span>
        ))}
        {row.warnings.map(text => (
          <span key={text} className={styles.warning}>
            {text}
          </span>
        ))}
        {row.changes.map(({ what, was, now }) => (
          <span key={`${what} ${now}`}>{texts.change(what, was, now)}</span>
        ))}
      </span>
      {(isLeft || hasProblem) && (
        <Button variant="subtle" aria-label={`${label}: ${texts.row(line)}`} onClick={() => onLeaveOut(line, !isLeft)}>
          {label}
        </Button>
      )}
    </>
  );
}
