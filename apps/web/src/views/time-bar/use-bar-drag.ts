import type { OpenTime } from '@commissary/domain';
import { type PointerEvent, useRef, useState } from 'react';
import { type Axis, type BarPart, moved, step } from './geometry.ts';

interface Drag {
  readonly part: BarPart;
  readonly x: number;
  readonly secondsPerPixel: number;
  readonly time: OpenTime;
  readonly dragged: boolean;
}

/** A press that moves less than this is a tap. */
const slack = 3;

/** Lets a pointer drag a bar, or one end of it, along the axis. */
export const useBarDrag = (time: OpenTime, axis: Axis, onMove: (time: OpenTime) => void, onEnd: () => void) => {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const [dragging, setDragging] = useState(false);
  const down = (part: BarPart) => (event: PointerEvent<HTMLElement>) => {
    const track = event.currentTarget.closest('[data-track]');
    if (event.button !== 0 || track === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const secondsPerPixel = (axis.to - axis.from) / track.getBoundingClientRect().width;
    drag.current = { part, x: event.clientX, secondsPerPixel, time, dragged: false };
    wasDragged.current = false;
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now === null) return;
    const pixels = event.clientX - now.x;
    if (!now.dragged && Math.abs(pixels) <= slack) return;
    drag.current = { ...now, dragged: true };
    wasDragged.current = true;
    setDragging(true);
    const by = Math.round((pixels * now.secondsPerPixel) / step) * step;
    onMove(by === 0 ? now.time : moved(now.time, now.part, by));
  };
  const up = () => {
    if (drag.current?.dragged) onEnd();
    drag.current = null;
    setDragging(false);
  };
  return {
    dragging,
    /** The click event at the end of a drag is ignored. */
    tapped: (act: () => void) => () => {
      const ended = wasDragged.current;
      wasDragged.current = false;
      if (!ended) act();
    },
    handlers: (part: BarPart) => ({
      onPointerDown: down(part),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
    }),
  };
};
