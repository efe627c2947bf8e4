import type { Area, MapPoint } from './zone-shape.ts';

/** The corners of an area, or points around it, in order: a map that shows them shows the whole area. */
export const outlineOf = (area: Area): readonly MapPoint[] => {
  if (area.type === 'polygon') return area.path;
  if (area.type === 'circle') return circleOutline(area.center, area.radius);
  const { southWest, northEast } = area.bounds;
  return [southWest, { lat: southWest.lat, lng: northEast.lng }, northEast, { lat: northEast.lat, lng: southWest.lng }];
};

/** The radius of the sphere on which distances are measured, in meters. */
export const earthRadius = 6_371_008.8;

export const metersPerDegree = (earthRadius * Math.PI) / 180;

const circlePoints = 48;

const circleOutline = ({ lat, lng }: MapPoint, radius: number): readonly MapPoint[] =>
  Array.from({ length: circlePoints }, (_, index) => {
    const angle = (index / circlePoints) * 2 * Math.PI;
    return {
      lat: lat + (radius * Math.sin(angle)) / metersPerDegree,
      lng: lng + (radius * Math.cos(angle)) / (metersPerDegree * Math.cos((lat * Math.PI) / 180)),
    };
  });

/** Degrees of longitude from one meridian east to another, the short way around. */
export const eastward = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** The distance of two points in meters, along the ground. */
export const distanceBetween = (a: MapPoint, b: MapPoint): number => {
  const half = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosines = Math.cos((a.lat * Math.PI) / 180) * Math.cos((b.lat * Math.PI) / 180);
  const chord = half(b.lat - a.lat) + cosines * half(b.lng - a.lng);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Whether a point is in an area; its edge is part of it, on every side and in every corner. */
export const contains = (area: Area, point: MapPoint): boolean => {
  if (area.type === 'circle') return distanceBetween(area.center, point) <= area.radius;
  if (area.type === 'rectangle') {
    const { southWest, northEast } = area.bounds;
    return (
      isWithin(point.lat - southWest.lat, northEast.lat - southWest.lat) &&
      isWithin(eastward(southWest.lng, point.lng), northEast.lng - southWest.lng)
    );
  }
  return windsAround(area.path, point);
};

/**
 * Counts the edges that a ray to the east crosses: an odd number means inside. The ray alone would have some edges and
 * corners inside and others not.
 */
const windsAround = (path: readonly MapPoint[], point: MapPoint): boolean => {
  let inside = false;
  for (const [index, from] of path.entries()) {
    const to = path[(index + 1) % path.length] ?? from;
    const [start, end] = [eastward(point.lng, from.lng), eastward(point.lng, to.lng)];
    const [low, high] = [from.lat - point.lat, to.lat - point.lat];
    if (isOnEdge([start, low], [end, high])) return true;
    if (low > 0 === high > 0) continue;
    if (start - (low / (high - low)) * (end - start) > 0) inside = !inside;
  }
  return inside;
};

type Spot = readonly [east: number, north: number];

const isWithin = (at: number, length: number): boolean => at >= -edgeTolerance && at <= length + edgeTolerance;

/** A tenth of a millimeter, in degrees: what computing with a point on an edge may miss it by. */
const edgeTolerance = 1e-9;

/** Whether the point 0, 0 is on the line from one spot to another. */
const isOnEdge = ([fromX, fromY]: Spot, [toX, toY]: Spot): boolean => {
  const [x, y] = [toX - fromX, toY - fromY];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * x + fromY * y) / square));
  return Math.hypot(fromX + share * x, fromY + share * y) <= edgeTolerance;
};

/** Returns the center of several points; `undefined` without points. */
export const middleOf = (points: readonly MapPoint[]): MapPoint | undefined => {
  const [first] = points;
  if (first === undefined) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => eastward(first.lng, lng));
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lat: middle(lats), lng: first.lng + middle(lngs) };
};
