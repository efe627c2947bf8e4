import { useImperativeHandle, useRef } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { SkeletonRows } from '../../ui/index.ts';
import styles from './list-table.module.css';
import { useRowKeys } from './use-row-keys.ts';
import type { VirtualRowsProps } from './virtual-rows-props.ts';

const virtualAbove = 40;

/** Loaded with the first long list. */
export const LazyWindowedRows = lazyComponent(async () => (await import('./windowed-rows.tsx')).WindowedRows, {
  fallback: <SkeletonRows />,
});

/**
 * Renders the rows of a list; of a long one only those near the viewport, however few of them are shown: to go over to
 * the other way would draw the rows anew that still match.
 */
export function VirtualRows({ count, ...props }: VirtualRowsProps & { readonly count: number }) {
  return count > virtualAbove ? <LazyWindowedRows {...props} /> : <Plain {...props} />;
}

function Plain({ rows, label, draw, focusRow, onRowKey }: VirtualRowsProps) {
  const box = useRef<HTMLUListElement>(null);
  const keys = useRowKeys(box, rows.length, onRowKey);
  useImperativeHandle(focusRow, () => keys.focusRow, [keys]);
  if (rows.length === 0) return null;
  return (
    <ul ref={box} className={styles.rows} aria-label={label} onKeyDown={keys.onKeyDown}>
      {rows.map((row, index) => (
        <li key={row.id} data-index={index}>
          {draw(row, index)}
        </li>
      ))}
    </ul>
  );
}
