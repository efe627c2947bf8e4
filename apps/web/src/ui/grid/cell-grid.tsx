import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useWidth } from '../lists/use-width.ts';
import { writeBlock } from './block-text.ts';
import { CellEditor, type CellStep } from './cell-editor.tsx';
import styles from './cell-grid.module.css';
import {
  bounds,
  type CellPosition,
  type CellText,
  cellPosition,
  isIn,
  movedPosition,
  pasted,
  positionsIn,
  type Selection,
} from './selection.ts';

export interface GridLine {
  /** The name of the row or column, for the cell's editor too. */
  readonly label: string;
  /** What stands in its head instead of the name. */
  readonly head?: ReactNode;
  /** A line above a row: the rows below it belong together. */
  readonly heading?: ReactNode;
}

/** A row of results, one for each column. */
export interface GridTotals {
  readonly label: string;
  readonly textAt: (column: number) => string;
}

export interface CellGridProps {
  readonly label: string;
  /** The head above the names of the rows. */
  readonly corner: string;
  readonly rows: readonly GridLine[];
  readonly columns: readonly GridLine[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  /** The text that is copied from a cell, and that its editor starts with. */
  readonly textAt: (position: CellPosition) => string;
  readonly isReadOnly: (position: CellPosition) => boolean;
  /** The options of a cell; undefined where its value is typed. */
  readonly optionsAt?: (position: CellPosition) => readonly string[] | undefined;
  /** Opens a control of its own instead of the editor, and returns whether there is one. */
  readonly onOpen?: (position: CellPosition) => boolean;
  /** What typing a text in a cell would do, shown below it. */
  readonly hintFor?: (position: CellPosition, text: string) => ReactNode;
  readonly onTexts: (cells: readonly CellText[]) => void;
  readonly onReset: (positions: readonly CellPosition[]) => void;
  /** Empties cells, where they can be empty. */
  readonly onClear?: (positions: readonly CellPosition[]) => void;
  /** The content of a cell. */
  readonly children: (position: CellPosition) => ReactNode;
  /** The beginning of the ids of the cells, where a page has several grids. */
  readonly idPrefix?: string;
  readonly ref?: RefObject<HTMLTableElement | null>;
  /** What stands beside the name of a row in a wide window, and the width of both. */
  readonly besideName?: { readonly width: number; readonly draw: (row: number) => ReactNode };
  /** Rows of results below the table, which stay in view. */
  readonly totals?: readonly GridTotals[];
  /** Inside a form: as high as its rows, with columns for short values. */
  readonly compact?: boolean;
}

const noTotals: readonly GridTotals[] = [];

const steps: Readonly<Record<string, CellStep>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
  PageUp: { rows: -15 },
  PageDown: { rows: 15 },
  Home: { columns: -100_000 },
  End: { columns: 100_000 },
};

const [headHeight, rowHeight, headingHeight, totalsHeight] = [44, 44, 32, 32];
/** The widths of the names of the rows, and of a column. */
const wideWidths = { wide: [220, 176], narrow: [136, 116] } as const;
/** In a table of few columns. */
const widest = 360;
const compactWidths = { wide: [160, 132], narrow: [112, 116] } as const;

