import { formListsTexts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { withTimeout } from '../../navigation/index.ts';
import { MoveSelected } from '../move/index.ts';
import { DuplicateSelected } from './duplicate-selected.tsx';
import type { SelectedRowsProps } from './selected-rows-props.ts';
import styles from './selection.module.css';
import { SetSelected } from './set-selected.tsx';

/** Loaded with the first selection. */
const RemoveSelected = lazy(async () => ({
  default: (await withTimeout(import('./remove-selected.tsx'))).RemoveSelected,
}));

/** How many rows are selected, and what can be done with all of them. */
export function SelectionBar(props: SelectedRowsProps) {
  const { list, count, selection } = props;
  const { selected, selectAll, clear } = selection;
  const words = selected.length === 0 ? '' : formListsTexts.selectedCount(selected.length);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target instanceof Node && event.currentTarget.contains(event.target)) clear();
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {selected.length > 0 && (
        <div
          className={styles.bar}
          role="toolbar"
          tabIndex={-1}
          aria-label={formListsTexts.selectionActions(list.label.toLowerCase())}
          onKeyDown={keys}
        >
          <span className={styles.count} aria-hidden>
            {words}
          </span>
          <ActionIcon className={styles.clear ?? ''} aria-label={formListsTexts.clearSelection} onClick={clear}>
            <IconX size={16} stroke={1.8} />
          </ActionIcon>
          {selected.length < count && (
            <Button variant="subtle" onClick={selectAll}>
              {formListsTexts.selectAllCount(count)}
            </Button>
          )}
          <SetSelected {...props} />
          <DuplicateSelected {...props} />
          <MoveSelected listPath={props.path} paths={selected.map(({ path }) => path)} onMoved={clear} />
          <Suspense fallback={null}>
            <RemoveSelected {...props} />
          </Suspense>
        </div>
      )}
    </>
  );
}
