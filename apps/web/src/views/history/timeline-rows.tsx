import type { TimelineEntry } from '@commissary/contract';
import { type ReactNode, useEffect } from 'react';
import { useWindowRows } from '../../ui/use-window-rows.ts';
import styles from './history.module.css';

export interface TimelineRowsProps {
  readonly entries: readonly TimelineEntry[];
  readonly isComplete: boolean;
  readonly draw: (entry: TimelineEntry) => ReactNode;
  /** The end comes near. */
  readonly onEnd: () => void;
}

const nearEnd = 5;

/** A list of any length: only what is near the screen is drawn. */
export function TimelineRows({ entries, isComplete, draw, onEnd }: TimelineRowsProps) {
  const { box, rows, total } = useWindowRows({
    count: entries.length,
    height: 112,
    gap: 12,
    keyOf: index => entries[index]?.id ?? index,
  });
  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (entries.length > 0 && last >= entries.length - nearEnd) onEnd();
  }, [entries.length, last, onEnd]);
  return (
    <div ref={box} className={styles.rows} style={{ height: total }} role="feed" aria-label="Saves and publishes">
      {rows.map(({ key, index, ref, top }) => {
        const entry = entries[index];
        return (
          entry !== undefined && (
            <article
              key={key}
              ref={ref}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={isComplete ? entries.length : -1}
              aria-labelledby={entry.id}
              className={styles.placed}
              style={{ transform: `translateY(${top}px)` }}
            >
              {draw(entry)}
            </article>
          )
        );
      })}
    </div>
  );
}
