import { homeDayTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, LocationDay } from '@commissary/contract';
import { clockAt, ownZone } from '../../formatting/index.ts';
import { SectionCard, useCurrentTime } from '../../ui/index.ts';
import { DayLink } from './day-link.tsx';
import styles from './hours-now.module.css';
import { type DayHours, dayAxis, hoursRows, isAllDay, openWords } from './hours-rows.ts';

export interface HoursNowProps {
  readonly hours: LocationDay['hours'];
  readonly location: AccessibleTenant;
  readonly maySet: boolean;
}

/** The hours of the day that are live, channel by channel on one axis, with the time it is there. */
export function HoursNow({ hours, location, maySet }: HoursNowProps) {
  const now = useCurrentTime();
  const zone = location.timeZone ?? ownZone();
  const inStore = hours?.channels.find(({ channel }) => channel === 'inStore');
  return (
    <SectionCard
      title={inStore === undefined ? texts.hours : openWords(inStore.intervals, now, zone)}
      aside={
        maySet && hours !== null ? (
          <>
            <DayLink screen="hoursForm" location={location} query={{ act: 'longer' }} text={texts.openLonger} />
            <DayLink screen="hoursForm" location={location} query={{ act: 'closed' }} text={texts.closeNow} />
          </>
        ) : undefined
      }
    >
      {hours === null ? <p>{texts.neverPublished}</p> : <Bars hours={hours} now={now} zone={zone} />}
    </SectionCard>
  );
}

interface BarsProps {
  readonly hours: DayHours;
  readonly now: number;
  readonly zone: string;
}

function Bars({ hours, now, zone }: BarsProps) {
  const axis = dayAxis(hours, now);
  const at = (instant: number): number =>
    ((Math.min(Math.max(instant, axis.from), axis.to) - axis.from) / (axis.to - axis.from)) * 100;
  return (
    <div className={styles.hours}>
      <div className={`${styles.axis} text-12 tone-3`} aria-hidden>
        {axis.marks.map(mark => (
          <span key={mark} style={{ insetInlineStart: `${at(mark)}%` }}>
            {clockAt(mark, zone)}
          </span>
        ))}
      </div>
      <dl>
        {hoursRows(hours).map(({ channels, bars }) => (
          <div key={channels.join()} className={`${styles.row} grid align-center line-above`}>
            <dt>{channels.map(channel => texts.channels[channel]).join(', ')}</dt>
            <dd className={styles.track}>
              {bars.map(({ from, to }) => (
                <span
                  key={from}
                  className={`${styles.bar} row align-center justify-between gap-8 text-12 tone-1 nowrap`}
                  style={{ insetInlineStart: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
                >
                  {isAllDay({ from, to }, hours.midnight) ? (
                    <span className={styles.time}>{texts.allDay}</span>
                  ) : (
                    <>
                      <span className={styles.time}>{clockAt(from, zone)}</span>
                      <span className="visually-hidden">{texts.to}</span>
                      <span className={styles.time}>{clockAt(to, zone)}</span>
                    </>
                  )}
                </span>
              ))}
              {bars.length === 0 && <span className={`${styles.closed} text-13 tone-2`}>{texts.closedToday}</span>}
              <span className={styles.now} style={{ insetInlineStart: `${at(now)}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
