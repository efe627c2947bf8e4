import type { RowPosition } from '../rows/index.ts';
import { type Lift, liftToGap, listInside } from './drag-order.ts';

/** Where dragged rows would be dropped: among the rows of their list, or onto another parent. */
export interface DropTarget {
  readonly at: number;
  readonly onto?: { readonly list: string; readonly name: string } | undefined;
  /** The line between two rows, inside the area. */
  readonly mark?: { readonly isUpright: boolean; readonly box: Readonly<Record<string, number>> } | undefined;
}

interface Aim {
  readonly point: { readonly x: number; readonly y: number };
  readonly rows: readonly RowPosition[];
  readonly lift: Lift;
  readonly listPath: string;
}

/** What a pointer is over: another parent, else the gap between rows that it is nearest to. */
export const dropTargetAt = (area: HTMLElement, { point, rows, lift, listPath }: Aim): DropTarget | null => {
  const parent = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-drop-path]') ?? null;
  const list = listInside(parent?.dataset.dropPath ?? '', listPath);
  markParent(list === null ? null : parent);
  if (list !== null && parent !== null) return { at: lift.at, onto: { list, name: parent.textContent ?? '' } };
  const drawn = [...area.querySelectorAll<HTMLElement>('[data-index]')].filter(
    row => row.parentElement?.closest('[data-drag-area]') === area,
  );
  const boxes = drawn.map(row => ({ index: Number(row.dataset.index), box: row.getBoundingClientRect() }));
  const [first, second] = boxes;
  if (first === undefined) return null;
  const isUpright = second !== undefined && Math.abs(second.box.top - first.box.top) < 4;
  const edges = (box: DOMRect) => (isUpright ? [box.left, box.right] : [box.top, box.bottom]) as [number, number];
  const position = isUpright ? point.x : point.y;
  const over = boxes.find(({ box }) => position < edges(box)[1]) ?? boxes.at(-1);
  if (over === undefined) return null;
  const [start, end] = edges(over.box);
  const isBehind = position > (start + end) / 2;
  const frame = area.getBoundingClientRect();
  const edge = isBehind ? end : start;
  const box = isUpright
    ? { left: edge - frame.left, top: over.box.top - frame.top, height: over.box.height }
    : { top: edge - frame.top };
  return { at: liftToGap(rows, lift, over.index + (isBehind ? 1 : 0)).at, mark: { isUpright, box } };
};

let marked: HTMLElement | null = null;

/** Marks the parent that a drop would be onto. */
export const markParent = (parent: HTMLElement | null): void => {
  if (marked === parent) return;
  marked?.removeAttribute('data-drop-over');
  parent?.setAttribute('data-drop-over', '');
  marked = parent;
};

export const sameTarget = (a: DropTarget | null, b: DropTarget | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.at === b.at &&
    a.onto?.list === b.onto?.list &&
    a.mark?.isUpright === b.mark?.isUpright &&
    Object.entries(a.mark?.box ?? {}).every(([side, value]) => b.mark?.box[side] === value));
