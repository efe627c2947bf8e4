import { hasOwnMembers, type List } from '@commissary/schema';
import { useCallback } from 'react';
import { useSession } from '../../session/index.ts';
import { isReferredTo } from '../references/index.ts';
import { type ListRow, mayRemoveRow, stockOf } from '../rows/index.ts';
import { missingPermission, useForm, useFormSelector, valueIn } from '../state/index.ts';

/** What the user may do with a row as a whole. */
export interface RowActs {
  readonly takeInherited: boolean;
  readonly move: boolean;
  /** To another parent. */
  readonly moveTo: boolean;
  readonly stock: boolean;
  readonly disable: boolean;
  readonly usages: boolean;
  readonly remove: boolean;
}

export const useRowActs = (list: List<unknown>, row: ListRow, listPath: string): RowActs => {
  const { store, level, address } = useForm();
  const { user } = useSession();
  const { opened } = store.session();
  const mayRemove = useFormSelector(
    row.path,
    useCallback(
      session => mayRemoveRow(session.opened, list, { ...row, value: valueIn(session, row.path) }),
      [list, row],
    ),
  );
  const may = (op: 'move' | 'set' | 'reset', path: string) => missingPermission(opened, { op, path }) === undefined;
  const isChanged = (row.changed > 0 || row.moved) && !row.onlyHere;
  const isThere = !row.retired;
  return {
    takeInherited: level !== 'company' && isChanged && may('reset', row.path),
    // A row that represents another member is added and removed with it.
    move: isThere && hasOwnMembers(list) && may('move', row.path),
    // Only a list inside a member can be there a second time.
    moveTo: isThere && list.nameFrom === undefined && !row.onlyHere && !row.fixed && listPath.includes('/['),
    stock: isThere && stockOf(list) !== null && user?.enabledFeatures.includes('accessConfigurationOptions') === true,
    disable:
      isThere &&
      list.disabledPath !== undefined &&
      row.disabled !== undefined &&
      may('set', `${row.path}/${list.disabledPath}`),
    usages: isThere && isReferredTo(address.kind, listPath),
    remove: isThere && mayRemove,
  };
};
