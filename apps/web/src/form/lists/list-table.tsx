import { formListsTexts, screenOfMember } from '@commissary/catalog';
import { isBelow, type List, matches, parentPath } from '@commissary/schema';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatIssue } from '../../formatting/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { addMember } from '../actions/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import type { ListComponent, RowsComponent } from '../fields/index.ts';
import { isSelectable, type RowPosition } from '../rows/index.ts';
import { AllRowsCheckbox, SelectionBar, useRowSelection } from '../selection/index.ts';
import { missingPermission, NEVER, useFieldState, useForm, useFormSelector, valueIn } from '../state/index.ts';
import type { ListColumn } from './list-columns.ts';
import { ListItem } from './list-item.tsx';
import styles from './list-table.module.css';
import { useColumns, useListOrder } from './use-list.ts';
import { useListSearch } from './use-list-search.ts';
import { VirtualRows } from './virtual-rows.tsx';

export interface ListTableProps {
  readonly list: List<unknown>;
  readonly path: string;
  /** Inside a member of another list, where an empty list takes no space. */
  readonly inside?: boolean;
  /** Renders the frame around the table: its tools, then its rows. */
  readonly frame: (tools: ReactNode, table: ReactNode) => ReactNode;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

const searchAbove = 20;

/** A list as a table: a row for each member, its fields below while it is open. */
export function ListTable({ list, path, frame, inside = false, List, Rows }: ListTableProps) {
  const { target, store, address } = useForm();
  const places = useListOrder(path);
  const rows = useMemo(
    () => places.filter(({ id }) => !list.internalIds.some(kept => String(kept) === id)),
    [places, list],
  );
  const columns = useColumns(list);
  const wanted = rows.find(row => target !== null && isBelow(target, row.path))?.id ?? null;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(wanted === null ? [] : [wanted]));
  const [search, setSearch] = useState('');
  const focusRow = useRef<((index: number) => void) | null>(null);
  const shown = useListSearch(list, path, rows, search);
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
    if (wanted !== null) turn(wanted, true);
  }, [wanted, turn]);
  const added = (id: string) => {
    setSearch('');
    turn(id, true);
  };
  const searchKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && search !== '') setSearch('');
    else if (event.key === 'ArrowDown' || event.key === 'Enter') focusRow.current?.(0);
    else return;
    event.preventDefault();
  };
  const selectableCount = shown.filter(isSelectable).length;
  const tools = (
    <>
      {rows.length > searchAbove && (
        <TextInput
          className={styles.search ?? ''}
          aria-label={formListsTexts.searchList(list.label.toLowerCase())}
          placeholder={formListsTexts.searchList(list.label.toLowerCase())}
          leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
          onKeyDown={searchKeys}
        />
      )}
      <AddButton list={list} path={path} rows={rows} onAdded={added} />
    </>
  );
  if (inside && rows.length === 0 && !mayAdd(store.session(), list, path)) return null;
  return frame(
    tools,
    <div
      className={styles.table}
      style={
        {
          '--cells': cellWidths(columns.length),
          '--few-cells': cellWidths(Math.min(columns.length, 2)),
        } as CSSProperties
      }
    >
      <ListIssue path={path} />
      {shown.length > 0 && (
        <Head list={list} columns={columns}>
          {selectable && (
            <AllRowsCheckbox lowerCase={list.label.toLowerCase()} count={selectableCount} selection={selection} />
          )}
        </Head>
      )}
      {rows.length === 0 && !inside && <EmptyState text={formListsTexts.emptyList(list.label.toLowerCase())} />}
      {rows.length > 0 && shown.length === 0 && <p className={styles.note}>{formListsTexts.noMatches(search)}</p>}
      <VirtualRows
        rows={shown}
        label={list.label}
        reveal={wanted}
        focusRow={focusRow}
        onRowKey={selectable ? selection.onRowKey : undefined}
        draw={(row, index) => (
          <ListItem
            list={list}
            position={row}
            listPath={path}
            before={index > 0}
            behind={index < shown.length - 1}
            columns={columns}
            open={open.has(row.id)}
            onOpen={turn}
            selected={selectable && selection.ids.has(row.id)}
            onSelect={selectable ? selection.select : undefined}
            List={List}
            Rows={Rows}
          />
        )}
      />
      {selectable && <SelectionBar list={list} path={path} count={selectableCount} selection={selection} />}
    </div>,
  );
}

/** The issues of the list as a whole. */
function ListIssue({ path }: { readonly path: string }) {
  const { issue, field } = useFieldState(path);
  return issue === undefined ? null : <p className={styles.wrong}>{formatIssue(field, issue)}</p>;
}

/** The widths of the cells between the name and the badges; a table may have none. */
const cellWidths = (count: number): string => 'minmax(88px, 0.8fr) '.repeat(count);

interface HeadProps {
  readonly list: List<unknown>;
  readonly columns: readonly ListColumn[];
  /** Selects all rows. */
  readonly children: ReactNode;
}

function Head({ list, columns, children }: HeadProps) {
  const { level, names } = useForm();
  return (
    <div className={styles.head}>
      <span className={styles.first}>
        {children}
        <span aria-hidden>{list.item.label}</span>
      </span>
      {columns.map(column => (
        <span key={column.inside} className={column.numeric ? styles.numeric : undefined} aria-hidden>
          {column.label}
        </span>
      ))}
      <span aria-hidden>{level === 'company' ? '' : formListsTexts.atLevel(names[level])}</span>
      <span />
    </div>
  );
}

interface AddButtonProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly rows: readonly RowPosition[];
  readonly onAdded: (id: string) => void;
}

function AddButton({ list, path, rows, onAdded }: AddButtonProps) {
  const { store, newId, show } = useForm();
  const lacking = useLacking(list, path);
  // Rows that are hidden here, or that wait for their member to return, are not in the document.
  const shown = rows.filter(({ state }) => state === 'shown');
  if (!mayAdd(store.session(), list, path) || shown.length >= list.max) return null;
  if (lacking !== undefined) return <span className={styles.note}>{lacking}</span>;
  const add = () => {
    const member = addMember(store, path, list, newId(), shown.at(-1)?.id ?? null);
    onAdded(member.id);
    show(`${member.path}/${list.customNamePath ?? list.namePath}`);
  };
  return (
    <Button
      className={styles.add ?? ''}
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      onClick={add}
    >
      {formListsTexts.addMember(list.item.label.toLowerCase())}
    </Button>
  );
}

/** What has to exist before a member can be added, while it is missing. */
const useLacking = ({ needs }: List<unknown>, path: string): string | undefined => {
  const around = parentPath(path) ?? '';
  return useFormSelector(needs === undefined ? NEVER : `${around}/${needs.list}`, session => {
    if (needs === undefined) return undefined;
    const members = valueIn(session, `${around}/${needs.list}`);
    return Array.isArray(members) && members.some(member => matches(needs.where, member)) ? undefined : needs.message;
  });
};

/** Members that take their names from others are added together with those. */
const mayAdd = ({ opened }: EditSession, list: List<unknown>, path: string): boolean =>
  list.nameFrom === undefined && missingPermission(opened, { op: 'set', path }) === undefined;
