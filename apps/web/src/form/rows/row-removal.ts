import { hasOwnMembers, type List } from '@commissary/schema';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { missingPermission } from '../state/index.ts';
import type { ListRow } from './list-rows.ts';

/** Whether the user may remove a row here; one that represents another member is removed with it. */
export const mayRemoveRow = (opened: LoadedSnapshot, list: List<unknown>, row: ListRow): boolean => {
  if (!hasOwnMembers(list) || row.fixed || row.retired) return false;
  return list.softDelete === undefined
    ? missingPermission(opened, { op: 'remove', path: row.path, before: row.value }) === undefined
    : mayRetire(opened, list, row);
};

/** Whether the user may change the fields that soft deletion sets. */
export const mayRetire = (opened: LoadedSnapshot, { softDelete = {} }: List<unknown>, { path }: ListRow): boolean =>
  Object.keys(softDelete).every(key => missingPermission(opened, { op: 'set', path: `${path}/${key}` }) === undefined);
