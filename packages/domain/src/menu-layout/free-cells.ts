import type { LaidOutButton, LayoutSize } from './laid-out-menu.ts';
import { layoutColumns, layoutSpans } from './layout-grid.ts';

type Placed = Pick<LaidOutButton, 'index' | 'buttonStyle'>;

/**
 * Returns the first cells for buttons of given sizes, each behind the one before: from the first free cell on, or in rows
 * of their own below what stands.
 */
export const freeCells = (
  standing: readonly Placed[],
  sizes: readonly LayoutSize[],
  from: 'FIRST_FREE' | 'BELOW' = 'FIRST_FREE',
): readonly number[] => {
  const taken = new Set(standing.flatMap(({ index, buttonStyle }) => cellsOf(index, buttonStyle.buttonSize)));
  let index = from === 'BELOW' ? (Math.floor(Math.max(-1, ...taken) / layoutColumns) + 1) * layoutColumns : 0;
  return sizes.map(size => {
    while (!fits(index, size) || cellsOf(index, size).some(cell => taken.has(cell))) index += 1;
    for (const cell of cellsOf(index, size)) taken.add(cell);
    return index;
  });
};

const fits = (index: number, size: LayoutSize): boolean =>
  (index % layoutColumns) + layoutSpans[size].columns <= layoutColumns;

const cellsOf = (index: number, size: LayoutSize): readonly number[] => {
  const { columns, rows } = layoutSpans[size];
  return Array.from(
    { length: columns * rows },
    (_, at) => index + (at % columns) + Math.floor(at / columns) * layoutColumns,
  );
};
