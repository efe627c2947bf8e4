import { quietTexts } from '@commissary/catalog';
import { addDays, plainDateAt, plainDateTimeToInstant } from '@commissary/domain';
import { clockAt } from '../../formatting/index.ts';
import styles from './quiet-day.module.css';

export interface QuietDayProps {
  /** Epoch milliseconds: when it would start, when it starts, and since when the location is open until then. */
  readonly asked: number;
  readonly at: number;
  readonly openSince: number;
  readonly zone: string;
}

/** The day of a location, from midnight to midnight, with its open hours and when a publish waits in them. The text says the same. */
export function QuietDay({ asked, at, openSince, zone }: QuietDayProps) {
  const midnight = (instant: number, days: number) =>
    plainDateTimeToInstant(`${addDays(plainDateAt(instant, zone), days)}T00:00`, zone);
  const [from, to] = [midnight(Math.min(asked, openSince), 0), midnight(at, 1)];
  const shareOf = (instant: number) => `${((instant - from) / (to - from)) * 100}%`;
  return (
    <div className={styles.day} aria-hidden>
      <span
        className={styles.open}
        style={{ insetInlineStart: shareOf(openSince), inlineSize: shareOf(from + at - openSince) }}
      >
        {quietTexts.open(clockAt(openSince, zone), clockAt(at, zone))}
      </span>
      <i className={styles.asked} style={{ insetInlineStart: shareOf(asked) }} />
      <i className={styles.start} style={{ insetInlineStart: shareOf(at) }} />
    </div>
  );
}
