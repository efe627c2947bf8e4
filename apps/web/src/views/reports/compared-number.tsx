import {
  type ComparedValue,
  changeText,
  type MeasureKey,
  measureText,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import styles from './reports.module.css';

export interface ComparedNumberProps {
  readonly of: MeasureKey;
  readonly value: ComparedValue | undefined;
  readonly isCompared: boolean;
  /** The place that it is compared with, where that is another one. */
  readonly elsewhere?: string | undefined;
}

/** A number, and below it what it was and how much it has changed. */
export function ComparedNumber({ of, value, isCompared, elsewhere }: ComparedNumberProps) {
  return (
    <>
      <span className={styles.value}>{measureText(of, value?.value ?? null)}</span>
      {isCompared && (
        <span className={`${styles.before} text-12 tone-3`}>
          <span className="visually-hidden">{texts.before(elsewhere)}</span> {measureText(of, value?.before ?? null)}{' '}
          <span className="visually-hidden">{texts.change}</span>{' '}
          <span className="weight-600 tone-2">{changeText(of, value?.change ?? null)}</span>
        </span>
      )}
    </>
  );
}
