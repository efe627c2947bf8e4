import type { List } from '@commissary/schema';
import type { ListRow, RowPosition } from '../rows/index.ts';

export interface RowActionsProps {
  readonly list: List<unknown>;
  readonly row: ListRow;
  readonly listPath: string;
  /** Whether there is a row before it, and one after it. */
  readonly before: boolean;
  readonly behind: boolean;
  /** The rows among which it is moved; all by default. */
  readonly among?: readonly RowPosition[] | undefined;
}
