import { formListsTexts } from '@commissary/catalog';
import { ActionIcon, Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { keepFocus, SkeletonRows } from '../../ui/index.ts';
import styles from '../../ui/popover-list.module.css';
import { removeMember } from '../actions/index.ts';
import { type ListRow, type Replacement, replacementPlanOf } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import { RemoveAction, type RemoveLabel } from './remove-action.tsx';
import { usagesOf } from './usage-queries.ts';

/** Loaded with the first usages. */
const Usages = lazyComponent(async () => (await import('./usages-list.tsx')).Usages, {
  fallback: <SkeletonRows rows={3} height={40} />,
});

interface UsagesActionProps {
  readonly row: ListRow;
  /** What the remove action is called; absent where the user may not remove the row. */
  readonly remove: RemoveLabel | undefined;
}

/**
 * "Where is this used?" of a row that others refer to. Removing a used row shows its usages first; references in this
 * form can change to another row.
 */
export function UsagesAction({ row, remove }: UsagesActionProps) {
  const { address, store } = useForm();
  const client = useQueryClient();
  const [open, setOpen] = useState<'look' | 'remove' | null>(null);
  const title = formListsTexts.findUsages(row.name);
  const take = (heir?: Replacement) => {
    setOpen(null);
    removeMember(store, row.path, heir?.id);
  };
  const askFirst = async () => {
    // Where the usages cannot be loaded, removing is allowed: it is one step, and can be undone.
    const found = await client.fetchQuery(usagesOf(address, row.path)).catch(() => undefined);
    const named = replacementPlanOf(store.session(), row.path).paths.length;
    if (found === undefined || found.total + named === 0) take();
    else setOpen('remove');
  };
  return (
    <>
      <ActionIcon
        aria-label={title}
        aria-expanded={open !== null}
        onPointerEnter={() => void client.prefetchQuery(usagesOf(address, row.path))}
        onClick={() => setOpen('look')}
      >
        <IconLink size={16} stroke={1.8} />
      </ActionIcon>
      {open !== null && (
        <Popover opened onChange={() => setOpen(null)} position="bottom-end" withRoles={false} trapFocus returnFocus>
          <Popover.Target>
            <span />
          </Popover.Target>
          <Popover.Dropdown onFocus={keepFocus} p={0} role="dialog" aria-label={title}>
            {/* With nothing in it to go to, the panel itself takes the focus: Escape closes it. */}
            <div className={styles.panel} tabIndex={-1} data-autofocus={open === 'look' || undefined}>
              <Usages
                row={row}
                removal={
                  open === 'remove' ? { word: remove ?? 'remove', onTake: take, onKeep: () => setOpen(null) } : null
                }
              />
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
      {remove !== undefined && <RemoveAction word={remove} name={row.name} onClick={() => void askFirst()} />}
    </>
  );
}
