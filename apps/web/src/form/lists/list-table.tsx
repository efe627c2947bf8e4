import { filtersTexts, formListsTexts, screenOfMember } from '@commissary/catalog';
import { hasOwnMembers, isBelow, type List } from '@commissary/schema';
import { Button, TextInput } from '@mantine/core';
import { IconPencil, IconSearch } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatIssue } from '../../formatting/index.ts';
import { lazyComponent, useFocusReturned, useReturnedMember } from '../../navigation/index.ts';
import { EmptyState, SkeletonRows } from '../../ui/index.ts';
import { DragArea } from '../drag/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import type { ListComponent, OnlyRows, RowsComponent } from '../fields/index.ts';
import {
  everyRow,
  givenByFilters,
  isFiltered,
  isStoredOrder,
  LazyActiveQuery,
  LazyFilterButton,
  LazyFilterShortcuts,
  useFilteredRows,
  useListQuery,
} from '../filters/index.ts';
import { isSelectable, type RowPosition } from '../rows/index.ts';
import { AllRowsCheckbox, SelectionBar, useRowSelection } from '../selection/index.ts';
import { missingPermission, useForm, useIssue } from '../state/index.ts';
import { AddButton, isInDocument, mayAdd } from './add-button.tsx';
import { ListHead } from './list-head.tsx';
import { ListItem } from './list-item.tsx';
import styles from './list-table.module.css';
import type { RowsBeside } from './member-beside.ts';
import { useColumns, useListOrder, useRowsOf } from './use-list.ts';
import type { FocusRow } from './use-row-keys.ts';
import { VirtualRows } from './virtual-rows.tsx';

export interface ListTableProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** Inside a member of another list, where an empty list takes no space. */
  readonly inside?: boolean;
  readonly only?: OnlyRows | undefined;
  /** The member that is shown beside the rows; absent where each opens in its place. */
  readonly beside?: RowsBeside;
  /** Renders the frame around the table: its tools, then its rows. */
  readonly frame: (tools: ReactNode, table: ReactNode) => ReactNode;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** Loaded when a list is edited so first. */
const MembersTable = lazyComponent(async () => (await import('./members-table.tsx')).MembersTable, {
  fallback: <SkeletonRows />,
});

/** Loaded with the first list that has them: most have not. */
const LateTypeRows = lazyComponent(async () => (await import('../typed/index.ts')).TypeRows, { optional: true });
const LateChangePrices = lazyComponent(async () => (await import('../prices/index.ts')).ChangePrices, {
  optional: true,
});

const searchAbove = 20;
/** The rows below more than these are shown when somebody opens them. */
const openBelow = 12;
const noRows: readonly RowPosition[] = [];

