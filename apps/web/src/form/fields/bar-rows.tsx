import { formListsTexts } from '@commissary/catalog';
import { addMoney, isMoney } from '@commissary/domain';
import { type Block, formatPercent } from '@commissary/schema';
import type { ReactElement } from 'react';
import { useFormSelector, valueIn } from '../state/index.ts';
import styles from './bar-rows.module.css';

export interface BarRowsProps {
  readonly bars: NonNullable<Block['bars']>;
  readonly shown: readonly { readonly path: string }[];
  /** The rows of the fields, in the same order. */
  readonly rows: readonly ReactElement[];
}

/** Percentages beside each other, each below its bar where there is room, and what they add up to. */
export function BarRows({ bars: { total }, shown, rows }: BarRowsProps) {
  const paths = shown.map(({ path }) => path);
  const values = useFormSelector(paths, session => paths.map(path => shareIn(valueIn(session, path))));
  const highest = Math.max(1, ...values.map(Number));
  const sum = values.reduce(addMoney, '0.00');
  return (
    <>
      <div className={`${styles.bars} grid`}>
        {rows.map((row, index) => (
          <div key={row.key} className="min-width-0">
            <div className={styles.track} aria-hidden>
              <div style={painted(Number(values[index]) / highest)} />
            </div>
            <div className={styles.row}>{row}</div>
          </div>
        ))}
      </div>
      {total !== undefined && (
        <p className={`${styles.sum} text-13 tone-2`} data-wrong={sum !== total || undefined}>
          {formListsTexts.sumOf(formatPercent(sum), sum === total ? '' : formatPercent(total))}
        </p>
      )}
    </>
  );
}

const painted = (share: number): Readonly<Record<string, number>> => ({ '--share': share });

/** A text that is no percentage yet has no bar. */
const shareIn = (value: unknown): string => (typeof value === 'string' && isMoney(value) ? value : '0.00');
