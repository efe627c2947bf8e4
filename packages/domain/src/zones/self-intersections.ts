import { eastward } from './area.ts';
import type { Area, MapPoint } from './zone-shape.ts';

/**
 * Returns where edges of a polygon cross each other: its inside is then probably not the intended one. Edges that only
 * meet in a corner do not cross.
 */
export const selfIntersectionsOf = (area: Area): readonly MapPoint[] => {
  if (area.type !== 'polygon') return [];
  const [origin] = area.path;
  if (origin === undefined) return [];
  const spots = area.path.map(({ lat, lng }): PlanePoint => ({ x: eastward(origin.lng, lng), y: lat }));
  const edges = spots.map((from, index): Edge => ({ from, to: spots[(index + 1) % spots.length] ?? from }));
  return edges.flatMap((one, index) =>
    edges.slice(index + 1).flatMap(other => {
      const spot = intersection(one, other);
      return spot === undefined ? [] : [{ lat: spot.y, lng: eastward(0, origin.lng + spot.x) }];
    }),
  );
};

interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

interface Edge {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

const intersection = (one: Edge, other: Edge): PlanePoint | undefined => {
  const along = (edge: Edge): PlanePoint => ({ x: edge.to.x - edge.from.x, y: edge.to.y - edge.from.y });
  const [a, b] = [along(one), along(other)];
  const turn = a.x * b.y - a.y * b.x;
  if (turn === 0) return undefined;
  const between = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const onOne = (between.x * b.y - between.y * b.x) / turn;
  const onOther = (between.x * a.y - between.y * a.x) / turn;
  if (!isInside(onOne) || !isInside(onOther)) return undefined;
  return { x: one.from.x + onOne * a.x, y: one.from.y + onOne * a.y };
};

/** Corners that edges share are computed slightly beside their ends. */
const isInside = (share: number): boolean => share > 1e-9 && share < 1 - 1e-9;
