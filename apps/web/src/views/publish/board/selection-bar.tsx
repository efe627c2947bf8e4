import { publishBoardTexts } from '@commissary/catalog';
import type { ReactNode } from 'react';
import styles from '../../../publishing/preview/publish.module.css';

export interface SelectionBarProps {
  readonly selected: number;
  readonly total: number;
  readonly selectAll: { readonly label: string; readonly disabled: boolean; readonly onSelect: () => void };
  /** What is counted of all. */
  readonly counts: string;
  /** What is done at the selected ones. */
  readonly children: ReactNode;
}

/** How many locations are selected, above their list. */
export function SelectionBar({ selected, total, selectAll, counts, children }: SelectionBarProps) {
  return (
    <div className={`${styles.bar} row wrap align-center gap-8 gap-x-12 space-below-8`}>
      <strong>{publishBoardTexts.ofSelected(selected, total)}</strong>
      <button
        type="button"
        className={`${styles.link} size-13 weight-600`}
        disabled={selectAll.disabled}
        onClick={selectAll.onSelect}
      >
        {selectAll.label}
      </button>
      {children}
      <span className="push-end size-13 tone-3">{counts}</span>
    </div>
  );
}
