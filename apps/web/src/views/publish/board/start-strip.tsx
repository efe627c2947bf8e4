import { startStripTexts as texts } from '@commissary/catalog';
import { plainDateTimeToInstant } from '@commissary/domain';
import { clockAt, dateAt, ownZone, whenWords } from '../../../formatting/index.ts';
import { type LocationStart, type StartDay, type StartsInZone, startHoursOf } from './start-hours.ts';
import styles from './start-strip.module.css';

/** More days, and more times of a day, are counted. */
const mostDays = 3;
const mostTimes = 8;

/** When locations start, each day of the reader's clock as a strip of its hours; the list below it says the same in words. */
export function StartStrip({ starts }: { readonly starts: readonly LocationStart[] }) {
  const zone = ownZone();
  const days = startHoursOf(starts, zone);
  const later = days.slice(mostDays).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {days.slice(0, mostDays).map(day => (
        <Day key={day.day} day={day} zone={zone} />
      ))}
      {later > 0 && <p className="text-12 tone-2">{texts.later(later)}</p>}
    </>
  );
}

function Day({ day, zone }: { readonly day: StartDay; readonly zone: string }) {
  const most = Math.max(...day.hours.map(({ count }) => count));
  const times = day.hours.flatMap(({ zones }) => zones);
  const others = times.slice(mostTimes).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.day}>
      <h3 className="size-13 weight-600">{texts.day(dateAt(day.first, zone), day.count)}</h3>
      <div className={styles.hours} aria-hidden>
        {day.hours.map(({ hour, count }) => (
          <i
            key={hour}
            className={styles.hour}
            style={{ insetInlineStart: shareOf(hour), blockSize: `${25 + (count / most) * 75}%` }}
          />
        ))}
      </div>
      <div className={`${styles.clock} text-12 tone-2`} aria-hidden>
        {quarters.map(hour => (
          <span key={hour} style={{ insetInlineStart: shareOf(hour) }}>
            {clockAt(plainDateTimeToInstant(`${day.day}T${String(hour).padStart(2, '0')}:00`, zone), zone)}
          </span>
        ))}
      </div>
      <ul className="reset row wrap gap-4 gap-x-16 text-12">
        {times.slice(0, mostTimes).map(one => (
          <li key={`${one.first} ${one.zone}`}>{timeText(one, zone)}</li>
        ))}
        {others > 0 && <li>{texts.others(others)}</li>}
      </ul>
    </div>
  );
}

const quarters = [0, 6, 12, 18];

const shareOf = (hour: number): string => `${(hour / 24) * 100}%`;

/** On the clock of the locations, and on the reader's where it shows another time. */
const timeText = ({ first, last, zone, count }: StartsInZone, readerZone: string): string => {
  const timesIn = (named: string) => {
    // Without its day: that is named above the hours.
    const timeAt = (at: number) => whenWords(at, named, at);
    const end = timeAt(last);
    return timeAt(first) === end ? end : texts.between(clockAt(first, named), end);
  };
  const [local, own] = [timesIn(zone), timesIn(readerZone)];
  return local === own ? texts.at(local, count) : texts.atOf(local, count, own);
};
