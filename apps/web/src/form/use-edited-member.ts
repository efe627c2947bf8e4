import { type EditedMember, editedPath } from '@commissary/catalog';
import { fieldAt, isList, type List, parentPath } from '@commissary/schema';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListOrder } from './lists/index.ts';
import type { RowPosition } from './rows/index.ts';
import { useForm } from './state/index.ts';

/** The member that the address names, among the rows of its list. */
export interface AddressedMember {
  readonly path: string;
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly rows: readonly RowPosition[];
  /** Undefined where the list has no such member: it is gone, or never existed. */
  readonly position: RowPosition | undefined;
}

export const useEditedMember = (edits: EditedMember): AddressedMember => {
  const { store } = useForm();
  const path = editedPath(edits, useParams({ strict: false }));
  const listPath = parentPath(path) ?? '';
  const list = fieldAt(store.session().opened.definition, listPath);
  if (list === undefined || !isList(list)) throw new Error(`${edits.path} is no member of a list`);
  const positions = useListOrder(listPath);
  const rows = useMemo(
    () => positions.filter(({ id }) => !list.internalIds.some(internal => String(internal) === id)),
    [positions, list],
  );
  return { path, list, listPath, rows, position: rows.find(row => row.path === path) };
};
