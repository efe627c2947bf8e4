import type { MapPin } from './use-zones.ts';
import { type ScreenPoint, screenPointOf, type Viewport } from './viewport.ts';

export interface ShownPin extends ScreenPoint {
  readonly id: string;
  readonly name: string;
  /** Locations so near to it that they are not drawn. */
  readonly more: number;
}

/** Up to so many, all are drawn. */
const mostApart = 60;
/** Of more, one in each part of the map of this size, in pixels: its name has space beside it. */
const part = { width: 90, height: 60 } as const;

/** The pins that are drawn: of many only those on the map, and one of those that lie together. */
export const shownPins = (view: Viewport, pins: readonly MapPin[]): readonly ShownPin[] => {
  const placed = pins.map(({ id, name, point }) => ({ id, name, more: 0, ...screenPointOf(view, point) }));
  if (placed.length <= mostApart) return placed;
  const onMap = placed.filter(
    ({ x, y }) => x > -part.width && y > -part.height && x < view.width && y < view.height + part.height,
  );
  const parts = Map.groupBy(onMap, ({ x, y }) => `${Math.floor(x / part.width)} ${Math.floor(y / part.height)}`);
  return [...parts.values()].flatMap(([first, ...others]) => (first ? [{ ...first, more: others.length }] : []));
};
