import type { MapPoint } from '@commissary/domain';
import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fitted, panned, type ScreenPoint, type Viewport, zoomed, zooms } from './viewport.ts';

const start: Viewport = { center: { lat: 39.8, lng: -98.6 }, zoom: zooms.least + 1, width: 0, height: 0 };

/** The viewport of a map: the size of its element, and fitted to all shapes until the user moves it. */
export const useViewport = (box: RefObject<HTMLElement | null>, everything: readonly MapPoint[]) => {
  const [view, setView] = useState(start);
  const moved = useRef(false);
  const shown = JSON.stringify(everything);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watch = new ResizeObserver(() =>
      setView(now => {
        const sized = { ...now, width: element.clientWidth, height: element.clientHeight };
        return moved.current ? sized : fitted(sized, JSON.parse(shown) as MapPoint[]);
      }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, shown]);
  const change = (next: (now: Viewport) => Viewport): void => {
    moved.current = true;
    setView(next);
  };
  useWheel(box, (by, spot) => change(now => zoomed(now, by, spot)));
  return {
    view,
    pan: (by: ScreenPoint) => change(now => panned(now, by)),
    zoom: (by: number, anchor?: ScreenPoint) => change(now => zoomed(now, by, anchor)),
    fit: (points: readonly MapPoint[]) => change(now => fitted(now, points)),
    /** While something is drawn, only the user moves the viewport. */
    hold: () => {
      moved.current = true;
    },
  };
};

const wheelStep = 0.0025;

/** The wheel zooms only with Ctrl, or after a click into the map: otherwise it scrolls the page. */
const useWheel = (box: RefObject<HTMLElement | null>, zoom: (by: number, spot: ScreenPoint) => void): void => {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      latest.current(-event.deltaY * wheelStep, screenPointIn(element, event));
    };
    element.addEventListener('wheel', turned, { passive: false });
    return () => element.removeEventListener('wheel', turned);
  }, [box]);
};

export const screenPointIn = (
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): ScreenPoint => {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

const slack = 4;

/** One pointer moves the map, two zoom it; a press that hardly moves is a tap. */
export const useMapPointers = (
  pan: (by: ScreenPoint) => void,
  zoom: (by: number, anchor: ScreenPoint) => void,
  tap: (spot: ScreenPoint) => void,
) => {
  const held = useRef(new Map<number, ScreenPoint>());
  const traveled = useRef(0);
  return {
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (held.current.size === 0) traveled.current = 0;
      held.current.set(event.pointerId, screenPointIn(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const before = held.current.get(event.pointerId);
      if (before === undefined) return;
      const now = screenPointIn(event.currentTarget, event);
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      const by = { x: now.x - before.x, y: now.y - before.y };
      traveled.current += Math.hypot(by.x, by.y);
      if (traveled.current <= slack) return;
      held.current.set(event.pointerId, now);
      if (other === undefined) return pan(by);
      const [far, wasFar] = [
        Math.hypot(now.x - other.x, now.y - other.y),
        Math.hypot(before.x - other.x, before.y - other.y),
      ];
      if (far > 0 && wasFar > 0) zoom(Math.log2(far / wasFar), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      const was = held.current.delete(event.pointerId);
      if (was && traveled.current <= slack) tap(screenPointIn(event.currentTarget, event));
    },
    onPointerCancel: (event: PointerEvent<Element>) => {
      held.current.delete(event.pointerId);
    },
  };
};
