import { deliveryTexts } from '@commissary/catalog';
import type { Area, MapPoint } from '@commissary/domain';
import { areaFrom, type Drawn, shapePoints } from './zone-shapes.ts';

/** A shape that is being drawn: the points that were clicked so far. */
export interface Drawing {
  readonly type: Drawn;
  readonly spots: readonly MapPoint[];
}

export type DrawResult = { readonly drawing: Drawing } | { readonly done: Area };

export const addPoint = ({ type, spots }: Drawing, spot: MapPoint): DrawResult => {
  const next = { type, spots: [...spots, spot] };
  const area = next.spots.length >= shapePoints[type] ? areaFrom(type, next.spots) : undefined;
  return area === undefined ? { drawing: next } : { done: area };
};

/** The same without the last click. */
export const withoutLast = ({ type, spots }: Drawing): Drawing => ({ type, spots: spots.slice(0, -1) });

/** The finished shape, when the user ends it. */
export const finished = ({ type, spots }: Drawing): Area | undefined => areaFrom(type, spots);

/** What to do next, in one sentence. */
export const hintOf = ({ type, spots: { length } }: Drawing): string => {
  if (type === 'rectangle') return length === 0 ? deliveryTexts.clickOneCorner : deliveryTexts.clickOppositeCorner;
  if (type === 'circle') return length === 0 ? deliveryTexts.clickTheCenter : deliveryTexts.clickEdge;
  if (length < 3) return deliveryTexts.clickOutline(length);
  return deliveryTexts.finishOutline(length);
};
