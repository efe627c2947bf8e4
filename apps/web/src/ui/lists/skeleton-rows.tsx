import { controlsTexts } from '@commissary/catalog';
import { useEffect, useState } from 'react';
import styles from './skeleton-rows.module.css';

export interface SkeletonRowsProps {
  readonly rows?: number;
  /** Height of one row, in pixels: that of the real ones. */
  readonly height?: number;
  readonly label?: string;
}

const shownAfterMs = 200;

/**
 * A placeholder for rows that are loading. Shows nothing in the first 200 ms, so that quick responses do not flicker.
 */
export function SkeletonRows({ rows = 6, height = 40, label = controlsTexts.loading }: SkeletonRowsProps) {
  const shown = useDelay(shownAfterMs);
  return (
    <div role="status" aria-label={label} style={{ minHeight: rows * height }}>
      {shown &&
        Array.from({ length: rows }, (_, index) => (
          // The bars are alike and never move, so their index is their key.
          <div key={index.toString()} className="row align-center pad-x-20" style={{ height }}>
            <span className={styles.bar} style={{ width: `${28 + ((index * 17) % 34)}%` }} />
          </div>
        ))}
    </div>
  );
}

/** True once that much time has passed since the component appeared. */
const useDelay = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
