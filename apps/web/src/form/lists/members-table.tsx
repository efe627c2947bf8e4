import { filtersTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { useCallback, useMemo } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { MatrixTable, membersColumns, membersMatrix } from '../matrix/index.ts';
import { type RowPosition, rowName } from '../rows/index.ts';
import { useForm, useFormSelector } from '../state/index.ts';
import { useRow } from './use-list.ts';

export interface MembersTableProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly rows: readonly RowPosition[];
}

/** Above this number the table scrolls inside its frame. */
const mostRows = 30;

/** The members of a list in a table whose cells are typed in place. */
export function MembersTable({ list, path, rows }: MembersTableProps) {
  const { store } = useForm();
  const columns = useMembersColumns(list, rows[0]?.path ?? path);
  const shown = useMemo(() => rows.filter(({ state }) => state === 'shown'), [rows]);
  const members = useMemo(() => {
    const session = store.session();
    const content = contentOf(session);
    return shown.map(position => ({
      path: position.path,
      label: rowName(session.opened, content, list, position),
      head: <RowName list={list} path={path} position={position} />,
    }));
  }, [store, list, path, shown]);
  const matrix = useMemo(() => membersMatrix(columns, members), [columns, members]);
  if (members.length === 0 || columns.length === 0) return null;
  return (
    <MatrixTable
      matrix={matrix}
      lines={members}
      path={path}
      label={filtersTexts.tableOf(list.label)}
      corner={list.item.label}
      compact={members.length <= mostRows}
    />
  );
}

/** The columns; they change when a name that they take from elsewhere changes, and not with a value. */
const useMembersColumns = (list: List<unknown>, memberPath: string) => {
  const { store, isShown } = useForm();
  const read = useCallback(
    (session: EditSession) =>
      membersColumns(list, memberPath, {
        definition: session.opened.definition,
        document: effectiveOf(session.opened, contentOf(session)),
        isShown,
      }),
    [list, memberPath, isShown],
  );
  const heads = useFormSelector(
    '',
    useCallback(session => read(session).map(({ label, inside }) => label + inside), [read]),
  );
  return useMemo(() => (heads.length === 0 ? [] : read(store.session())), [store, read, heads]);
};

/** The name as it is edited now. */
function RowName({ list, path, position }: Pick<MembersTableProps, 'list' | 'path'> & { position: RowPosition }) {
  return useRow(list, path, position).name;
}
