import styles from '../sheet.module.css';
import type { PriceSpread } from './price-spread.ts';

const [width, height, radius] = [72, 20, 3];

/** A price at all locations on one line, from the lowest to the highest; those far from the others stand out. */
export function PricePlot({ spread: { points, text } }: { readonly spread: PriceSpread }) {
  const [low, high] = [points[0]?.cents ?? 0, points.at(-1)?.cents ?? 0];
  const at = (cents: number): number =>
    high === low ? width / 2 : radius + 1 + ((cents - low) / (high - low)) * (width - 2 * radius - 2);
  return (
    <svg
      className={`${styles.plot} rigid push-end`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={text}
    >
      <line x1={radius} x2={width - radius} y1={height / 2} y2={height / 2} />
      {points.map(({ cents, isOutlier }) =>
        isOutlier ? (
          <path key={cents} d={`M${at(cents)} ${height / 2 - 5}l5 5l-5 5l-5 -5z`} className={styles.outlier ?? ''} />
        ) : (
          <circle key={cents} cx={at(cents)} cy={height / 2} r={radius} />
        ),
      )}
    </svg>
  );
}
