import { payTexts } from '@commissary/catalog';
import type { LaborWeek, RatedTime } from '@commissary/domain';
import { addDays, businessDayBegin } from '@commissary/domain';
import type { CSSProperties } from 'react';
import styles from './try-week.module.css';

type Tone = 'regular' | 'day' | 'week' | 'double';

export const legend: readonly { readonly tone: Tone; readonly label: string }[] = [
  { tone: 'regular', label: payTexts.legend.regular },
  { tone: 'day', label: payTexts.legend.day },
  { tone: 'week', label: payTexts.legend.week },
  { tone: 'double', label: payTexts.legend.double },
];

/** Where the bar has lines. */
export const quarters = [0.25, 0.5, 0.75] as const;

const toneOf = (premium: RatedTime['premium']): Tone => {
  if (premium === null) return 'regular';
  if (premium === 'over-40-a-week') return 'week';
  return premium === 'over-8-a-day' || premium === 'seventh-day' ? 'day' : 'double';
};

export interface DayBarProps {
  readonly times: readonly RatedTime[];
  readonly week: LaborWeek;
  readonly day: number;
}

/** The business day from its start to its end; the hours beside it say the same. */
export function DayBar({ times, week, day }: DayBarProps) {
  const [begin, end] = [day, day + 1].map(at =>
    businessDayBegin(addDays(week.firstDate, at), week.zone, week.dayStarts),
  );
  if (begin === undefined || end === undefined || end <= begin) return null;
  const share = (ms: number) => `${(ms / (end - begin)) * 100}%`;
  const placed = (from: number, to: number): CSSProperties => ({
    insetInlineStart: share(from - begin),
    inlineSize: share(to - from),
  });
  return (
    <div className={styles.bar} aria-hidden>
      {quarters.map(at => (
        <span key={at} className={styles.tick} style={{ insetInlineStart: `${at * 100}%` }} />
      ))}
      {times.map(({ from, to, premium }) => (
        <span key={from} className={styles.work} data-tone={toneOf(premium)} style={placed(from, to)} />
      ))}
    </div>
  );
}
