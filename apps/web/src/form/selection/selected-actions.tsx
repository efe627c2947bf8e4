import { formListsTexts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { MoveSelected } from '../move/index.ts';
import { OutOfStockSelected } from '../out-of-stock/index.ts';
import { DuplicateSelected } from './duplicate-selected.tsx';
import { RemoveSelected } from './remove-selected.tsx';
import type { SelectedRowsProps } from './selected-rows-props.ts';
import styles from './selection.module.css';
import { SetSelected } from './set-selected.tsx';

/** What can be done with all selected rows. */
export function SelectedActions(props: SelectedRowsProps) {
  const { list, count, selection, children } = props;
  const { selected, selectAll, clear } = selection;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target instanceof Node && event.currentTarget.contains(event.target)) clear();
  };
  return (
    <div
      className={`${styles.bar} row wrap align-center gap-4 gap-x-8`}
      role="toolbar"
      tabIndex={-1}
      aria-label={formListsTexts.selectionActions(list.label.toLowerCase())}
      onKeyDown={keys}
    >
      <span className="size-13 weight-600" aria-hidden>
        {formListsTexts.selectedCount(selected.length)}
      </span>
      <ActionIcon className={styles.clear ?? ''} aria-label={formListsTexts.clearSelection} onClick={clear}>
        <IconX size={16} stroke={1.8} />
      </ActionIcon>
      {selected.length < count && (
        <Button variant="subtle" onClick={selectAll}>
          {formListsTexts.selectAllCount(count)}
        </Button>
      )}
      {children}
      <SetSelected {...props} />
      <OutOfStockSelected list={list} paths={selected.map(({ path }) => path)} onDone={clear} />
      <DuplicateSelected {...props} />
      <MoveSelected listPath={props.path} paths={selected.map(({ path }) => path)} onMoved={clear} />
      <RemoveSelected {...props} />
    </div>
  );
}
