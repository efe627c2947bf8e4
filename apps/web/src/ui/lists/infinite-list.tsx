import { type ReactNode, useEffect } from 'react';
import styles from './infinite-list.module.css';
import { useWindowRows } from './use-window-rows.ts';

export interface InfiniteListProps<Entry extends { readonly id: string | number }> {
  /** The accessible name of the list. */
  readonly label: string;
  /** Newest first. Each entry on screen contains its id. */
  readonly entries: readonly Entry[];
  readonly isComplete: boolean;
  /** The usual height of an entry and the gap after it, in pixels. */
  readonly height: number;
  readonly gap: number;
  /** Whether the entries are of a search before, until the answer to another one is there. */
  readonly isBusy?: boolean;
  readonly draw: (entry: Entry) => ReactNode;
  /** Called when the end of the list is near. */
  readonly onEnd: () => void;
}

const nearEnd = 5;

/** A list of any length that grows at its end: only the entries near the viewport are rendered. */
export function InfiniteList<Entry extends { readonly id: string | number }>(props: InfiniteListProps<Entry>) {
  const { label, entries, isComplete, height, gap, isBusy = false, draw, onEnd } = props;
  const { box, rows, total } = useWindowRows({
    count: entries.length,
    height,
    gap,
    keyOf: index => entries[index]?.id ?? index,
  });
  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (entries.length > 0 && last >= entries.length - nearEnd) onEnd();
  }, [entries.length, last, onEnd]);
  return (
    <div ref={box} className={styles.rows} style={{ height: total }} role="feed" aria-label={label} aria-busy={isBusy}>
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
              aria-labelledby={String(entry.id)}
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
