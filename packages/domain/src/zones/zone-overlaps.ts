import { type Area, eastward, type MapPoint, metersPerDegree, middleOf, outlineOf } from './area.ts';

/** An area with the name of its zone. */
export interface NamedArea {
  readonly id: string;
  readonly area: Area;
}

/** A strip of the ground: a rectangle, one row high. */
export interface ScanLine {
  readonly southWest: MapPoint;
  readonly northEast: MapPoint;
}

/** A piece of ground: its size, and the strips with which it is drawn. */
export interface Region {
  readonly squareMeters: number;
  readonly strips: readonly ScanLine[];
}

/** Ground that two zones share. The first of them in the order of the zones applies there. */
export interface Overlap extends Region {
  readonly winner: string;
  readonly loser: string;
}

/** Ground in no zone, with zones on two sides of it. */
export interface Gap extends Region {
  readonly between: readonly string[];
}

export interface ZoneOverlaps {
  readonly overlaps: readonly Overlap[];
  readonly gaps: readonly Gap[];
}

/** The number of rows into which the ground is cut; along a row everything is exact. */
const rows = 240;
/** Smaller pieces result from lines that were drawn along each other. */
const leastSquareMeters = 2_000;

/**
 * Returns where areas overlap, and where the ground between them is in none. The order of the areas is their priority.
 * A gap is inside the convex hull of all areas and touches at least two of them; ground outside the hull is no gap.
 */
export const zoneOverlapsOf = (areas: readonly NamedArea[]): ZoneOverlaps => {
  const plane = planeOf(areas.map(({ area }) => area));
  if (plane === undefined) return { overlaps: [], gaps: [] };
  const cut = areas.map(({ id, area }) => ({ id, rows: plane.rows(area) }));
  const groundOf = (pieces: readonly Piece[]): Region => ({
    squareMeters: pieces.reduce((sum, { from, to }) => sum + (to - from) * plane.height, 0),
    strips: pieces.map(plane.strip),
  });
  const overlaps = cut.flatMap((winner, index) =>
    cut.slice(index + 1).map(loser => ({
      winner: winner.id,
      loser: loser.id,
      ...groundOf(shared(winner.rows, loser.rows)),
    })),
  );
  const gaps = gapsIn(plane.hullRows(), cut).map(({ pieces, between }) => ({ between, ...groundOf(pieces) }));
  const large = ({ squareMeters }: Region): boolean => squareMeters >= leastSquareMeters;
  return { overlaps: overlaps.filter(large), gaps: gaps.filter(large) };
};

type Interval = readonly [from: number, to: number];
type Rows = readonly (readonly Interval[])[];

