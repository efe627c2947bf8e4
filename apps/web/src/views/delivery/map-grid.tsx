import { deliveryTexts } from '@commissary/catalog';
import type { MapPoint, ScanLine, ZoneOverlaps } from '@commissary/domain';
import { metersPerMile } from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import { pixelsPerMeter, pointAt, screenPointOf, type Viewport } from './viewport.ts';
import styles from './zone-map.module.css';

/** Lines of longitude and latitude, at a readable distance. */
export function MapGrid({ view }: { readonly view: Viewport }) {
  const [northWest, southEast] = [pointAt(view, { x: 0, y: 0 }), pointAt(view, { x: view.width, y: view.height })];
  const step = gridSteps.find(one => (one / (southEast.lng - northWest.lng)) * view.width >= 96) ?? 10;
  const at = (point: MapPoint) => screenPointOf(view, point);
  const { lat, lng } = view.center;
  return (
    <g className={styles.grid} aria-hidden>
      {multiples(northWest.lng, southEast.lng, step).map(one => (
        <line key={`v${one}`} x1={at({ lat, lng: one }).x} x2={at({ lat, lng: one }).x} y1={0} y2={view.height} />
      ))}
      {multiples(southEast.lat, northWest.lat, step).map(one => (
        <line key={`h${one}`} y1={at({ lat: one, lng }).y} y2={at({ lat: one, lng }).y} x1={0} x2={view.width} />
      ))}
    </g>
  );
}

const gridSteps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

const multiples = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) }, (_, index) =>
    Number(((Math.ceil(from / step) + index) * step).toFixed(4)),
  );

/** Area that two zones share is hatched in one direction, a gap between zones in the other. */
export function Hatches({ view, coverage }: { readonly view: Viewport; readonly coverage: ZoneOverlaps }) {
  return (
    <>
      <defs>
        <pattern id="zones-overlap" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.overlapLine} x1="0" y1="0" x2="0" y2="7" />
        </pattern>
        <pattern id="zones-gap" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <line className={styles.gapLine} x1="0" y1="0" x2="0" y2="7" />
        </pattern>
      </defs>
      {coverage.gaps.map(({ between, strips }) => (
        <path key={between.join(' ')} d={stripsPath(view, strips)} fill="url(#zones-gap)" />
      ))}
      {coverage.overlaps.map(({ winner, loser, strips }) => (
        <path key={`${winner} ${loser}`} d={stripsPath(view, strips)} fill="url(#zones-overlap)" />
      ))}
    </>
  );
}

const stripsPath = (view: Viewport, strips: readonly ScanLine[]): string =>
  strips
    .map(({ southWest, northEast }) => {
      const [low, high] = [screenPointOf(view, southWest), screenPointOf(view, northEast)];
      // Slightly higher than the strip, so that there is no gap between two of them.
      return `M${pixel(low.x)} ${pixel(low.y + 0.3)}H${pixel(high.x)}V${pixel(high.y - 0.3)}H${pixel(low.x)}Z`;
    })
    .join('');

const pixel = (value: number): string => value.toFixed(1);

const scaleMiles = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250];
const longestScale = 140;

/** The scale of the map, and the direction of north. */
export function Scale({ view }: { readonly view: Viewport }) {
  const perMile = pixelsPerMeter(view, view.center.lat) * metersPerMile;
  const miles = scaleMiles.findLast(one => one * perMile <= longestScale) ?? scaleMiles[0] ?? 1;
  return (
    <span className={`${styles.scale} row align-center gap-8 size-12 tone-2`}>
      <span className={styles.bar} style={{ inlineSize: `${miles * perMile}px` }} aria-hidden />
      {valueTexts.miles(miles)}
      <span className="weight-600">{deliveryTexts.north}</span>
    </span>
  );
}
