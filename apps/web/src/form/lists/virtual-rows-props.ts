import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { RowPosition } from '../rows/index.ts';
import type { FocusRow } from './use-row-keys.ts';

export interface VirtualRowsProps {
  readonly rows: readonly RowPosition[];
  readonly label: string;
  readonly draw: (row: RowPosition, index: number) => ReactNode;
  /** The row that must be scrolled into view. */
  readonly reveal: string | null;
  /** Focuses a row, wherever it is. */
  readonly focusRow: RefObject<FocusRow | null>;
  /** Handles keys of a row beside those that move through the rows. */
  readonly onRowKey: ((event: KeyboardEvent, index: number) => number | undefined) | undefined;
}
