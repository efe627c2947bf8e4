import { formListsTexts, gridTexts } from '@commissary/catalog';
import { type CellBox, fitsGrid, type Grid, isGroup, type List } from '@commissary/schema';
import { Box, CloseButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames, Dot } from '../../ui/index.ts';
import { addNewMember, removeMember, setValue } from '../actions/index.ts';
import { LazyPointerDrag, type Point, type PointedDrag, usePresses } from '../drag/index.ts';
import { contentOf } from '../edit-session/index.ts';
import type { ListComponent, RowsComponent } from '../fields/index.ts';
import { RemoveAction } from '../references/index.ts';
import { type ListRow, listRows, mayRemoveRow } from '../rows/index.ts';
import { fieldElementId, missingPermission, useForm, useFormSelector } from '../state/index.ts';
import styles from './grid.module.css';
import { boxMoved, cellBeside, cellRows, firstCell, type GridCell, memberInTheWay } from './grid-cells.ts';

export interface GridSectionProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly grid: Grid;
  readonly List: ListComponent;
  readonly Rows: RowsComponent;
}

/** A member on its way, and the cells that it would have. */
interface CellLift {
  readonly row: ListRow;
  readonly from: CellBox;
  readonly box: CellBox;
}

const origin: CellBox = { column: 0, row: 0, columns: 1, rows: 1 };

/** The members of a list in the cells of a grid: moved by pointer, touch and keyboard, one after the other opened below. */
export function GridSection({ list, path, grid, List, Rows }: GridSectionProps) {
  const { store, newId, target } = useForm();
  const rows = useFormSelector(path, session => listRows(session.opened, contentOf(session), path)).filter(
    ({ state }) => state === 'shown',
  );
  const cells = cellRows(grid, rows);
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const { begin, early, isNear, onNear, handlers } = usePresses();
  const [cursor, setCursor] = useState(origin);
  const [lift, setLift] = useState<CellLift | null>(null);
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const { opened } = store.session();
  const mayAdd = missingPermission(opened, { op: 'set', path }) === undefined && rows.length < list.max;
  const requested = rows.find(row => target?.startsWith(row.path))?.id ?? null;
  useEffect(() => {
    if (requested !== null) setOpen(requested);
  }, [requested]);
  const at = cells.flat().find(({ box }) => box.column === cursor.column && box.row === cursor.row) ?? cells[0]?.[0];
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && at !== undefined) area.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  const mayMove = (row: ListRow) =>
    missingPermission(opened, { op: 'set', path: `${row.path}/${grid.index}` }) === undefined;
  const over = (next: CellLift) => {
    const other = memberInTheWay(grid, rows, next.row.id, next.box);
    setLift(next);
    setSaid(
      other === undefined
        ? gridTexts.at(next.row.name, placeText(next.box))
        : gridTexts.taken(next.row.name, placeText(next.box), other.name),
    );
  };
  const drop = ({ row, from, box }: CellLift): boolean => {
    const other = memberInTheWay(grid, rows, row.id, box);
    if (other !== undefined) {
      setSaid(gridTexts.noRoom(row.name, other.name));
      return false;
    }
    if (firstCell(grid, box) !== firstCell(grid, from))
      setValue(store, `${row.path}/${grid.index}`, firstCell(grid, box));
    setLift(null);
    setCursor(box);
    setSaid(gridTexts.dropped(row.name, placeText(box)));
    return true;
  };
  const cancel = ({ row, from }: CellLift) => {
    setLift(null);
    setSaid(gridTexts.canceled(row.name, placeText(from)));
  };
  const add = (box: CellBox) => {
    const index = firstCell(grid, box);
    const member = addNewMember(store, path, list, newId(), rows.at(-1)?.id ?? null, { [grid.index]: index });
    setOpen(member.id);
  };
  const act = (cell: GridCell) => {
    if (cell.row !== undefined) setOpen(cell.row.id);
    else if (mayAdd) add(cell.box);
  };
  const liftKeys = (lifted: CellLift, key: string): boolean => {
    if (key === ' ' || key === 'Enter') drop(lifted);
    else if (key === 'Escape') cancel(lifted);
    else if (key.startsWith('Arrow')) over({ ...lifted, box: boxMoved(grid, lifted.box, key) });
    else return false;
    return true;
  };
  const cellKeys = (cell: GridCell, key: string): boolean => {
    if (key.startsWith('Arrow')) setCursor(cellBeside(cells, cell.box, key));
    else if (key === 'Enter') act(cell);
    else if (key === ' ' && cell.row !== undefined && mayMove(cell.row)) {
      setLift({ row: cell.row, from: cell.box, box: cell.box });
      setSaid(gridTexts.lifted(cell.row.name));
    } else return key === ' ';
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(lift === null ? cellKeys(at, event.key) : liftKeys(lift, event.key))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cellAt = (point: Point): Pick<CellBox, 'column' | 'row'> => {
    const frame = area.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      column: Math.floor(((point.x - frame.left) / frame.width) * grid.columns),
      row: Math.floor(((point.y - frame.top) / frame.height) * cells.length),
    };
  };
  const start = (element: Element): PointedDrag | null => {
    const id = element.closest<HTMLElement>('[data-member]')?.dataset.member;
    const cell = cells.flat().find(({ row }) => row?.id === id);
    if (cell?.row === undefined || !mayMove(cell.row)) return null;
    const { row, box: from } = cell;
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
      words: row.name,
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
  const shown = rows.find(({ id }) => id === open);
  return (
    <>
      <p id={hint} className={`${styles.hint} text-12 tone-3`}>
        {gridTexts.hint}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {said}
      </p>
      <Box
        ref={area}
        className={styles.grid ?? ''}
        role="grid"
        aria-label={list.label}
        aria-describedby={hint}
        aria-colcount={grid.columns}
        aria-rowcount={cells.length}
        style={{ '--columns': grid.columns, '--rows': cells.length }}
        onKeyDown={keys}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
        onPointerEnter={onNear}
        {...handlers}
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
                lifted={lift !== null && lift.row.id === cell.row?.id}
                wrong={cell.row !== undefined && memberInTheWay(grid, rows, cell.row.id, cell.box) !== undefined}
                onPress={() => {
                  setCursor(cell.box);
                  act(cell);
                }}
              />
            ))}
          </Box>
        ))}
        {lift !== null && (
          <div
            className={styles.aim}
            data-taken={memberInTheWay(grid, rows, lift.row.id, lift.box) !== undefined || undefined}
            style={areaOf(lift.box)}
          />
        )}
      </Box>
      {isNear && <LazyPointerDrag area={area} begin={begin} early={early} start={start} />}
      {shown !== undefined && isGroup(list.item) && (
        <div className="line-above" id={fieldElementId(shown.path)} data-path={shown.path}>
          <div className={`${styles.head} row align-center gap-8`}>
            <h3>{shown.name}</h3>
            {mayRemoveRow(opened, list, shown) && (
              <RemoveAction word="remove" name={shown.name} onClick={() => removeMember(store, shown.path)} />
            )}
            <CloseButton aria-label={gridTexts.close(shown.name)} onClick={() => setOpen(null)} />
          </div>
          <Rows group={list.item} path={shown.path} List={List} />
        </div>
      )}
    </>
  );
}

