import { formListsTexts } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { type ChangeEvent, memo } from 'react';
import styles from './selection.module.css';
import type { RowSelectionState } from './use-row-selection.ts';

interface RowCheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onSelect: RowSelectionState['select'];
}

/** Selects a row; with Shift, everything from the row that was selected last. */
export const RowCheckbox = memo(function RowCheckbox({ id, name, checked, onSelect }: RowCheckboxProps) {
  const change = ({ nativeEvent }: ChangeEvent) =>
    onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <Checkbox
      className={`${styles.check} inline-row rigid`}
      aria-label={formListsTexts.select(name)}
      checked={checked}
      onChange={change}
    />
  );
});

/** In its place for a row that cannot be selected. */
export function NoCheckbox() {
  return <span className={styles.noCheck} />;
}

interface AllRowsCheckboxProps {
  readonly lowerCase: string;
  readonly count: number;
  readonly selection: RowSelectionState;
}

/** Selects everything that is shown, or clears the selection. */
export function AllRowsCheckbox({ lowerCase, count, selection }: AllRowsCheckboxProps) {
  const { selected, selectAll, clear } = selection;
  const isAll = selected.length >= count;
  return (
    <Checkbox
      className={`${styles.check} inline-row rigid`}
      aria-label={formListsTexts.selectAll(lowerCase)}
      checked={isAll}
      indeterminate={!isAll && selected.length > 0}
      onChange={isAll ? clear : selectAll}
    />
  );
}