/** The cells, of which those near the window are rendered, with the keys of a spreadsheet. One Tab stop. */
export function CellGrid(props: CellGridProps) {
  const { rows, columns, selection, onSelect, textAt, isReadOnly, onTexts, children, idPrefix = 'cell' } = props;
  const { totals = noTotals } = props;
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLTableElement>(null);
  const table = props.ref ?? own;
  const [editing, setEditing] = useState<{ readonly text: string | null } | null>(null);
  const size = { rows: rows.length, columns: columns.length };
  const narrow = matchMedia('(max-width: 700px)').matches;
  const widths = props.compact === true ? compactWidths : wideWidths;
  const [usualHead, least] = narrow ? widths.narrow : widths.wide;
  const head = (narrow ? undefined : props.besideName?.width) ?? usualHead;
  const room = useWidth(box);
  // A table with few columns is as wide as its place.
  const cellWidth = Math.max(least, Math.min(widest, Math.floor((room - head) / Math.max(1, columns.length))));
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: index => rowHeight + (rows[index]?.heading === undefined ? 0 : headingHeight),
    overscan: 8,
  });
  const along = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => box.current,
    estimateSize: () => cellWidth,
    overscan: 3,
  });
  const measured = useRef(cellWidth);
  useEffect(() => {
    if (measured.current === cellWidth) return;
    measured.current = cellWidth;
    along.measure();
  }, [along, cellWidth]);
  const { row, column } = selection.cursor;
  useEffect(() => {
    reveal(down, row);
    reveal(along, column);
  }, [down, along, row, column]);
  const open = (text: string | null) => {
    const at = selection.cursor;
    if (isReadOnly(at) || (text === null && props.onOpen?.(at) === true)) return;
    setEditing({ text });
  };
  const close = (text: string | null, by: CellStep) => {
    setEditing(null);
    if (text !== null) onTexts([{ ...selection.cursor, text }]);
    onSelect(movedPosition(selection, size, by));
    table.current?.focus();
  };
  const line = (at: number, left: number, right: number) =>
    Array.from({ length: right - left + 1 }, (_, index) => textAt({ row: at, column: left + index }));
  const fillDown = () => {
    const { top, left, right, bottom } = bounds(selection);
    if (bottom > top) onTexts(pasted(size, selection, writeBlock([line(top, left, right)])));
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const step = steps[event.key];
    const held = event.ctrlKey || event.metaKey;
    if (step !== undefined && !event.altKey) onSelect(movedPosition(selection, size, step, event.shiftKey));
    else if (event.altKey && event.key === 'Backspace') props.onReset(positionsIn(selection));
    else if (event.key === 'Delete' && props.onClear !== undefined) props.onClear(positionsIn(selection));
    else if (held && event.key.toLowerCase() === 'd') fillDown();
    else if (held && event.key.toLowerCase() === 'a')
      onSelect({ anchor: { row: 0, column: 0 }, cursor: { row: size.rows - 1, column: size.columns - 1 } });
    else if (event.key === 'Enter' || event.key === 'F2') open(null);
    else if (event.key === 'Escape') onSelect(cellPosition(row, column));
    else if (event.key.length === 1 && !held && !event.altKey) open(event.key === ' ' ? null : event.key);
    else return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== null) return;
    const { top, left, right, bottom } = bounds(selection);
    const lines = Array.from({ length: bottom - top + 1 }, (_, index) => line(top + index, left, right));
    event.clipboardData.setData('text/plain', writeBlock(lines));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (editing !== null) return;
    event.preventDefault();
    onTexts(pasted(size, selection, event.clipboardData.getData('text/plain')));
  };
  return (
    <div ref={box} className={classNames(styles.box, props.compact === true && styles.compact)}>
      <table
        ref={table}
        className={styles.canvas}
        {...asGrid(editing === null ? `${idPrefix}-${row}-${column}` : undefined)}
        aria-label={props.label}
        aria-rowcount={size.rows + 1 + totals.length}
        aria-colcount={size.columns + 1}
        style={{
          height: down.getTotalSize() + headHeight + totals.length * totalsHeight,
          width: along.getTotalSize() + head,
        }}
        onKeyDown={press}
        onCopy={copy}
        onPaste={paste}
        onPointerDown={event => {
          const at = positionOf(event.target);
          if (at === null || isControl(event.target)) return;
          // A second tap on the cell under the cursor does what Enter does on a keyboard.
          if (event.pointerType === 'touch' && at.row === row && at.column === column) return open(null);
          onSelect(event.shiftKey ? { ...selection, cursor: at } : cellPosition(at.row, at.column));
        }}
        onPointerOver={event => {
          const at = positionOf(event.target);
          if (at !== null && event.buttons === 1 && event.pointerType === 'mouse' && editing === null)
            onSelect({ ...selection, cursor: at });
        }}
        onDoubleClick={event => positionOf(event.target) !== null && !isControl(event.target) && open(null)}
      >
        <thead className={styles.heads}>
          <tr aria-rowindex={1}>
            <th
              scope="col"
              className={`${styles.corner} row align-center text-12 weight-600 tone-2`}
              aria-colindex={1}
              style={{ width: head }}
            >
              {props.corner}
            </th>
            {along.getVirtualItems().map(({ index, start, size: width }) => (
              <th
                key={index}
                scope="col"
                className={`${styles.head} row align-center text-12 weight-600 tone-2`}
                aria-colindex={index + 2}
                style={{ insetInlineStart: head + start, width }}
              >
                {columns[index]?.head ?? columns[index]?.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.getVirtualItems().map(({ index, start, size: height }) => (
            <tr
              key={index}
              aria-rowindex={index + 2}
              className={styles.row}
              data-heading={rows[index]?.heading !== undefined || undefined}
              style={{ insetBlockStart: start + headHeight, height }}
            >
              <th
                scope="row"
                className={`${styles.name} row align-center text-12 weight-600 tone-2`}
                aria-colindex={1}
                style={{ width: head }}
              >
                {rows[index]?.heading !== undefined && (
                  <span className={`${styles.heading} row align-center gap-8 rigid weight-600 tone-1 nowrap`}>
                    {rows[index]?.heading}
                  </span>
                )}
                <span className={`${styles.label} row align-center rigid gap-8`}>
                  {rows[index]?.head ?? rows[index]?.label}
                  {!narrow && props.besideName?.draw(index)}
                </span>
              </th>
              {along.getVirtualItems().map(({ index: at, start: left, size: width }) => {
                const position = { row: index, column: at };
                const isHere = row === index && column === at;
                return (
                  <td
                    key={at}
                    id={`${idPrefix}-${index}-${at}`}
                    className={`${styles.cell} row align-center gap-6`}
                    data-row={index}
                    data-column={at}
                    data-here={isHere || undefined}
                    aria-colindex={at + 2}
                    {...asGridCell(isIn(selection, position), isReadOnly(position))}
                    style={{ insetInlineStart: head + left, width }}
                  >
                    {editing !== null && isHere ? (
                      <CellEditor
                        label={`${rows[index]?.label}, ${columns[at]?.label}`}
                        text={editing.text ?? textAt(position)}
                        options={props.optionsAt?.(position)}
                        hintFor={props.hintFor === undefined ? undefined : text => props.hintFor?.(position, text)}
                        onDone={close}
                      />
                    ) : (
                      children(position)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot className={styles.totals} style={{ marginBlockStart: down.getTotalSize() }}>
            {totals.map(({ label, textAt: resultAt }, index) => (
              <tr key={label} aria-rowindex={size.rows + 2 + index} style={{ height: totalsHeight }}>
                <th
                  scope="row"
                  className={`${styles.name} row align-center text-12 weight-600 tone-2`}
                  aria-colindex={1}
                  style={{ width: head }}
                >
                  {label}
                </th>
                {along.getVirtualItems().map(({ index: at, start: left, size: width }) => (
                  <td
                    key={at}
                    className={`${styles.total} row align-center text-12 tone-2`}
                    aria-colindex={at + 2}
                    style={{ insetInlineStart: head + left, width }}
                  >
                    {resultAt(at)}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Scrolls to a row or column that is not in view; asking the page to scroll makes it lay itself out at once. */
const reveal = (virtual: Virtualizer<HTMLDivElement, Element>, index: number): void => {
  const [offset] = virtual.getOffsetForIndex(index) ?? [];
  if (offset !== virtual.scrollOffset) virtual.scrollToIndex(index);
};

/** A table may be a grid, whose cells a user selects and edits; the role is set here, separate from the markup. */
const asGrid = (cursor: string | undefined) =>
  ({ role: 'grid', tabIndex: 0, 'aria-multiselectable': true, 'aria-activedescendant': cursor }) as const;

/** The ARIA properties of a grid cell; a cell of a plain table has neither. */
const asGridCell = (selected: boolean, isReadOnly: boolean) =>
  ({ role: 'gridcell', 'aria-selected': selected, 'aria-readonly': isReadOnly }) as const;

const positionOf = (target: EventTarget): CellPosition | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null;
  return cell === null ? null : { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

/** A control in a cell handles its own pointer events. */
const isControl = (target: EventTarget): boolean => target instanceof Element && target.matches('input, select');