/** A list as a table: a row for each member, its fields below while it is open. */
export function ListTable({ list, path, frame, inside = false, only, beside, List, Rows }: ListTableProps) {
  const { target, store, address } = useForm();
  const places = useRowsOf(path, useListOrder(path), only);
  const rows = useMemo(
    () => places.filter(({ id }) => !list.internalIds.some(kept => String(kept) === id)),
    [places, list],
  );
  const columns = useColumns(list);
  const requested = rows.find(row => target !== null && isBelow(target, row.path))?.id ?? null;
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        list.below !== undefined && rows.length <= openBelow
          ? rows.map(({ id }) => id)
          : requested === null
            ? []
            : [requested],
      ),
  );
  // Tables of one list that show different rows are different tables.
  const { query, set, type, endTyping } = useListQuery(only === undefined ? path : `${path} ${only.by}=${only.id}`);
  const focusRow = useRef<FocusRow | null>(null);
  const shown = useFilteredRows(list, path, rows, query);
  useImperativeHandle(beside?.table, () => ({ rows: shown, focusRow: index => focusRow.current?.(index) }), [shown]);
  const returned = useReturnedMember(address.kind);
  useFocusReturned(
    shown.findIndex(row => row.path === returned),
    useCallback(() => focusRow.current, []),
  );
  const selection = useRowSelection(rows, shown);
  const selectable =
    list.nameFrom === undefined &&
    mayAdd(store.session(), list, path) &&
    (rows.length > searchAbove || screenOfMember(address.kind, rows[0]?.path ?? path) !== null);
  const turn = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen(now => (isOpen ? new Set([...now, id]) : new Set([...now].filter(other => other !== id)))),
    [],
  );
  useEffect(() => {
    if (requested !== null) turn(requested, true);
  }, [requested, turn]);
  const given = only === undefined ? givenByFilters(query) : { [only.by]: only.id };
  const added = (id: string) => {
    // A row that was added to what is shown is shown.
    if (isFiltered(query) && Object.keys(given).length === 0) set({ ...query, ...everyRow });
    turn(id, true);
  };
  const searchKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query.words !== '') set({ ...query, words: '' });
    else if (event.key === 'ArrowDown' || event.key === 'Enter') focusRow.current?.(0);
    else return;
    event.preventDefault();
  };
  const memberPath = rows[0]?.path ?? path;
  const queried = { query, onQuery: set, list, columns, memberPath };
  const movable = isStoredOrder(query);
  const inTable = query.inTable && list.editableColumns !== undefined;
  const hasTools = rows.length > searchAbove || !movable;
  const selectableCount = shown.filter(isSelectable).length;
  const tools = (
    <>
      {hasTools && (
        <>
          <TextInput
            className={styles.search ?? ''}
            aria-label={formListsTexts.searchList(list.label.toLowerCase())}
            placeholder={
              list.prices === undefined
                ? formListsTexts.searchList(list.label.toLowerCase())
                : formListsTexts.searchPricedList(list.label.toLowerCase())
            }
            leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
            value={query.words}
            onChange={event => type(event.currentTarget.value)}
            onBlur={endTyping}
            onKeyDown={searchKeys}
          />
          <LazyFilterButton {...queried} />
        </>
      )}
      {list.editableColumns !== undefined && rows.length > 0 && (
        <Button
          variant="default"
          data-tool
          aria-pressed={inTable}
          leftSection={<IconPencil size={15} stroke={1.8} aria-hidden />}
          onClick={() => set({ ...query, inTable: !inTable })}
        >
          {inTable ? filtersTexts.endTable : filtersTexts.editInTable}
        </Button>
      )}
      {list.prices !== undefined && rows.length > 0 && (
        <LateChangePrices variant="default" list={list} path={path} shown={shown} selected={noRows} />
      )}
      {list.typedRows !== undefined && mayAdd(store.session(), list, path) && (
        <LateTypeRows list={list} path={path} rows={rows.filter(isInDocument)} values={given} />
      )}
      <AddButton list={list} path={path} rows={rows} values={given} onAdded={added} />
    </>
  );
  if (inside && rows.length === 0 && !mayAdd(store.session(), list, path)) return null;
  return frame(
    tools,
    <div
      className={styles.table}
      data-look={list.as}
      data-table
      style={
        {
          '--cells': cellWidths(columns.length),
          '--few-cells': cellWidths(Math.min(columns.length, 2)),
        } as CSSProperties
      }
    >
      <ListIssue list={list} path={path} />
      {list.namedFilters !== undefined && rows.length > 0 && !inTable && (
        <LazyFilterShortcuts query={query} onQuery={set} list={list} path={path} rows={rows} />
      )}
      {hasTools && <LazyActiveQuery {...queried} shown={shown.length} count={rows.length} />}
      {inTable && <MembersTable list={list} path={path} rows={shown} />}
      {!inTable && shown.length > 0 && (
        <ListHead
          list={list}
          columns={columns}
          sort={query.sort}
          onSort={hasTools ? sort => set({ ...query, sort }) : undefined}
        >
          {selectable && (
            <AllRowsCheckbox lowerCase={list.label.toLowerCase()} count={selectableCount} selection={selection} />
          )}
        </ListHead>
      )}
      {rows.length === 0 && !inside && <EmptyState text={formListsTexts.emptyList(list.label.toLowerCase())} />}
      {rows.length > 0 && shown.length === 0 && (
        <p className="tone-3 pad-x-20 pad-y-12">
          {query.words.trim() === '' ? filtersTexts.noRows : formListsTexts.noMatches(query.words)}
        </p>
      )}
      <DragArea
        list={list}
        listPath={path}
        rows={inTable ? noRows : shown}
        selected={selection.ids}
        movable={movable && !inTable && mayOrder(store.session(), list, rows)}
        focusRow={focusRow}
      >
        {inOrder => (
          <VirtualRows
            count={rows.length}
            rows={inOrder}
            label={list.label}
            reveal={requested}
            focusRow={focusRow}
            onRowKey={selectable ? selection.onRowKey : undefined}
            draw={(row, index) => (
              <ListItem
                list={list}
                position={row}
                listPath={path}
                before={movable && index > 0}
                behind={movable && index < shown.length - 1}
                among={only === undefined ? undefined : shown}
                columns={columns}
                open={open.has(row.id)}
                onOpen={turn}
                selected={selectable && selection.ids.has(row.id)}
                isShownBeside={row.path === beside?.path}
                onBeside={beside?.show}
                onSelect={selectable ? selection.select : undefined}
                List={List}
                Rows={Rows}
              />
            )}
          />
        )}
      </DragArea>
      {selectable && !inTable && (
        <SelectionBar list={list} path={path} count={selectableCount} selection={selection}>
          {list.prices !== undefined && (
            <LateChangePrices variant="subtle" list={list} path={path} shown={shown} selected={selection.selected} />
          )}
        </SelectionBar>
      )}
    </div>,
  );
}

/** The issues of the list as a whole. */
function ListIssue({ list, path }: { readonly list: List<unknown>; readonly path: string }) {
  const issue = useIssue(path);
  return issue === undefined ? null : (
    <p className="weight-600 tone-error pad-x-20 pad-y-12">{formatIssue(list, issue)}</p>
  );
}

/** The widths of the cells between the name and the badges; a table may have none. */
const cellWidths = (count: number): string => 'minmax(88px, 0.8fr) '.repeat(count);

/** Members that take their names from others have the order of those. */
const mayOrder = ({ opened }: EditSession, list: List<unknown>, [first]: readonly RowPosition[]): boolean =>
  first !== undefined &&
  hasOwnMembers(list) &&
  missingPermission(opened, { op: 'move', path: first.path }) === undefined;
