import { type MapPoint, metersPerDegree } from '@commissary/domain';

/** What a map shows: its center, its zoom, and its size on the screen. */
export interface Viewport {
  readonly center: MapPoint;
  /** Each step up shows half as much; 0 is the whole earth on 256 pixels. */
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** A point on the map, in pixels from its upper left corner. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

const tile = 256;
export const zooms = { least: 3, most: 18, shown: 13 } as const;

const worldOf = ({ lat, lng }: MapPoint, zoom: number): ScreenPoint => {
  const size = tile * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
};

const coordinatesOf = ({ x, y }: ScreenPoint, zoom: number): MapPoint => {
  const size = tile * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { lat, lng: (x / size) * 360 - 180 };
};

export const screenPointOf = (view: Viewport, point: MapPoint): ScreenPoint => {
  const [there, middle] = [worldOf(point, view.zoom), worldOf(view.center, view.zoom)];
  return { x: there.x - middle.x + view.width / 2, y: there.y - middle.y + view.height / 2 };
};

export const pointAt = (view: Viewport, { x, y }: ScreenPoint): MapPoint => {
  const middle = worldOf(view.center, view.zoom);
  return coordinatesOf({ x: middle.x + x - view.width / 2, y: middle.y + y - view.height / 2 }, view.zoom);
};

/** The map moved by that many pixels: what was at the center is then that far away from it. */
export const panned = (view: Viewport, by: ScreenPoint): Viewport => ({
  ...view,
  center: pointAt(view, { x: view.width / 2 - by.x, y: view.height / 2 - by.y }),
});

/** Zooms in or out around a point that stays in position. */
export const zoomed = (view: Viewport, by: number, anchor?: ScreenPoint): Viewport => {
  const zoom = Math.max(zooms.least, Math.min(zooms.most, view.zoom + by));
  const spot = anchor ?? { x: view.width / 2, y: view.height / 2 };
  const fixed = pointAt(view, spot);
  const moved = { ...view, zoom };
  const now = screenPointOf(moved, fixed);
  return panned(moved, { x: spot.x - now.x, y: spot.y - now.y });
};

const margin = 44;

/** The highest zoom at which all points are on the map; one point alone is shown with the blocks around it. */
export const fitted = (view: Viewport, points: readonly MapPoint[]): Viewport => {
  const [first] = points;
  if (first === undefined) return view;
  const spots = points.map(point => worldOf(point, 0));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (size: number, span: number): number =>
    span === 0 ? zooms.shown : Math.log2(Math.max(1, size - 2 * margin) / span);
  const zoom = Math.min(room(view.width, right - left), room(view.height, bottom - top));
  return {
    ...view,
    center: coordinatesOf({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.max(zooms.least, Math.min(zooms.most, points.length === 1 ? zooms.shown : zoom)),
  };
};

/** Pixels per meter at a latitude. */
export const pixelsPerMeter = ({ zoom }: Viewport, lat: number): number =>
  (tile * 2 ** zoom) / (360 * metersPerDegree * Math.cos((lat * Math.PI) / 180));

/** One map tile, and its position on the map. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Its column on the map, where `x` starts again around the earth. */
  readonly column: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** The tiles that cover the map; around the earth they repeat, beyond north and south there are none. */
export const tilesOn = (view: Viewport): readonly Tile[] => {
  if (view.width === 0) return [];
  const z = Math.round(view.zoom);
  const size = tile * 2 ** (view.zoom - z);
  const middle = worldOf(view.center, view.zoom);
  const [left, top] = [middle.x - view.width / 2, middle.y - view.height / 2];
  const all = 2 ** z;
  const from = (start: number): number => Math.floor(start / size);
  const count = (start: number, length: number): number => Math.ceil((start + length) / size) - from(start);
  return Array.from({ length: count(top, view.height) }, (_, row) => from(top) + row)
    .filter(y => y >= 0 && y < all)
    .flatMap(y =>
      Array.from({ length: count(left, view.width) }, (_, at): Tile => {
        const column = from(left) + at;
        return { z, x: ((column % all) + all) % all, y, column, left: column * size - left, top: y * size - top, size };
      }),
    );
};
