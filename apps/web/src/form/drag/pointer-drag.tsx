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
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './drag.module.css';
import type { Press } from './press.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that is dragged by a pointer. */
export interface PointedDrag {
  /** Shown beside the pointer. */
  readonly words: string;
  /** Called in every frame, because the page may scroll below the pointer. */
  aim(point: Point): void;
  drop(point: Point): void;
  cancel(): void;
}

export interface PointerDragProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Receives presses from now on, and the one that came before this was loaded. */
  readonly begin: RefObject<((press: Press) => void) | null>;
  readonly early: RefObject<Press | null>;
  /** What a press on an element drags. */
  readonly start: (element: Element) => PointedDrag | null;
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

/** Drags by mouse and touch; the page scrolls at its edges. */
export function PointerDrag({ area, begin, early, start }: PointerDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const pointer = usePointer();
  const [dragged, setDragged] = useState<PointedDrag | null>(null);
  const lift = ({ activatorEvent }: DragStartEvent) => {
    // A press that came before this was loaded, and has not moved since.
    pointer.current ??= pointOf(activatorEvent);
    setDragged(activatorEvent.target instanceof Element ? start(activatorEvent.target) : null);
  };
  const end = (isDropped: boolean) => {
    setDragged(null);
    if (dragged === null) return;
    swallowClick();
    if (isDropped && pointer.current !== null) dragged.drop(pointer.current);
    else dragged.cancel();
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={silent}
      autoScroll={scrolling}
      collisionDetection={noCollisions}
      onDragStart={lift}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      <PressSource area={area} begin={begin} early={early} />
      {dragged !== null && <Pointed dragged={dragged} pointer={pointer} />}
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

const pointOf = (event: Event): Point | null => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const finger = 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined;
  return finger === undefined ? null : { x: finger.clientX, y: finger.clientY };
};

/** Where the pointer was last; null before its first press or move. */
const usePointer = (): RefObject<Point | null> => {
  const pointer = useRef<Point | null>(null);
  useEffect(() => {
    const follow = (event: Event) => {
      pointer.current = pointOf(event) ?? pointer.current;
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
  readonly dragged: PointedDrag;
  readonly pointer: RefObject<Point | null>;
}

/** What is dragged, beside the pointer. */
function Pointed({ dragged, pointer }: PointedProps) {
  const [point, setPoint] = useState(pointer.current);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      setPoint(pointer.current);
      if (pointer.current !== null) dragged.aim(pointer.current);
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [dragged, pointer]);
  if (point === null) return null;
  return (
    <Portal>
      <div
        className={`${styles.chip} text-13 weight-600 nowrap`}
        style={{ left: point.x + 14, top: point.y + 10 }}
        aria-hidden
      >
        {dragged.words}
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
