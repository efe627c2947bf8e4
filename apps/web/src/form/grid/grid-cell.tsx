import { formListsTexts, gridTexts } from '@commissary/catalog';
import type { CellBox } from '@commissary/schema';
import { Box } from '@mantine/core';
import { type ComponentType, memo } from 'react';
import { classNames, Dot } from '../../ui/index.ts';
import type { ListRow } from '../rows/index.ts';
import styles from './grid.module.css';
import type { GridCell } from './grid-cells.ts';

/** How a screen draws the members of a grid; without it they are their names. */
export interface GridLook {
  readonly Face?: ComponentType<{ readonly row: ListRow }>;
  readonly nameOf?: (row: ListRow) => string;
  /** What is said of a member besides its name and its place. */
  readonly noteOf?: (row: ListRow) => string | undefined;
  readonly className?: string | undefined;
}

export interface CellProps extends Pick<GridLook, 'Face' | 'nameOf' | 'noteOf'> {
  readonly cell: GridCell;
  /** Whether it is the one that Tab leads to. */
  readonly current: boolean;
  readonly lifted: boolean;
  readonly selected: boolean;
  readonly opened: boolean;
  /** Whether another member stands in its cells. */
  readonly wrong: boolean;
  readonly resizable: boolean;
}

export const Cell = memo(function Cell(props: CellProps) {
  const { cell, current, lifted, selected, opened, wrong, resizable, Face, nameOf, noteOf } = props;
  const { box, row } = cell;
  const place = placeText(box);
  const note = row && noteOf?.(row);
  const words =
    row === undefined
      ? gridTexts.empty(place)
      : gridTexts.member(nameOf?.(row) ?? row.name, place, gridTexts.span(box.columns, box.rows));
  return (
    <Box
      role="gridcell"
      className={classNames(styles.cell, row !== undefined && styles.member)}
      tabIndex={current ? 0 : -1}
      aria-label={note === undefined ? words : `${words}, ${note}`}
      aria-colindex={box.column + 1}
      aria-colspan={box.columns}
      aria-rowspan={box.rows}
      aria-selected={row === undefined ? undefined : selected}
      aria-current={opened || undefined}
      data-cell={`${box.column} ${box.row}`}
      data-member={row?.id}
      data-lifted={lifted || undefined}
      data-wrong={wrong || undefined}
      style={areaOf(box)}
    >
      {row !== undefined && (Face === undefined ? row.name : <Face row={row} />)}
      {row?.unsaved === true && <Dot tone="unsaved" label={formListsTexts.notSaved} />}
      {row !== undefined && resizable && <span className={styles.corner} data-resize aria-hidden />}
    </Box>
  );
});

export const placeText = ({ row, column }: CellBox): string => gridTexts.place(row + 1, column + 1);

export const areaOf = ({ column, row, columns, rows }: CellBox) => ({
  gridColumn: `${column + 1} / span ${columns}`,
  gridRow: `${row + 1} / span ${rows}`,
});
