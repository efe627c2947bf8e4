import { dragTexts } from '@commissary/catalog';
import { useState } from 'react';
import type { RowPosition } from '../rows/index.ts';
import styles from './drag.module.css';
import { type Lift, liftOf } from './drag-order.ts';
import { type DropTarget, dropTargetAt, markParent, sameTarget } from './drop-target.ts';
import { type PointedDrag, PointerDrag, type PointerDragProps } from './pointer-drag.tsx';

export interface RowDragProps extends Omit<PointerDragProps, 'start'> {
  readonly listPath: string;
  readonly rows: readonly RowPosition[];
  readonly selected: ReadonlySet<string>;
  readonly nameOf: (lift: Lift) => string;
  readonly onSay: (words: string) => void;
  readonly onDrop: (lift: Lift) => void;
  readonly onDropOnto: (lift: Lift, list: string) => void;
  readonly onCancel: (lift: Lift) => void;
}

/** Drags rows by pointer: a line marks where they would be dropped. */
export function RowDrag(props: RowDragProps) {
  const { area, begin, early, listPath, rows, selected, nameOf, onSay, onDrop, onDropOnto, onCancel } = props;
  const [target, setTarget] = useState<DropTarget | null>(null);
  const start = (element: Element): PointedDrag | null => {
    const row = element.closest<HTMLElement>('[data-index]');
    const id = rows[Number(row?.dataset.index)]?.id;
    if (row === null || id === undefined) return null;
    // A row with the focus stays rendered, however far the page is scrolled.
    row.querySelector<HTMLElement>('a, [data-drag-row]')?.focus({ preventScroll: true });
    const lift = liftOf(rows, selected, id);
    const words = nameOf(lift);
    const targetAt = (point: { readonly x: number; readonly y: number }) =>
      area.current === null ? null : dropTargetAt(area.current, { point, rows, lift, listPath });
    let last: DropTarget | null = null;
    const over = () => {
      setTarget(null);
      markParent(null);
    };
    return {
      words,
      aim: point => {
        const next = targetAt(point);
        if (sameTarget(last, next)) return;
        last = next;
        setTarget(next);
        if (next === null) return;
        onSay(
          next.onto === undefined
            ? dragTexts.at(words, next.at + 1, rows.length)
            : dragTexts.onto(words, next.onto.name),
        );
      },
      drop: point => {
        const next = targetAt(point);
        over();
        if (next === null) onCancel(lift);
        else if (next.onto === undefined) onDrop({ ...lift, at: next.at });
        else onDropOnto(lift, next.onto.list);
      },
      cancel: () => {
        over();
        onCancel(lift);
      },
    };
  };
  return (
    <>
      <PointerDrag area={area} begin={begin} early={early} start={start} />
      {target?.mark !== undefined && (
        <div className={styles.line} data-upright={target.mark.isUpright || undefined} style={target.mark.box} />
      )}
    </>
  );
}
