import { formListsTexts, screenOfMember } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { formatValue, isGroup, type List } from '@commissary/schema';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useCallback, useContext, useMemo } from 'react';
import { valueTexts } from '../../formatting/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { effectiveOf, parentOf } from '../../snapshot/index.ts';
import { classNames, Dot } from '../../ui/index.ts';
import { moveRow } from '../actions/index.ts';
import { DragHandle } from '../drag/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { FieldRow, type ListComponent, type RowsComponent } from '../fields/index.ts';
import { RowActions } from '../row-menu/index.ts';
import { type ListColumn, type ListRow, picturePath, type RowPosition, rangeOf, shownValues } from '../rows/index.ts';
import { NoCheckbox, RowCheckbox } from '../selection/index.ts';
import { fieldElementId, useForm, useFormSelector, valueIn } from '../state/index.ts';
import styles from './list-table.module.css';
import { RowBadges } from './row-badges.tsx';
import { RowNote } from './row-note.ts';
import { RowsBelow } from './rows-below.tsx';
import { useRow } from './use-list.ts';

export interface ListItemProps {
  readonly list: List<unknown>;
  readonly position: RowPosition;
  readonly listPath: string;
  readonly before: boolean;
  readonly behind: boolean;
  /** The rows among which it is moved; all by default. */
  readonly among: readonly RowPosition[] | undefined;
  readonly columns: readonly ListColumn[];
  readonly open: boolean;
  readonly onOpen: (id: string, open: boolean) => void;
  readonly selected: boolean;
  /** Shown beside the rows. */
  readonly isShownBeside: boolean;
  /** Shows it there in place of its page; absent where there is no room. */
  readonly onBeside: ((path: string, byKeyboard: boolean) => void) | undefined;
  /** Absent where rows are not selected. */
  readonly onSelect: ((id: string, range: boolean) => void) | undefined;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** One member of a list: a line of its values, and its fields below while it is open. */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const {
    list,
    position,
    listPath,
    before,
    behind,
    among,
    columns,
    open,
    onOpen,
    selected,
    isShownBeside,
    onBeside,
    onSelect,
    List,
    Rows,
  } = props;
  const { store, level, address } = useForm();
  const href = screenOfMember(address.kind, position.path) === null ? null : hrefOfPath(address, position.path, {});
  const isOpen = open && (href === null || list.below !== undefined);
  const row = useRow(list, listPath, position);
  const own = level !== 'company' && (row.onlyHere || row.moved || row.changed > 0 || row.state !== 'shown');
  const shown = row.state === 'shown';
  const Note = useContext(RowNote);
  const keys = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0) : 0;
    if (by === 0) return;
    event.preventDefault();
    if (by < 0 ? before : behind) moveRow(store, listPath, row, by, among);
  };
  return (
    <div
      className={`${styles.item} line-above`}
      id={fieldElementId(row.path)}
      data-path={row.path}
      data-level={level}
      data-own={own || undefined}
      data-open={(isOpen && shown) || undefined}
      data-below={list.below !== undefined || undefined}
      data-selected={selected || undefined}
      data-beside={isShownBeside || undefined}
    >
      <div className={`${styles.cells} grid align-center gap-x-12`} data-row>
        {list.as === 'cards' && <Picture list={list} row={row} className={styles.picture} />}
        <div className={`${styles.first} row align-center gap-12 min-width-0`}>
          <DragHandle id={row.id} name={row.name} />
          {onSelect !== undefined &&
            (shown ? (
              <RowCheckbox id={row.id} name={row.name} checked={selected} onSelect={onSelect} />
            ) : (
              <NoCheckbox />
            ))}
          {href === null ? (
            <button
              type="button"
              className={`${styles.open} row align-center gap-8 min-width-0 tone-1 pad-0`}
              data-drag-row
              aria-expanded={shown ? isOpen : undefined}
              disabled={!shown}
              onClick={() => onOpen(row.id, !isOpen)}
              onKeyDown={keys}
            >
              <NameCell row={row} open={isOpen} />
            </button>
          ) : (
            <>
              {list.below !== undefined && shown && (
                <FoldButton name={row.name} open={isOpen} onClick={() => onOpen(row.id, !isOpen)} />
              )}
              <AppLink
                className={`${styles.open} row align-center gap-8 min-width-0 tone-1 pad-0`}
                href={href}
                aria-current={isShownBeside || undefined}
                // A click without a pointer is a key.
                onFollow={onBeside && (({ detail }) => onBeside(row.path, detail === 0))}
                onKeyDown={keys}
              >
                <NameCell row={row} open={list.below === undefined ? false : null} />
              </AppLink>
            </>
          )}
          {list.as !== 'cards' && <Picture list={list} row={row} className={styles.thumbnail} />}
        </div>
        <Cells row={row} columns={columns} />
        <span className={`${styles.badges} row wrap align-center gap-4`}>
          <RowBadges list={list} row={row} />
        </span>
        <RowActions list={list} row={row} listPath={listPath} before={before} behind={behind} among={among} />
      </div>
      {Note !== null && shown && <Note path={row.path} />}
      {isOpen && shown && list.below !== undefined && (
        <div className={styles.below}>
          <RowsBelow below={list.below} id={row.id} List={List} />
        </div>
      )}
      {isOpen && shown && list.below === undefined && (
        <div className={styles.detail}>
          {isGroup(list.item) ? <Rows group={list.item} path={row.path} List={List} /> : <FieldRow path={row.path} />}
        </div>
      )}
    </div>
  );
});

