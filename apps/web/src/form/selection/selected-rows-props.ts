import type { List } from '@commissary/schema';
import type { ReactNode } from 'react';
import type { RowSelectionState } from './use-row-selection.ts';

/** What an action on the selected rows of a list needs. */
export interface SelectedRowsProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** The number of rows that are shown. */
  readonly count: number;
  readonly selection: RowSelectionState;
  /** Actions of this list alone, before those of every list. */
  readonly children?: ReactNode;
}
