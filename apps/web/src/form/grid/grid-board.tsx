import { gridTexts } from '@commissary/catalog';
import { boxOf, type CellBox, fitsGrid, type Grid, type List } from '@commissary/schema';
import { Box } from '@mantine/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../ui/index.ts';
import { addNewMember, applyEdits, removeMembers, setValue } from '../actions/index.ts';
import { LazyPointerDrag, type Point, type PointedDrag, usePresses } from '../drag/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { type ListRow, listRows, mayRemoveRow } from '../rows/index.ts';
import { missingPermission, useForm, useFormSelector } from '../state/index.ts';
import styles from './grid.module.css';
import { areaOf, Cell, type GridLook, placeText } from './grid-cell.tsx';
import {
  boxMoved,
  cellBeside,
  cellRows,
  dropAt,
  firstCell,
  type GridCell,
  memberInTheWay,
  misplaced,
  sizeTowards,
} from './grid-cells.ts';

export interface GridBoardProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly grid: Grid;
  /** The member that is shown beside or below the grid. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly look?: GridLook;
  /** What is dropped into an empty cell from beside the grid: elements among `children` with its key as `data-chip`. */
  readonly chips?: Chips | undefined;
  readonly children?: ReactNode;
}

export interface Chips {
  readonly nameOf: (key: string) => string;
  readonly onDrop: (key: string, index: number) => void;
}

/** A member on its way, and the cells that it would have. */
interface CellLift {
  readonly row: ListRow;
  readonly from: CellBox;
  readonly box: CellBox;
}

const origin: CellBox = { column: 0, row: 0, columns: 1, rows: 1 };
const nothing: ReadonlySet<string> = new Set();

const shownRows =
  (path: string) =>
  ({ opened, ...session }: EditSession): readonly ListRow[] =>
    listRows(opened, contentOf({ opened, ...session }), path).filter(({ state }) => state === 'shown');

/** The members that have cells, as they are edited now. */
export const useGridRows = (path: string): readonly ListRow[] =>
  useFormSelector(
    path,
    useMemo(() => shownRows(path), [path]),
  );

