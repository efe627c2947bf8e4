import { dragTexts } from '@commissary/catalog';
import styles from './drag.module.css';
import { useDrag } from './drag-context.ts';

interface DragHandleProps {
  readonly id: string;
  readonly name: string;
}

/** Drags a row by pointer, and lifts it by keyboard; absent where the order of rows is fixed. */
export function DragHandle({ id, name }: DragHandleProps) {
  const drag = useDrag();
  if (drag === null) return null;
  return (
    <button
      type="button"
      className={`${styles.handle} grid tone-3 pad-0`}
      data-drag-handle
      aria-label={dragTexts.reorder(name)}
      aria-pressed={drag.lifted.has(id)}
      onClick={({ detail }) => {
        // A click of a pointer is the end of a drag, or of none.
        if (detail === 0 && !drag.lifted.has(id)) drag.lift(id);
      }}
    />
  );
}
