import { formVersionsTexts } from '@commissary/catalog';
import { Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { keepFocus, SkeletonRows } from '../../ui/index.ts';
import list from '../../ui/popover-list.module.css';
import { useForm } from '../state/index.ts';
import styles from './field-history.module.css';
import { historyOf } from './history-query.ts';

export interface FieldHistoryProps {
  readonly path: string;
  readonly label: string;
  /** Its button is always in view, and not only while the pointer or the focus is on its row. */
  readonly visible?: boolean;
}

/** Loaded with the first history. */
const HistoryEntries = lazyComponent(async () => (await import('./history-entries.tsx')).HistoryEntries, {
  fallback: <SkeletonRows rows={3} height={48} />,
});

/** Opens the history of this field: who changed it, when and at which level. */
export const FieldHistory = memo(function FieldHistory({ path, label, visible = false }: FieldHistoryProps) {
  const { level, names, address } = useForm();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={`${styles.open} grid rigid tone-2 pad-0`}
          data-visible={visible || undefined}
          aria-label={formVersionsTexts.changeHistory(label)}
          aria-expanded={open}
          onPointerEnter={() => void client.prefetchQuery(historyOf(address, path))}
          onClick={() => setOpen(!open)}
        >
          <IconHistory size={16} stroke={1.8} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown onFocus={keepFocus} p={0} aria-label={formVersionsTexts.changeHistory(label)}>
        {open && (
          <div className={list.panel}>
            <p className={list.title}>{formVersionsTexts.valueAtLevel(label, names[level])}</p>
            <HistoryEntries path={path} onDone={() => setOpen(false)} />
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
});
