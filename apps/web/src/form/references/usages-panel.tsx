import { formListsTexts } from '@commissary/catalog';
import { Popover } from '@mantine/core';
import { keepFocus } from '../../ui/index.ts';
import styles from '../../ui/popover-list.module.css';
import type { ListRow, Replacement } from '../rows/index.ts';
import type { RemoveLabel } from './remove-action.tsx';
import { Usages } from './usages-list.tsx';

export interface UsagesPanelProps {
  readonly row: ListRow;
  /** What its removal is called, which waits for an answer here; absent where the usages are looked at. */
  readonly remove: RemoveLabel | undefined;
  readonly onTake: (heir?: Replacement) => void;
  readonly onClose: () => void;
}

/**
 * "Where is this used?" of a row that others refer to. Removing a used row shows its usages first; references in this
 * form can change to another row.
 */
export function UsagesPanel({ row, remove, onTake, onClose }: UsagesPanelProps) {
  return (
    <Popover opened onChange={onClose} position="bottom-end" withRoles={false} trapFocus returnFocus>
      <Popover.Target>
        <span />
      </Popover.Target>
      <Popover.Dropdown onFocus={keepFocus} p={0} role="dialog" aria-label={formListsTexts.findUsages(row.name)}>
        {/* With nothing in it to go to, the panel itself takes the focus: Escape closes it. */}
        <div className={styles.panel} tabIndex={-1} data-autofocus={remove === undefined || undefined}>
          <Usages row={row} removal={remove === undefined ? null : { word: remove, onTake, onKeep: onClose }} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
