import { shownMenuTexts, layoutTexts as texts } from '@commissary/catalog';
import type { HiddenReason } from '@commissary/domain';
import { IconClock, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import type { ListRow } from '../../form/rows/index.ts';
import { classNames, Dot } from '../../ui/index.ts';
import type { LayoutTab } from './edited-layout.ts';
import styles from './layout.module.css';

export interface TabBarProps {
  readonly rows: readonly ListRow[];
  readonly open: string | null;
  readonly onOpen: (id: string) => void;
  readonly onAdd: (() => void) | null;
  readonly hidden: ReadonlyMap<string, HiddenReason>;
  /** How many buttons of a tab do nothing. */
  readonly deadIn: (id: string) => number;
}

/** The tabs as the terminal has them, with those that it does not show; Left and Right go through them. */
export function TabBar({ rows, open, onOpen, onAdd, hidden, deadIn }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const keys = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ id }) => id === open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const next = to === undefined ? undefined : rows[to];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onOpen(next.id);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div className={`${styles.bar} row wrap gap-6`}>
      <div ref={bar} className="row wrap gap-6" role="tablist" aria-label={texts.tabs} onKeyDown={keys}>
        {rows.map(row => (
          <BarTab
            key={row.id}
            row={row}
            isOpen={row.id === open}
            onOpen={onOpen}
            reason={hidden.get(row.id)}
            dead={deadIn(row.id)}
          />
        ))}
      </div>
      {onAdd !== null && (
        <button type="button" className={styles.tab} onClick={onAdd} aria-label={texts.addTab}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  );
}

interface BarTabProps {
  readonly row: ListRow;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
  readonly reason: HiddenReason | undefined;
  readonly dead: number;
}

function BarTab({ row, isOpen, onOpen, reason, dead }: BarTabProps) {
  // The definition of the menu says what its values are.
  const tab = row.value as LayoutTab;
  const isLimited = tab.limitDays.enabled || tab.limitHours.enabled || tab.limitStations.enabled;
  const notes = [
    ...(reason === undefined ? [] : [texts.notShown(shownMenuTexts.reasons[reason])]),
    ...(dead === 0 ? [] : [texts.deadInTab(dead)]),
    ...(row.unsaved ? [texts.unsaved] : []),
  ];
  const color = {
    ...(tab.tabColor !== '' && { background: tab.tabColor }),
    ...(tab.tabTextColor !== '' && { color: tab.tabTextColor }),
  };
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isOpen}
      aria-label={texts.tabNote(row.name, notes)}
      tabIndex={isOpen ? 0 : -1}
      data-tab={row.id}
      data-hidden={reason !== undefined || undefined}
      className={classNames(styles.tab, isOpen && styles.openTab)}
      style={color}
      onClick={() => onOpen(row.id)}
    >
      {reason === undefined ? isLimited && <IconClock size={14} aria-hidden /> : <IconEyeOff size={14} aria-hidden />}
      {row.name}
      {dead > 0 && <span className={styles.mark} aria-hidden />}
      {row.unsaved && <Dot tone="unsaved" label={texts.unsaved} />}
    </button>
  );
}
