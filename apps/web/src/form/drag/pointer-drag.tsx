import { dragTexts } from '@commissary/catalog';
import {
  AutoScrollActivator,
  DndContext,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Portal } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RowPosition } from '../rows/index.ts';
import styles from './drag.module.css';
import { type Lift, liftOf } from './drag-order.ts';
import { type DropTarget, dropTargetAt, markParent, sameTarget } from './drop-target.ts';
import type { Press } from './press.ts';

export interface PointerDragProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Receives presses from now on, and the one that came before this was loaded. */
  readonly begin: RefObject<((press: Press) => void) | null>;
  readonly early: RefObject<Press | null>;
  readonly listPath: string;
  readonly rows: readonly RowPosition[];
  readonly selected: ReadonlySet<string>;
  readonly nameOf: (lift: Lift) => string;
  readonly onSay: (words: string) => void;
  readonly onDrop: (lift: Lift) => void;
  readonly onDropOnto: (lift: Lift, list: string) => void;
  readonly onCancel: (lift: Lift) => void;
}

/** The distance in pixels, and the time in milliseconds, after which a press is a drag. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };
const scrolling = { activator: AutoScrollActivator.Pointer, threshold: { x: 0, y: 0.14 } };
/** What is announced is announced by the area, for every way of dragging. */
const silent = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};
const noCollisions = () => [];

/** Drags rows by mouse and touch: where they would be dropped is marked, and the page scrolls at its edges. */
export function PointerDrag(props: PointerDragProps) {
  const { area, begin, early, listPath, rows, selected, nameOf, onSay, onDrop, onDropOnto, onCancel } = props;
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const pointer = usePointer();
  const [dragged, setDragged] = useState<Lift | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const start = ({ activatorEvent }: DragStartEvent) => {
    const row = activatorEvent.target instanceof Element ? activatorEvent.target.closest('[data-index]') : null;
    const id = row instanceof HTMLElement ? rows[Number(row.dataset.index)]?.id : undefined;
    if (id === undefined || !(row instanceof HTMLElement)) return;
    // A row with the focus stays rendered, however far the page is scrolled.
    row.querySelector<HTMLElement>('a, [data-drag-row]')?.focus({ preventScroll: true });
    setDragged(liftOf(rows, selected, id));
  };
  const targetOf = (lift: Lift, point: Point): DropTarget | null =>
    area.current === null ? null : dropTargetAt(area.current, { point, rows, lift, listPath });
  const end = (isDropped: boolean) => {
    const lift = dragged;
    const last = lift === null ? null : targetOf(lift, pointer.current);
    setDragged(null);
    setTarget(null);
    markParent(null);
    if (lift === null) return;
    swallowClick();
    if (!isDropped || last === null) onCancel(lift);
    else if (last.onto === undefined) onDrop({ ...lift, at: last.at });
    else onDropOnto(lift, last.onto.list);
  };
  const aim = useCallback((next: DropTarget | null) => setTarget(last => (sameTarget(last, next) ? last : next)), []);
  useEffect(() => {
    if (dragged === null || target === null) return;
    const what = nameOf(dragged);
    onSay(
      target.onto === undefined
        ? dragTexts.at(what, target.at + 1, rows.length)
        : dragTexts.onto(what, target.onto.name),
    );
  }, [dragged, target, nameOf, onSay, rows.length]);
  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
      autoScroll={scrolling}
      collisionDetection={noCollisions}
      onDragStart={start}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      <PressSource area={area} begin={begin} early={early} />
      {dragged !== null && (
        <Pointed words={nameOf(dragged)} pointer={pointer} onFrame={point => aim(targetOf(dragged, point))} />
      )}
      {target?.mark !== undefined && (
        <div className={styles.line} data-upright={target.mark.isUpright || undefined} style={target.mark.box} />
      )}
    </DndContext>
  );
}

/** Passes presses of the area to the sensors. */
function PressSource({ area, begin, early }: Pick<PointerDragProps, 'area' | 'begin' | 'early'>) {
  const { setNodeRef, listeners } = useDraggable({ id: 'rows' });
  useEffect(() => setNodeRef(area.current), [setNodeRef, area]);
  useEffect(() => {
    begin.current = press => listeners?.[press.type === 'touchstart' ? 'onTouchStart' : 'onMouseDown']?.(press);
    if (early.current !== null) begin.current(early.current);
    early.current = null;
    return () => {
      begin.current = null;
    };
  }, [begin, early, listeners]);
  return null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pointer is, and after its first move where it was last. */
const usePointer = (): RefObject<Point> => {
  const pointer = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      const finger = 'touches' in event ? event.touches[0] : event;
      if (finger !== undefined) pointer.current = { x: finger.clientX, y: finger.clientY };
    };
    const events = ['mousedown', 'mousemove', 'touchstart', 'touchmove'] as const;
    for (const name of events) window.addEventListener(name, follow, { capture: true, passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, follow, { capture: true });
    };
  }, []);
  return pointer;
};

interface PointedProps {
  readonly words: string;
  readonly pointer: RefObject<Point>;
  readonly onFrame: (point: Point) => void;
}

/** What is dragged, beside the pointer; what is below is looked up in every frame, because the page may scroll. */
function Pointed({ words, pointer, onFrame }: PointedProps) {
  const [point, setPoint] = useState(pointer.current);
  const latest = useRef(onFrame);
  latest.current = onFrame;
  useEffect(() => {
    let frame = 0;
    const look = () => {
      setPoint(pointer.current);
      latest.current(pointer.current);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [pointer]);
  return (
    <Portal>
      <div className={styles.chip} style={{ left: point.x + 14, top: point.y + 10 }} aria-hidden>
        {words}
      </div>
    </Portal>
  );
}

/** The click that ends a drag opens nothing. */
const swallowClick = (): void => {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
};
