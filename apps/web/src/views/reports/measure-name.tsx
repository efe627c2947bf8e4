import { type MeasureKey, reportTexts } from '@commissary/catalog';
import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './reports.module.css';

export interface MeasureNameProps {
  readonly of: MeasureKey;
  /** Beside the name. */
  readonly mark?: ReactNode;
  readonly onClick?: () => void;
}

/** The name of a number, which says what the number is: to the pointer, the focus and the finger. */
export function MeasureName({ of, mark, onClick }: MeasureNameProps) {
  const { label, sentence } = reportTexts.measures[of];
  return (
    <Tooltip label={sentence} multiline w={260} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className={styles.measure} aria-description={sentence} onClick={onClick}>
        {label}
        {mark}
      </button>
    </Tooltip>
  );
}
