import { eastward, metersPerDegree, middleOf, outlineOf } from './area.ts';
import type { Area, MapPoint } from './zone-shape.ts';

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

/** The number of rows into which the ground that two areas may share is cut; along a row everything is exact. */
const rows = 240;
/** Of the ground between areas, the smallest of them is cut into so many rows, as long as that makes no more than this. */
const rowsOfSmallest = 60;
const mostRows = 1_920;
/** Smaller pieces result from lines that were drawn along each other. */
const leastSquareMeters = 2_000;

/**
 * Returns where areas overlap, and where the ground between them is in none. The order of the areas is their priority.
 *
 * Two areas are measured by themselves, so that no other one changes what they share. A gap is inside the convex hull of
 * areas that lie near each other, and touches at least two of them; ground outside the hull is no gap, nor is that
 * between two cities.
 */
export const zoneOverlapsOf = (areas: readonly NamedArea[]): ZoneOverlaps => {
  const overlaps = areas.flatMap((winner, index) =>
    areas.slice(index + 1).flatMap(loser => {
      const ground = sharedGround(winner.area, loser.area);
      return ground === undefined ? [] : [{ winner: winner.id, loser: loser.id, ...ground }];
    }),
  );
  const large = ({ squareMeters }: Region): boolean => squareMeters >= leastSquareMeters;
  return { overlaps: overlaps.filter(large), gaps: neighborhoods(areas).flatMap(gapsBetween).filter(large) };
};

const sharedGround = (one: Area, other: Area): Region | undefined => {
  const plane = planeOf([one, other]);
  if (plane === undefined) return undefined;
  const [a, b] = [plane.boxOf(one), plane.boxOf(other)];
  if (a.right <= b.left || b.right <= a.left) return undefined;
  const cut = plane.cut(Math.max(a.bottom, b.bottom), Math.min(a.top, b.top), rows);
  return cut && regionOf(cut, shared(cut.rows(one), cut.rows(other)));
};

const gapsBetween = (areas: readonly NamedArea[]): readonly Gap[] => {
  const plane = planeOf(areas.map(({ area }) => area));
  if (plane === undefined || areas.length < 2) return [];
  const boxes = areas.map(({ area }) => plane.boxOf(area));
  const [bottom, top] = [Math.min(...boxes.map(box => box.bottom)), Math.max(...boxes.map(box => box.top))];
  const smallest = Math.min(...boxes.map(box => box.top - box.bottom));
  const rowCount = Math.ceil(((top - bottom) / smallest) * rowsOfSmallest);
  const cut = plane.cut(bottom, top, Math.min(mostRows, Math.max(rows, rowCount)));
  if (cut === undefined) return [];
  const zones = areas.map(({ id, area }) => ({ id, rows: cut.rows(area) }));
  return gapsIn(cut.hullRows(), zones).map(({ pieces, between }) => ({ between, ...regionOf(cut, pieces) }));
};

const regionOf = (cut: Slices, pieces: readonly Piece[]): Region => ({
  squareMeters: pieces.reduce((sum, { from, to }) => sum + (to - from) * cut.height, 0),
  strips: pieces.map(cut.strip),
});

/** The areas in groups of those that are no farther from another one than the two are wide. */
const neighborhoods = (areas: readonly NamedArea[]): readonly (readonly NamedArea[])[] => {
  let groups: readonly (readonly NamedArea[])[] = [];
  for (const one of areas) {
    const near = groups.filter(group => group.some(other => areNeighbors(one.area, other.area)));
    groups = [...groups.filter(group => !near.includes(group)), [...near.flat(), one]];
  }
  // In the order of the areas, whatever joined them.
  return groups.map(group => areas.filter(one => group.includes(one)));
};

const areNeighbors = (one: Area, other: Area): boolean => {
  const plane = planeOf([one, other]);
  if (plane === undefined) return false;
  const [a, b] = [plane.boxOf(one), plane.boxOf(other)];
  const widthOf = ({ left, right, bottom, top }: Box): number => Math.max(right - left, top - bottom);
  const east = Math.max(a.left - b.right, b.left - a.right, 0);
  const north = Math.max(a.bottom - b.top, b.bottom - a.top, 0);
  return Math.hypot(east, north) <= (widthOf(a) + widthOf(b)) / 2;
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

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

interface Plane {
  boxOf(area: Area): Box;
  /** Rows of equal height from a bottom to a top; none when there is nothing between them. */
  cut(bottom: number, top: number, count: number): Slices | undefined;
}

interface Slices {
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
  return {
    boxOf: area => {
      const spots = outlineOf(area).map(flat);
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
    },
    cut: (bottom, top, count) => {
      const height = (top - bottom) / count;
      if (!(height > 0)) return undefined;
      const middles = Array.from({ length: count }, (_, row) => bottom + (row + 0.5) * height);
      const cutPath = (path: readonly PlanePoint[]): Rows => middles.map(y => crossings(path, y));
      return {
        height,
        rows: area => {
          if (area.type !== 'circle') return cutPath(outlineOf(area).map(flat));
          const [x, y] = flat(area.center);
          return middles.map(row => chord(x, area.radius ** 2 - (row - y) ** 2));
        },
        hullRows: () => cutPath(hullOf(outlines.flatMap(outline => outline.map(flat)))),
        strip: ({ row, from, to }) => ({
          southWest: round([from, bottom + row * height]),
          northEast: round([to, bottom + (row + 1) * height]),
        }),
      };
    },
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