interface CellProps {
  readonly cell: GridCell;
  /** Whether it is the one that Tab leads to. */
  readonly current: boolean;
  readonly lifted: boolean;
  /** Whether another member stands in its cells. */
  readonly wrong: boolean;
  readonly onPress: () => void;
}

function Cell({ cell: { box, row }, current, lifted, wrong, onPress }: CellProps) {
  const place = placeText(box);
  const name =
    row === undefined
      ? gridTexts.empty(place)
      : gridTexts.member(row.name, place, gridTexts.span(box.columns, box.rows));
  return (
    <Box
      role="gridcell"
      className={classNames(styles.cell, row !== undefined && styles.member)}
      tabIndex={current ? 0 : -1}
      aria-label={name}
      aria-colindex={box.column + 1}
      aria-colspan={box.columns}
      aria-rowspan={box.rows}
      aria-selected={lifted}
      data-member={row?.id}
      data-wrong={wrong || undefined}
      style={areaOf(box)}
      onClick={onPress}
    >
      {row?.name}
      {row?.unsaved === true && <Dot tone="unsaved" label={formListsTexts.notSaved} />}
    </Box>
  );
}

const placeText = ({ row, column }: CellBox): string => gridTexts.place(row + 1, column + 1);

const areaOf = ({ column, row, columns, rows }: CellBox) => ({
  gridColumn: `${column + 1} / span ${columns}`,
  gridRow: `${row + 1} / span ${rows}`,
});
