import { moveMember } from './acts.ts';
import type { FormStore } from './form-store.ts';
import { anchorAfterMove, listOrder, type RowPlace } from './list-order.ts';
import { contentOf } from './session.ts';

/** Moves a row by some places among the rows that are shown; at the end of the list nothing happens. */
export const moveRow = (store: FormStore, listPath: string, row: RowPlace, by: number): void => {
  const session = store.session();
  const after = anchorAfterMove(listOrder(session.opened, contentOf(session), listPath), row.id, by);
  if (after !== undefined) moveMember(store, row.path, after);
};
