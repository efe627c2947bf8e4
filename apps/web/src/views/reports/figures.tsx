import type { ComparedTable } from '@commissary/catalog';
import { ComparedNumber } from './compared-number.tsx';
import { MeasureName } from './measure-name.tsx';
import styles from './reports.module.css';

export interface FiguresProps {
  readonly table: ComparedTable;
}

/** The totals of a report side by side; on a phone below each other. */
export function Figures({ table: { measures, total, isCompared, elsewhere } }: FiguresProps) {
  return (
    <dl className={`${styles.figures} card grid`}>
      {measures.map((key, at) => (
        <div key={key}>
          <dt>
            <MeasureName of={key} />
          </dt>
          <dd>
            <ComparedNumber of={key} value={total[at]} {...{ isCompared, elsewhere }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
