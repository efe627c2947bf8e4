export * from './area.ts';
export { parseCoordinates } from './parse-coordinates.ts';
export { selfIntersectionsOf } from './self-intersections.ts';
export * from './zone-overlaps.ts';
export * from './zone-shape.ts';