/** The members of a list in the cells of a grid: moved, swapped and resized by pointer, touch and keyboard. */
export function GridBoard(props: GridBoardProps) {
  const { list, path, grid, open, onOpen, selected, onSelect, look = {}, chips, children } = props;
  const { store, newId } = useForm();
  const rows = useGridRows(path);
  const cells = useMemo(() => cellRows(grid, rows), [grid, rows]);
  const wrong = useMemo(() => misplaced(grid, rows), [grid, rows]);
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const { begin, early, isNear, onNear, handlers } = usePresses();
  const [cursor, setCursor] = useState(origin);
  const [lift, setLift] = useState<CellLift | null>(null);
  const [dragged, setDragged] = useState<CellBox | null>(null);
  const [said, say] = useState({ words: '', isRefused: false });
  const setSaid = (words: string) => say({ words, isRefused: false });
  /** Also to who sees the grid. */
  const refuse = (words: string) => say({ words, isRefused: true });
  const { opened } = store.session();
  const mayAdd = missingPermission(opened, { op: 'set', path }) === undefined && rows.length < list.max;
  const at = cells.flat().find(({ box }) => box.column === cursor.column && box.row === cursor.row) ?? cells[0]?.[0];
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && at !== undefined) area.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const nameOf = (row: ListRow) => look.nameOf?.(row) ?? row.name;
  const maySet = (row: ListRow, inside: string) =>
    missingPermission(opened, { op: 'set', path: `${row.path}/${inside}` }) === undefined;
  const mayMove = (row: ListRow) => maySet(row, grid.index);
  /** With the member, the others that are selected with it. */
  const liftedWith = (row: ListRow): ReadonlySet<string> => (selected.has(row.id) ? selected : new Set([row.id]));
  const dropOf = (lifted: CellLift) => dropAt(grid, rows, liftedWith(lifted.row), lifted);
  const over = (next: CellLift) => {
    const { inTheWay, swapped, displaced } = dropOf(next);
    const [name, place] = [nameOf(next.row), placeText(next.box)];
    setLift(next);
    if (swapped !== undefined) setSaid(gridTexts.swaps(name, place, nameOf(swapped)));
    else if (displaced !== undefined) setSaid(gridTexts.makesRoom(name, place, displaced.map(nameOf)));
    else if (inTheWay !== undefined) setSaid(gridTexts.taken(name, place, nameOf(inTheWay)));
    else setSaid(gridTexts.at(name, place));
  };
  const drop = (lifted: CellLift): boolean => {
    const { row, from, box } = lifted;
    const { placements, inTheWay, swapped, displaced } = dropOf(lifted);
    if (placements.length === 0) {
      refuse(inTheWay === undefined ? gridTexts.outside(nameOf(row)) : gridTexts.noRoom(nameOf(row), nameOf(inTheWay)));
      return false;
    }
    if (firstCell(grid, box) !== firstCell(grid, from))
      applyEdits(
        store,
        placements.map(one => ({
          op: 'set',
          path: `${one.row.path}/${grid.index}`,
          value: firstCell(grid, one.box),
        })),
      );
    setLift(null);
    setCursor(box);
    if (swapped !== undefined) setSaid(gridTexts.swapped(nameOf(row), nameOf(swapped)));
    else if (displaced !== undefined) setSaid(gridTexts.madeRoom(nameOf(row), placeText(box), displaced.map(nameOf)));
    else setSaid(gridTexts.dropped(nameOf(row), placeText(box)));
    return true;
  };
  const cancel = ({ row, from }: CellLift) => {
    setLift(null);
    setSaid(gridTexts.canceled(nameOf(row), placeText(from)));
  };
  const add = (box: CellBox) => {
    const index = firstCell(grid, box);
    const member = addNewMember(store, path, list, newId(), rows.at(-1)?.id ?? null, { [grid.index]: index });
    onOpen(member.id);
  };
  const resizeTo = (row: ListRow, size: string | undefined) => {
    const span = size === undefined ? undefined : grid.span?.sizes[size];
    const from = boxOf(grid, row.value);
    if (grid.span === undefined || span === undefined || from === undefined || !maySet(row, grid.span.by)) return;
    const box = { ...from, ...span };
    const other = memberInTheWay(grid, rows, row.id, box);
    if (other !== undefined) refuse(gridTexts.noRoomToGrow(nameOf(row), nameOf(other)));
    else if (!fitsGrid(grid, box)) refuse(gridTexts.outside(nameOf(row)));
    else {
      setValue(store, `${row.path}/${grid.span.by}`, size);
      setSaid(gridTexts.resized(nameOf(row), gridTexts.span(span.columns, span.rows)));
    }
  };
  const remove = (row: ListRow) => {
    const gone = rows.filter(one => liftedWith(row).has(one.id) && mayRemoveRow(opened, list, one));
    if (gone.length === 0) return;
    removeMembers(
      store,
      gone.map(one => one.path),
    );
    onSelect(nothing);
    setSaid(gridTexts.removed(gone.map(nameOf)));
  };
  const toggle = (row: ListRow) => {
    const next = new Set(selected);
    if (!next.delete(row.id)) next.add(row.id);
    onSelect(next);
    setSaid(next.has(row.id) ? gridTexts.selected(nameOf(row), next.size) : gridTexts.notSelected(nameOf(row)));
  };
  const act = (cell: GridCell) => {
    if (cell.row !== undefined) onOpen(cell.row.id);
    else if (mayAdd) add(cell.box);
  };
  const liftKeys = (lifted: CellLift, key: string): boolean => {
    if (key === ' ' || key === 'Enter') drop(lifted);
    else if (key === 'Escape') cancel(lifted);
    else if (key.startsWith('Arrow')) over({ ...lifted, box: boxMoved(grid, lifted.box, key) });
    else return false;
    return true;
  };
  const memberKeys = (row: ListRow, box: CellBox, key: string, shift: boolean): boolean => {
    if (shift && key.startsWith('Arrow')) resizeTo(row, sizeTowards(grid, row.value, key));
    else if (shift && key === ' ') toggle(row);
    else if (key === ' ' && mayMove(row)) {
      setLift({ row, from: box, box });
      setSaid(gridTexts.lifted(nameOf(row)));
    } else if (key === 'Delete') remove(row);
    else return false;
    return true;
  };
  const cellKeys = (cell: GridCell, key: string, shift: boolean): boolean => {
    if (cell.row !== undefined && memberKeys(cell.row, cell.box, key, shift)) return true;
    if (key.startsWith('Arrow')) setCursor(cellBeside(cells, cell.box, key));
    else if (key === 'Enter') act(cell);
    else if (key === 'Escape' && selected.size > 0) onSelect(nothing);
    else return key === ' ';
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(lift === null ? cellKeys(at, event.key, event.shiftKey) : liftKeys(lift, event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cellOf = (target: EventTarget): GridCell | undefined => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    return cells.flat().find(({ box }) => element?.dataset.cell === `${box.column} ${box.row}`);
  };
  const press = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell === undefined) return;
    setCursor(cell.box);
    if (cell.row !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) {
      toggle(cell.row);
      return;
    }
    if (selected.size > 0) onSelect(nothing);
    act(cell);
  };
  const cellAt = (point: Point): Pick<CellBox, 'column' | 'row'> => {
    const frame = area.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      column: Math.floor(((point.x - frame.left) / frame.width) * grid.columns),
      row: Math.floor(((point.y - frame.top) / frame.height) * cells.length),
    };
  };
  /** What comes from beside the grid, above one of its cells. */
  const adding = (key: string, { nameOf: nameOfChip, onDrop }: Chips): PointedDrag => {
    const boxAt = (point: Point): CellBox | null => {
      const box = { ...origin, ...cellAt(point) };
      return fitsGrid(grid, box) && box.row < cells.length ? box : null;
    };
    return {
      words: nameOfChip(key),
      aim: point => setDragged(boxAt(point)),
      drop: point => {
        const box = boxAt(point);
        setDragged(null);
        if (box === null) return;
        const other = memberInTheWay(grid, rows, '', box);
        if (other === undefined) onDrop(key, firstCell(grid, box));
        else refuse(gridTexts.noRoom(nameOfChip(key), nameOf(other)));
      },
      cancel: () => setDragged(null),
    };
  };
  const start = (element: Element): PointedDrag | null => {
    const chip = element.closest<HTMLElement>('[data-chip]')?.dataset.chip;
    if (chip !== undefined) return chips === undefined ? null : adding(chip, chips);
    const id = element.closest<HTMLElement>('[data-member]')?.dataset.member;
    const cell = cells.flat().find(({ row }) => row?.id === id);
    if (cell?.row === undefined || !mayMove(cell.row)) return null;
    const { row, box: from } = cell;
    if (element.closest('[data-resize]') !== null) return resizing(row, from);
    let grip: Pick<CellBox, 'column' | 'row'> | undefined;
    let last: CellLift = { row, from, box: from };
    const boxAt = (point: Point): CellBox => {
      const { column, row: line } = cellAt(point);
      grip ??= {
        column: Math.min(column - from.column, from.columns - 1),
        row: Math.min(line - from.row, from.rows - 1),
      };
      const box = { ...from, column: column - grip.column, row: line - grip.row };
      return fitsGrid(grid, box) ? box : last.box;
    };
    return {
      words: liftedWith(row).size > 1 ? gridTexts.several(liftedWith(row).size) : nameOf(row),
      aim: point => {
        const box = boxAt(point);
        if (firstCell(grid, box) === firstCell(grid, last.box)) return;
        last = { row, from, box };
        over(last);
      },
      drop: point => {
        last = { row, from, box: boxAt(point) };
        if (!drop(last)) setLift(null);
      },
      cancel: () => cancel(last),
    };
  };
  /** The corner of a member follows the pointer from size to size. */
  const resizing = (row: ListRow, from: CellBox): PointedDrag => {
    const sizeAt = (point: Point) => {
      const to = cellAt(point);
      const [columns, lines] = [to.column - from.column + 1, to.row - from.row + 1];
      const sizes = Object.entries(grid.span?.sizes ?? {}).toSorted(
        ([, a], [, b]) => b.columns * b.rows - a.columns * a.rows,
      );
      return sizes.find(([, span]) => span.columns <= columns && span.rows <= lines) ?? sizes.at(-1);
    };
    return {
      words: nameOf(row),
      aim: point => setLift({ row, from, box: { ...from, ...sizeAt(point)?.[1] } }),
      drop: point => {
        setLift(null);
        resizeTo(row, sizeAt(point)?.[0]);
      },
      cancel: () => setLift(null),
    };
  };
  const liftedIds = lift === null ? nothing : liftedWith(lift.row);
  const aimed = lift === null ? undefined : dropOf(lift);
  return (
    <div ref={around} onPointerEnter={onNear} {...handlers}>
      <p id={hint} className={`${styles.hint} text-12 tone-3`}>
        {grid.span === undefined ? gridTexts.hint : gridTexts.hintWithSizes}
      </p>
      <p className={said.isRefused ? 'text-13 tone-error' : 'visually-hidden'} aria-live="assertive">
        {said.words}
      </p>
      <Box
        ref={area}
        className={classNames(styles.grid, look.className)}
        role="grid"
        aria-label={list.label}
        aria-describedby={hint}
        aria-multiselectable
        aria-colcount={grid.columns}
        aria-rowcount={cells.length}
        style={{ '--columns': grid.columns, '--rows': cells.length }}
        onKeyDown={keys}
        onClick={press}
        onFocus={event => {
          hasFocus.current = true;
          const focused = cellOf(event.target);
          if (focused !== undefined && focused !== at) setCursor(focused.box);
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {cells.map((line, row) => (
          <Box
            key={line[0]?.box.row ?? `covered ${row}`}
            role="row"
            aria-rowindex={row + 1}
            className={styles.line ?? ''}
          >
            {line.map(cell => (
              <Cell
                key={cell.row?.id ?? cell.box.column}
                cell={cell}
                current={cell === at}
                lifted={cell.row !== undefined && liftedIds.has(cell.row.id)}
                selected={cell.row !== undefined && selected.has(cell.row.id)}
                opened={cell.row !== undefined && cell.row.id === open}
                wrong={cell.row !== undefined && wrong.has(cell.row.id)}
                resizable={grid.span !== undefined && cell.row?.id === open}
                {...(look.Face && { Face: look.Face })}
                {...(look.nameOf && { nameOf: look.nameOf })}
                {...(look.noteOf && { noteOf: look.noteOf })}
              />
            ))}
          </Box>
        ))}
        {dragged !== null && (
          <div
            className={styles.aim}
            data-taken={memberInTheWay(grid, rows, '', dragged) !== undefined || undefined}
            style={areaOf(dragged)}
          />
        )}
        {lift !== null && (
          <div
            className={styles.aim}
            data-taken={(aimed?.inTheWay !== undefined && !isResize(lift)) || undefined}
            style={areaOf(lift.box)}
          />
        )}
      </Box>
      {children}
      {isNear && <LazyPointerDrag area={around} begin={begin} early={early} start={start} />}
    </div>
  );
}

const isResize = ({ from, box }: CellLift): boolean => from.column === box.column && from.row === box.row;
