import { deliveryTexts } from '@commissary/catalog';
import type { ZoneOverlaps } from '@commissary/domain';
import { metersPerMile } from '@commissary/schema';
import styles from './delivery.module.css';
import type { MapZone } from './use-zones.ts';

/** The meaning of the hatches on the map, zone by zone. */
export function OverlapMessages({
  coverage,
  zones,
}: {
  readonly coverage: ZoneOverlaps;
  readonly zones: readonly MapZone[];
}) {
  return overlapMessages(coverage, id => zones.find(zone => zone.id === id)?.name ?? '').map(({ is, words }) => (
    <p key={words} className={styles.coverage} data-is={is}>
      {words}
    </p>
  ));
}

/** The meaning of a ring on the map. */
export const selfIntersectionMessages = ({ name, crossings }: Pick<MapZone, 'name' | 'crossings'>): string | null => {
  if (crossings.length === 0) return null;
  const where = crossings.length === 1 ? deliveryTexts.atMarkedPoint : deliveryTexts.atMarkedPoints(crossings.length);
  return deliveryTexts.edgesCross(name, where);
};

export const overlapMessages = (
  { overlaps, gaps }: ZoneOverlaps,
  nameOf: (id: string) => string,
): readonly { readonly is: 'overlap' | 'gap'; readonly words: string }[] => [
  ...overlaps.map(({ winner, loser, squareMeters }) => ({
    is: 'overlap' as const,
    words: deliveryTexts.overlap(nameOf(winner), nameOf(loser), squareMiles(squareMeters)),
  })),
  ...gaps.map(({ between, squareMeters }) => ({
    is: 'gap' as const,
    words: deliveryTexts.gap(squareMiles(squareMeters), between.map(nameOf)),
  })),
];

const squareMiles = (squareMeters: number): string => {
  const area = squareMeters / metersPerMile ** 2;
  return deliveryTexts.squareMiles(area < 0.1 ? area.toFixed(3) : area.toFixed(2));
};