interface FoldButtonProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClick: () => void;
}

/** Shows and hides the rows below one that leads to a page of its own. */
function FoldButton({ name, open, onClick }: FoldButtonProps) {
  return (
    <ActionIcon aria-label={formListsTexts.showBelow(name)} aria-expanded={open} onClick={onClick}>
      <Arrow open={open} />
    </ActionIcon>
  );
}

const Arrow = ({ open }: { readonly open: boolean }) =>
  open ? <IconChevronDown size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />;

/** The name of a row; the arrow says that it opens, `null` that it does not. */
function NameCell({ row, open }: { readonly row: ListRow; readonly open: boolean | null }) {
  const shown = row.state === 'shown';
  return (
    <>
      {shown && open !== null && <Arrow open={open} />}
      <span className={shown && !row.retired ? styles.name : styles.gone} data-disabled={row.disabled || undefined}>
        {row.name}
      </span>
      {row.unsaved && <Dot tone="unsaved" label={formListsTexts.notSaved} />}
    </>
  );
}

/** The values of a row, and what it inherits where it has none. */
function Cells({ row, columns }: { readonly row: ListRow; readonly columns: readonly ListColumn[] }) {
  const cells = useFormSelector(
    useMemo(() => [row.path, ...columns.map(({ inside }) => row.path + inside)], [row.path, columns]),
    useCallback((session: EditSession) => columns.map(column => cellOf(session, row, column)), [row, columns]),
  );
  return columns.map((column, at) => (
    <span
      key={column.inside}
      data-label={column.label}
      className={classNames(
        styles.cell,
        column.numeric && `${styles.numeric} text-end`,
        cells[at]?.isInherited && 'tone-3',
      )}
    >
      {cells[at]?.isInherited && <span className="visually-hidden">{formListsTexts.inherited} </span>}
      <span>{cells[at]?.text}</span>
    </span>
  ));
}

const cellOf = (session: EditSession, row: ListRow, column: ListColumn) => {
  const { definition } = session.opened;
  const shown = row.state === 'shown';
  const document = shown ? effectiveOf(session.opened, contentOf(session)) : parentOf(session.opened);
  const member = shown ? valueIn(session, row.path) : row.value;
  const { values, isInherited } = shownValues(definition, document, row.path, member, column);
  const text = (value: unknown): string =>
    value === undefined || value === false
      ? '—'
      : formatValue(valueTexts, definition, document, column.field, value, row.path + column.inside);
  const [low, high] = (values.length > 1 && rangeOf(values)) || values;
  return {
    text: values.length > 1 && low !== high ? formListsTexts.range(text(low), text(high)) : text(low),
    isInherited,
  };
};

interface PictureProps extends Pick<ListItemProps, 'list'> {
  readonly row: ListRow;
  readonly className: string | undefined;
}

/** The picture of a member that has one: on its card, or small in its row. */
function Picture({ list, row, className }: PictureProps) {
  const inside = picturePath(list);
  const address = inside === undefined ? undefined : getAt(row.value, inside);
  return typeof address === 'string' && address !== '' ? (
    <img className={className} src={address} alt="" loading="lazy" decoding="async" />
  ) : null;
}
