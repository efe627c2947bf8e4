import { getAt } from '@commissary/document';
import { isArray, isGroup, isList, type List, own, widenTarget } from '@commissary/schema';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { effectiveOf, parentOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession, isUntouched } from '../edit-session/index.ts';
import type { OnlyRows } from '../fields/index.ts';
import {
  type ListColumn,
  type ListRow,
  listColumns,
  listOrder,
  listRow,
  listRows,
  type RowPosition,
  sameRow,
} from '../rows/index.ts';
import { type FormStore, NEVER, targetsIn, useForm, useFormSelector } from '../state/index.ts';

/** The rows of a list, in their order. Typing into a row changes nothing here. */
export const useListOrder = (path: string): readonly RowPosition[] => {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => {
    const session = store.session();
    return listOrder(session.opened, contentOf(session), path);
  });
};

/** Those of the rows whose members refer to another one; all without one. A hidden row refers as at the level above. */
export const useRowsOf = (
  path: string,
  rows: readonly RowPosition[],
  only: OnlyRows | undefined,
): readonly RowPosition[] => {
  const idsIn = useCallback(
    ({ opened, ...session }: EditSession) =>
      only && {
        shown: referringIds(effectiveOf(opened, contentOf({ opened, ...session })), path, only),
        hidden: referringIds(parentOf(opened), path, only),
      },
    [path, only],
  );
  const ids = useFormSelector(only === undefined ? NEVER : path, idsIn);
  return useMemo(() => {
    if (ids === undefined) return rows;
    const [shown, hidden] = [new Set(ids.shown), new Set(ids.hidden)];
    return rows.filter(({ id, state }) => (state === 'hidden' ? hidden : shown).has(id));
  }, [rows, ids]);
};

const referringIds = (document: unknown, path: string, { by, id }: OnlyRows): readonly string[] => {
  const members = getAt(document, path);
  if (!isArray(members)) return [];
  return members.flatMap(member => (String(own(member, by)) === id ? [String(own(member, 'id'))] : []));
};

/** One row of a list; it renders again only when it changes. `listen` says when: at once, or after the paint. */
export const useRow = (
  list: List<unknown>,
  path: string,
  position: RowPosition,
  listen?: FormStore['subscribe'],
): ListRow => {
  const { store } = useForm();
  const watch = listen ?? store.subscribe;
  const last = useRef<{ readonly session: EditSession; readonly row: ListRow } | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const own = watch(position.path, listener);
      // The name may come from a row elsewhere.
      const lender = list.nameFrom === undefined ? undefined : watch(widenTarget(list.nameFrom), listener);
      return () => {
        own();
        lender?.();
      };
    },
    [watch, list, position.path],
  );
  return useSyncExternalStore(subscribe, () => {
    const session = store.session();
    const known = last.current;
    if (known?.session === session && known.row.state === position.state && known.row.path === position.path)
      return known.row;
    const found = listRow(session.opened, contentOf(session), list, path, position);
    const next = found.unsaved && isUntouched(session, position.path) ? { ...found, unsaved: false } : found;
    const row = known !== null && sameRow(known.row, next) ? known.row : next;
    last.current = { session, row };
    return row;
  });
};

/** Every row of a short list as it is edited now. */
export const useListRows = (path: string): readonly ListRow[] =>
  useFormSelector(path, session => listRows(session.opened, contentOf(session), path));

/** The columns of a list; they change only when a name that they take from elsewhere changes. */
export const useColumns = (list: List<unknown>): readonly ListColumn[] => {
  const { store } = useForm();
  const nameSources = useMemo(() => nameSourcesOf(list), [list]);
  const names = useFormSelector(nameSources.length === 0 ? NEVER : nameSources.map(widenTarget), session =>
    borrowedNames(session, nameSources),
  );
  return useMemo(() => {
    const session = store.session();
    return names === null
      ? []
      : listColumns(session.opened.definition, effectiveOf(session.opened, contentOf(session)), list);
  }, [store, list, names]);
};

const nameSourcesOf = (list: List<unknown>): readonly string[] =>
  isGroup(list.item)
    ? Object.values(list.item.shape).flatMap(field =>
        isList(field) && field.nameFrom !== undefined ? [field.nameFrom] : [],
      )
    : [];

/** The names that label prices, joined to one text, so that the columns can compare them. */
const borrowedNames = (session: EditSession, nameSources: readonly string[]): string => {
  const document = effectiveOf(session.opened, contentOf(session));
  return nameSources
    .flatMap(to => targetsIn(session.opened.definition, document, [to]).map(({ name }) => name))
    .join('\n');
};
