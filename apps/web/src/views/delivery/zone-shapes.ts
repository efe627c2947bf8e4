import { type DeliveryZone, deliveryTexts, deliveryZone } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import {
  type Area,
  areaOf,
  type Bounds,
  distanceBetween,
  isDrawn,
  type MapPoint,
  metersPerDegree,
} from '@commissary/domain';
import { validateValue } from '@commissary/schema';

/** The types of zone that are drawn. */
export type Drawn = Area['type'];

/** The number of points that complete a shape; the user ends a polygon. */
export const shapePoints: Readonly<Record<Drawn, number>> = {
  rectangle: 2,
  circle: 2,
  polygon: Number.POSITIVE_INFINITY,
};

const rounded = ({ lat, lng }: MapPoint): MapPoint => ({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) });

export const boundsOf = (a: MapPoint, b: MapPoint): Bounds => ({
  southWest: rounded({ lat: Math.min(a.lat, b.lat), lng: Math.min(a.lng, b.lng) }),
  northEast: rounded({ lat: Math.max(a.lat, b.lat), lng: Math.max(a.lng, b.lng) }),
});

const leastRadius = 10;
/** To the decimeter: more exact than the user can draw. */
export const radiusOf = (center: MapPoint, edge: MapPoint): number =>
  Math.max(leastRadius, Number(distanceBetween(center, edge).toFixed(1)));

/** The area of the clicked points; `undefined` while there are too few of them. */
export const areaFrom = (type: Drawn, spots: readonly MapPoint[]): Area | undefined => {
  const [first, second] = spots;
  if (first === undefined || second === undefined) return undefined;
  if (type === 'rectangle') return areaOf({ type, bounds: boundsOf(first, second) });
  if (type === 'circle') return { type, center: rounded(first), radius: radiusOf(first, second) };
  return areaOf({ type, path: spots.map(rounded) });
};

/** A point of a shape that can be dragged. */
export interface Handle {
  readonly key: string;
  readonly name: string;
  readonly point: MapPoint;
  /** The edits, relative to the zone, that move it. */
  move(to: MapPoint): readonly ZoneEdit[];
  /** The edits that remove it from the shape; absent where the shape needs it. */
  readonly remove?: readonly ZoneEdit[];
}

export interface ZoneEdit {
  readonly key: string;
  readonly value: unknown;
}

export const editsAt = (zonePath: string, edits: readonly ZoneEdit[]): readonly Edit[] =>
  edits.map(({ key, value }) => ({ op: 'set', path: `${zonePath}/${key}`, value }));

/** The handles of a shape, in Tab order. */
export const handlesOf = (area: Area): readonly Handle[] => {
  if (area.type === 'polygon') return cornersOf(area.path);
  if (area.type === 'rectangle') return rectangleHandles(area.bounds);
  const { center, radius } = area;
  const edge = {
    lat: center.lat,
    lng: center.lng + radius / (metersPerDegree * Math.cos((center.lat * Math.PI) / 180)),
  };
  return [
    { key: 'center', name: deliveryTexts.center, point: center, move: to => [{ key: 'center', value: rounded(to) }] },
    {
      key: 'radius',
      name: deliveryTexts.radius,
      point: edge,
      move: to => [{ key: 'radius', value: radiusOf(center, to) }],
    },
  ];
};

const fewest = 3;

const cornersOf = (path: readonly MapPoint[]): readonly Handle[] =>
  path.map((point, index) => ({
    key: `point-${index}`,
    name: deliveryTexts.point(index + 1),
    point,
    move: to => [{ key: 'path', value: path.with(index, rounded(to)) }],
    ...(path.length > fewest && { remove: [{ key: 'path', value: path.toSpliced(index, 1) }] }),
  }));

const rectangleHandles = ({ southWest: sw, northEast: ne }: Bounds): readonly Handle[] => {
  const corner = (name: string, point: MapPoint, opposite: MapPoint): Handle => ({
    key: name,
    name,
    point,
    move: to => {
      const { southWest, northEast } = boundsOf(to, opposite);
      return [
        { key: 'bounds/southWest', value: southWest },
        { key: 'bounds/northEast', value: northEast },
      ];
    },
  });
  const [nw, se] = [
    { lat: ne.lat, lng: sw.lng },
    { lat: sw.lat, lng: ne.lng },
  ];
  return [
    corner(deliveryTexts.northWestCorner, nw, se),
    corner(deliveryTexts.northEastCorner, ne, sw),
    corner(deliveryTexts.southEastCorner, se, nw),
    corner(deliveryTexts.southWestCorner, sw, ne),
  ];
};

/** A point between each two corners of a polygon where another can be inserted. */
export const midpointsOf = (
  area: Area,
): readonly { readonly name: string; readonly point: MapPoint; readonly add: readonly ZoneEdit[] }[] =>
  area.type !== 'polygon'
    ? []
    : area.path.map((from, index) => {
        const to = area.path[(index + 1) % area.path.length] ?? from;
        const point = rounded({ lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 });
        return {
          name: deliveryTexts.addPointAfter(index + 1),
          point,
          add: [{ key: 'path', value: area.path.toSpliced(index + 1, 0, point) }],
        };
      });

const geometry = /^\/(type|bounds|center|radius|path)/;

/** Whether the shape of a zone can be drawn; a point that is being typed is a text. */
export const isValidShape = (zone: unknown): zone is DeliveryZone =>
  validateValue(deliveryZone, zone).every(({ path }) => !geometry.test(path)) && isDrawn(zone as DeliveryZone);
