import { layoutTexts as texts } from '@commissary/catalog';
import type { UnplacedItem } from '@commissary/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './layout.module.css';

const shownAtOnce = 24;

/** The key by which an item is dragged onto the grid. */
export const chipOf = ({ departmentId, itemId }: UnplacedItem): string => `${departmentId} ${itemId}`;

export interface ItemTrayProps {
  readonly items: readonly UnplacedItem[];
  readonly tabName: string;
  /** Adds buttons to the open tab; null where that is not allowed. */
  readonly onAdd: ((items: readonly UnplacedItem[]) => void) | null;
}

/** The items that staff reach only by search, each to be put on the open tab. */
export function ItemTray({ items, tabName, onAdd }: ItemTrayProps) {
  const [count, setCount] = useState(shownAtOnce);
  if (items.length === 0) return null;
  const hidden = items.length - count;
  return (
    <section className={`${styles.tray} stack gap-12`} aria-label={texts.trayTitle(items.length)}>
      <div className="row wrap align-center gap-8">
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
        <h2 className={styles.title}>{texts.trayTitle(items.length)}</h2>
        <span className="text-13 tone-2 grow">{texts.trayHint}</span>
        {onAdd !== null && (
          <Button variant="default" onClick={() => onAdd(items)}>
            {texts.addAll(tabName)}
          </Button>
        )}
      </div>
      <ul className="row wrap gap-8">
        {items.slice(0, count).map(item => (
          <li key={chipOf(item)}>
            {onAdd === null ? (
              <span className="text-13">{item.name}</span>
            ) : (
              <Button
                variant="default"
                data-chip={chipOf(item)}
                leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
                aria-label={texts.addItem(item.name)}
                onClick={() => onAdd([item])}
              >
                {item.name}
              </Button>
            )}
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Button variant="subtle" onClick={() => setCount(count + shownAtOnce)}>
              {texts.moreItems(Math.min(hidden, shownAtOnce))}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
