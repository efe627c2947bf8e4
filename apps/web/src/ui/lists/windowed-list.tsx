import { type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names.ts';
import { useWindowRows } from './use-window-rows.ts';
import styles from './windowed-list.module.css';

export interface WindowedListProps<Item> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The usual height of an item, in pixels. */
  readonly height: number;
  readonly classOf?: (item: Item) => string | undefined;
  readonly draw: (item: Item) => ReactNode;
  /** How many there are, where only the first of them are loaded. */
  readonly total?: number;
  /** Called when the end of those is near. */
  readonly onEnd?: () => void;
}

const nearEnd = 5;

/** A list of any length in a page that scrolls: only the items near the viewport are rendered, and all are counted. */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { label, items, keyOf, height, classOf, draw, total = items.length, onEnd } = props;
  const near = useWindowRows<HTMLUListElement>({
    count: items.length,
    height,
    keyOf: index => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const last = near.rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (items.length > 0 && last >= items.length - nearEnd) onEnd?.();
  }, [items.length, last, onEnd]);
  return (
    <ul ref={near.box} className={styles.items} style={{ height: near.total }} aria-label={label}>
      {near.rows.map(({ key, index, ref, top }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={key}
              ref={ref}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total}
              className={classNames(styles.item, classOf?.(item))}
              style={{ transform: `translateY(${top}px)` }}
            >
              {draw(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
