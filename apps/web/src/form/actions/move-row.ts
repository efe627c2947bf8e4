import { contentOf } from '../edit-session/index.ts';
import { anchorAfterMove, listOrder, type RowPosition } from '../rows/index.ts';
import type { FormStore } from '../state/index.ts';
import { moveMember } from './form-actions.ts';

/** Moves a row by some positions among the visible rows, or some of them; at the end nothing happens. */
export const moveRow = (
  store: FormStore,
  listPath: string,
  row: RowPosition,
  by: number,
  among?: readonly RowPosition[],
): void => {
  const session = store.session();
  const after = anchorAfterMove(listOrder(session.opened, contentOf(session), listPath), row.id, by, among);
  if (after !== undefined) moveMember(store, row.path, after);
};