interface Piece {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

interface Cut {
  readonly id: string;
  readonly rows: Rows;
}

interface Plane {
  /** The height of a row, in meters. */
  readonly height: number;
  rows(area: Area): Rows;
  hullRows(): Rows;
  strip(piece: Piece): ScanLine;
}

type PlanePoint = readonly [x: number, y: number];

/** The ground around some areas as a plane, in meters east and north of its center. */
const planeOf = (areas: readonly Area[]): Plane | undefined => {
  const outlines = areas.map(outlineOf);
  const middle = middleOf(outlines.flat());
  if (middle === undefined) return undefined;
  const perDegreeEast = metersPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const flat = ({ lat, lng }: MapPoint): PlanePoint => [
    eastward(middle.lng, lng) * perDegreeEast,
    (lat - middle.lat) * metersPerDegree,
  ];
  const round = ([x, y]: PlanePoint): MapPoint => ({
    lat: middle.lat + y / metersPerDegree,
    lng: middle.lng + x / perDegreeEast,
  });
  const spots = outlines.map(outline => outline.map(flat));
  const ys = spots.flat().map(([, y]) => y);
  const bottom = Math.min(...ys);
  const height = (Math.max(...ys) - bottom) / rows;
  if (!(height > 0)) return undefined;
  const middles = Array.from({ length: rows }, (_, row) => bottom + (row + 0.5) * height);
  const cutPath = (path: readonly PlanePoint[]): Rows => middles.map(y => crossings(path, y));
  return {
    height,
    rows: area => {
      if (area.type !== 'circle') return cutPath(outlineOf(area).map(flat));
      const [x, y] = flat(area.center);
      return middles.map(row => chord(x, area.radius ** 2 - (row - y) ** 2));
    },
    hullRows: () => cutPath(hullOf(spots.flat())),
    strip: ({ row, from, to }) => ({
      southWest: round([from, bottom + row * height]),
      northEast: round([to, bottom + (row + 1) * height]),
    }),
  };
};

const chord = (x: number, square: number): readonly Interval[] =>
  square > 0 ? [[x - Math.sqrt(square), x + Math.sqrt(square)]] : [];

/** The intervals of a row inside a closed line: between every other two of its crossings. */
const crossings = (path: readonly PlanePoint[], y: number): readonly Interval[] => {
  const xs = path
    .flatMap(([fromX, fromY], index) => {
      const [toX, toY] = path[(index + 1) % path.length] ?? [fromX, fromY];
      return fromY > y === toY > y ? [] : [fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)];
    })
    .sort((a, b) => a - b);
  return xs.flatMap((from, index): readonly Interval[] => {
    const to = xs[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
};

const shared = (a: Rows, b: Rows): readonly Piece[] =>
  a.flatMap((intervals, row) =>
    intervals.flatMap(([from, to]) =>
      (b[row] ?? []).flatMap(([start, end]): readonly Piece[] => {
        const piece = { row, from: Math.max(from, start), to: Math.min(to, end) };
        return piece.from < piece.to ? [piece] : [];
      }),
    ),
  );

/** Returns the parts of the hull that no area covers, as connected pieces with areas on two sides. */
const gapsIn = (
  hull: Rows,
  cut: readonly Cut[],
): readonly { pieces: readonly Piece[]; between: readonly string[] }[] => {
  const free = hull.flatMap((inside, row) =>
    inside.flatMap(whole =>
      uncovered(
        whole,
        cut.flatMap(one => one.rows[row] ?? []),
      ).map(([from, to]) => ({ row, from, to })),
    ),
  );
  return connected(free).flatMap(pieces => {
    const between = cut.filter(({ rows: own }) => pieces.some(piece => touches(own, piece))).map(({ id }) => id);
    return between.length > 1 ? [{ pieces, between }] : [];
  });
};

const uncovered = ([from, to]: Interval, covered: readonly Interval[]): readonly Interval[] => {
  const rest: Interval[] = [];
  let at = from;
  for (const [start, end] of covered.toSorted((a, b) => a[0] - b[0])) {
    if (start > at && at < to) rest.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  if (at < to) rest.push([at, to]);
  return rest;
};

const meet = (a: Piece, from: number, to: number): boolean => a.from < to && from < a.to;

/** An area touches a piece at one of its ends, or in the row above or below. */
const touches = (own: Rows, piece: Piece): boolean =>
  (own[piece.row] ?? []).some(([from, to]) => near(to, piece.from) || near(from, piece.to)) ||
  [piece.row - 1, piece.row + 1].some(row => (own[row] ?? []).some(([from, to]) => meet(piece, from, to)));

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/** Joins strips that touch from row to row. They are given in the order of their rows. */
const connected = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const owner = pieces.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (owner[at] !== undefined && owner[at] !== at) at = owner[at] ?? at;
    return at;
  };
  let below = 0;
  pieces.forEach((piece, index) => {
    while ((pieces[below]?.row ?? piece.row) < piece.row - 1) below++;
    for (let other = below; other < index && (pieces[other]?.row ?? piece.row) < piece.row; other++) {
      const under = pieces[other];
      if (under !== undefined && meet(piece, under.from, under.to)) owner[root(other)] = root(index);
    }
  });
  const groups = new Map<number, Piece[]>();
  pieces.forEach((piece, index) => {
    const key = root(index);
    const group = groups.get(key) ?? [];
    group.push(piece);
    groups.set(key, group);
  });
  return [...groups.values()];
};

/** Returns the convex hull of some points, counterclockwise. */
const hullOf = (spots: readonly PlanePoint[]): readonly PlanePoint[] => {
  const sorted = spots.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
};

const halfHull = (sorted: readonly PlanePoint[]): readonly PlanePoint[] => {
  const hull: PlanePoint[] = [];
  for (const spot of sorted) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2) ?? spot, hull.at(-1) ?? spot, spot)) hull.pop();
    hull.push(spot);
  }
  return hull.slice(0, -1);
};

const turnsLeft = ([ax, ay]: PlanePoint, [bx, by]: PlanePoint, [cx, cy]: PlanePoint): boolean =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
