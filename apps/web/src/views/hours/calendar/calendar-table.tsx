import type { Hours } from '@commissary/catalog';
import { hoursTexts } from '@commissary/catalog';
import {
  type CalendarDay,
  type Channel,
  type ChannelDay,
  channels,
  dateWords,
  daySeconds,
  type OpenTime,
  sourceChannel,
} from '@commissary/domain';
import { Badge } from '../../../ui/index.ts';
import { channelText } from '../special-day-text.ts';
import styles from './calendar.module.css';
import { channelDayText, dayNotes } from './calendar-day-text.ts';

export interface CalendarTableProps {
  readonly caption: string;
  readonly hours: Hours;
  readonly days: readonly CalendarDay[];
  readonly today: string;
}

/**
 * A row for each date and a column for each channel, as text with a bar under it: the same on screen, for a screen
 * reader and on paper.
 */
export function CalendarTable({ caption, hours, days, today }: CalendarTableProps) {
  return (
    <table className={`${styles.table} full-width text-13`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{hoursTexts.date}</th>
          {channels.map(channel => (
            <th key={channel} scope="col">
              {titleOf(channel)}
              <Follows hours={hours} channel={channel} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(day => (
          <tr key={day.dateString} data-today={day.dateString === today || undefined}>
            <th scope="row">
              <span className={styles.date}>{dateWords(day.dateString)}</span>
              <span className={`${styles.notes} row wrap gap-4`}>
                {day.dateString === today && <Badge tone="accent">{hoursTexts.today}</Badge>}
                {dayNotes(day).map(note => (
                  <Badge key={note} tone="amber">
                    {note}
                  </Badge>
                ))}
              </span>
            </th>
            {channels.map(channel => (
              <Cell key={channel} channel={channel} day={day.byChannel[channel]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Follows({ hours, channel }: { readonly hours: Hours; readonly channel: Channel }) {
  const source = sourceChannel(hours, channel);
  return source === channel ? null : (
    <span className={`${styles.follows} text-12 weight-400 tone-3`}>{hoursTexts.sameAs(channelText[source])}</span>
  );
}

function Cell({ channel, day }: { readonly channel: Channel; readonly day: ChannelDay }) {
  const words = channelDayText(day);
  const closed = day.times.length === 0 && day.carried.length === 0;
  return (
    <td data-closed={closed || undefined} data-special={day.special || undefined}>
      {/* On a phone a row is a card, and its cells say themselves whose they are. */}
      <span className={styles.channel}>{titleOf(channel)}</span>
      <span className={styles.times}>
        {words.map(one => (
          <span key={one}>{one}</span>
        ))}
      </span>
      <span className={styles.bar} aria-hidden>
        {[...day.carried, ...day.times].map(time => (
          <span key={`${time.startTime} ${time.endOffset}`} style={barStyle(time)} />
        ))}
      </span>
    </td>
  );
}

/** The position of a time on the bar of its date; what continues after midnight is on the next one. */
const barStyle = ({ startTime, endOffset }: OpenTime) => ({
  insetInlineStart: `${(startTime / daySeconds) * 100}%`,
  inlineSize: `${((Math.min(startTime + endOffset, daySeconds) - startTime) / daySeconds) * 100}%`,
});

const titleOf = (channel: Channel): string =>
  channelText[channel].charAt(0).toUpperCase() + channelText[channel].slice(1);
