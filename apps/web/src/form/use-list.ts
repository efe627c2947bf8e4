import { isGroup, isList, type List } from '@commissary/schema';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useForm } from './form-context.ts';
import { columnsOf, type ListColumn } from './list-columns.ts';
import { listOrder, type RowPlace } from './list-order.ts';
import { type ListRow, listRow, listRows, sameRow } from './list-rows.ts';
import { effectiveOf } from './opened.ts';
import { contentOf, type Session } from './session.ts';
import { targetsIn } from './targets.ts';
import { nowhere, useSelected } from './use-member.ts';

/** Which rows a list has, in their order. What is typed into a row changes nothing here. */
export const useListOrder = (path: string): readonly RowPlace[] => {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => {
    const session = store.session();
    return listOrder(session.opened, contentOf(session), path);
  });
};

/** One row of a list; it is drawn again only when something about it changes. */
export const useRow = (list: List<unknown>, path: string, place: RowPlace): ListRow => {
  const { store } = useForm();
  const last = useRef<{ readonly session: Session; readonly row: ListRow } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = store.subscribe(place.path, listener);
      // The name may be lent by a row elsewhere.
      const lender = list.namedBy === undefined ? undefined : store.subscribe(list.namedBy, listener);
      return () => {
        own();
        lender?.();
      };
    },
    [store, list, place.path],
  );
  return useSyncExternalStore(subscribe, () => {
    const session = store.session();
    const known = last.current;
    if (known?.session === session && known.row.state === place.state && known.row.path === place.path)
      return known.row;
    const next = listRow(session.opened, contentOf(session), list, path, place);
    const row = known !== null && sameRow(known.row, next) ? known.row : next;
    last.current = { session, row };
    return row;
  });
};

/** Every row of a short list as it is edited now. */
export const useListRows = (path: string): readonly ListRow[] =>
  useSelected(path, session => listRows(session.opened, contentOf(session), path));

/** The columns of a list; they change only when a name that they borrow changes. */
export const useColumns = (list: List<unknown>): readonly ListColumn[] => {
  const { store } = useForm();
  const lenders = useMemo(() => lendersOf(list), [list]);
  const names = useSelected(lenders.length === 0 ? nowhere : '', session => borrowedNames(session, lenders));
  return useMemo(() => {
    const session = store.session();
    return names === null
      ? []
      : columnsOf(session.opened.definition, effectiveOf(session.opened, contentOf(session)), list);
  }, [store, list, names]);
};

const lendersOf = (list: List<unknown>): readonly string[] =>
  isGroup(list.item)
    ? Object.values(list.item.shape).flatMap(field =>
        isList(field) && field.namedBy !== undefined ? [field.namedBy] : [],
      )
    : [];

/** The names that prices stand under, as one text, so that the columns can tell whether they are still the same. */
const borrowedNames = (session: Session, lenders: readonly string[]): string => {
  const document = effectiveOf(session.opened, contentOf(session));
  return lenders.flatMap(to => targetsIn(session.opened.definition, document, to).map(({ name }) => name)).join('\n');
};
