/** A point on earth in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface Bounds {
  readonly southWest: MapPoint;
  readonly northEast: MapPoint;
}

/** The area of a zone. Radius in meters. */
export type Area =
  | { readonly type: 'rectangle'; readonly bounds: Bounds }
  | { readonly type: 'circle'; readonly center: MapPoint; readonly radius: number }
  | { readonly type: 'polygon'; readonly path: readonly MapPoint[] };

export type ZoneType = Area['type'] | 'virtual';

/** A zone as a document stores it: its type determines which of the four members it has. */
export interface ZoneShape {
  readonly type: ZoneType;
  readonly bounds?: Bounds | undefined;
  readonly center?: MapPoint | undefined;
  readonly radius?: number | undefined;
  readonly path?: readonly MapPoint[] | undefined;
}

/** The members with which each type of zone is drawn; a zone has these and none of the others. */
export const geometryOf: Readonly<Record<ZoneType, readonly ('bounds' | 'center' | 'radius' | 'path')[]>> = {
  rectangle: ['bounds'],
  circle: ['center', 'radius'],
  polygon: ['path'],
  virtual: [],
};

export const fewestCorners = 3;

/** Returns the area of a zone; `undefined` for one that is not on the map, or not completely drawn. */
export const areaOf = ({ type, bounds, center, radius, path }: ZoneShape): Area | undefined => {
  if (type === 'rectangle') return bounds && isOpen(bounds) ? { type, bounds } : undefined;
  if (type === 'circle') return center && radius !== undefined && radius > 0 ? { type, center, radius } : undefined;
  if (type === 'polygon') return path && path.length >= fewestCorners ? { type, path } : undefined;
  return undefined;
};

const isOpen = ({ southWest, northEast }: Bounds): boolean =>
  southWest.lat < northEast.lat && southWest.lng < northEast.lng;

/** Whether a zone has the members of its type, completely drawn, and no others. */
export const isDrawn = (zone: ZoneShape): boolean => {
  const geometry = geometryOf[zone.type];
  const held = (['bounds', 'center', 'radius', 'path'] as const).filter(key => zone[key] !== undefined);
  return held.every(key => geometry.includes(key)) && (zone.type === 'virtual' || areaOf(zone) !== undefined);
};
