import { contentOf } from '../edit-session/index.ts';
import { anchorAfterMove, listOrder, type RowPosition } from '../rows/index.ts';
import type { FormStore } from '../state/index.ts';
import { moveMember } from './form-actions.ts';

/** Moves a row by some positions among the visible rows; at the end of the list nothing happens. */
export const moveRow = (store: FormStore, listPath: string, row: RowPosition, by: number): void => {
  const session = store.session();
  const after = anchorAfterMove(listOrder(session.opened, contentOf(session), listPath), row.id, by);
  if (after !== undefined) moveMember(store, row.path, after);
};
