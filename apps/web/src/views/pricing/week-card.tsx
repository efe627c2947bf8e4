import { pricingTexts } from '@commissary/catalog';
import { dayNames, daySeconds, formatClock, type Period, weekFrom } from '@commissary/domain';
import { type ReactNode, useMemo } from 'react';
import { useForm } from '../../form/state/index.ts';
import { SectionCard } from '../../ui/index.ts';
import { useOpeningHours } from './use-opening-hours.ts';
import styles from './week-card.module.css';
import { closedTimes, coveredEntries, openPeriods, type Week, type WeekEntry } from './week-picture.ts';

export interface WeekCardProps<T extends WeekEntry> {
  readonly title: string;
  readonly hint: string;
  readonly days: Week<T>;
  /** The color of an entry, from 0; undefined has none. */
  readonly toneOf: (entry: T) => number | undefined;
  /** The entries of which it is said when they apply while the location is closed. */
  readonly watched: readonly T[];
  /** Whose opening hours count: POS, ONLINE or both. */
  readonly channels: readonly string[];
  readonly coversText: (first: T, covered: T, times: readonly string[]) => string;
  readonly children?: ReactNode;
}

/**
 * A week as a picture: what applies when, at a location over its opening hours; below it where one entry takes the place of
 * another, and where an entry applies while the location is closed. Each day has the same as text for a screen reader.
 */
export function WeekCard<T extends WeekEntry>({
  title,
  hint,
  days,
  toneOf,
  watched,
  channels,
  coversText,
  children,
}: WeekCardProps<T>) {
  const { level, names } = useForm();
  const hours = useOpeningHours();
  const key = channels.join(' ');
  const open = useMemo(() => hours && openPeriods(hours, key.split(' ')), [hours, key]);
  const location = level === 'location' && open !== undefined ? names.location : null;
  return (
    <div className="space-below-16">
      <SectionCard title={title} aside={location === null ? hint : `${hint} ${pricingTexts.weekOpen(location)}`}>
        {children}
        <div className={`${styles.day} grid align-end gap-x-12`} aria-hidden>
          <span />
          <span className={`${styles.axis} tone-3`}>
            {axis.map(time => (
              <span key={time} style={{ insetInlineStart: `${(time / daySeconds) * 100}%` }}>
                {clock(time)}
              </span>
            ))}
          </span>
        </div>
        <ul className="list">
          {weekFrom(1).map(day => (
            <Day key={day} day={day} spans={days[day] ?? []} toneOf={toneOf} open={open?.[day]} />
          ))}
        </ul>
        {coveredEntries(days).map(({ first, covered, times }) => (
          <p key={`${first.id} ${covered.id}`} className="tone-2 pad-y-8">
            {coversText(first, covered, times)}
          </p>
        ))}
        {location !== null &&
          watched
            .map(entry => ({ entry, times: closedTimes(days, open ?? [], entry) }))
            .filter(({ times }) => times.length > 0)
            .map(({ entry, times }) => (
              <p key={entry.id} className="tone-2 pad-y-8">
                {pricingTexts.closedThen(entry.name, location, times)}
              </p>
            ))}
      </SectionCard>
    </div>
  );
}

interface DayProps<T extends WeekEntry> {
  readonly day: number;
  readonly spans: Week<T>[number];
  readonly toneOf: (entry: T) => number | undefined;
  readonly open: readonly Period[] | undefined;
}

function Day<T extends WeekEntry>({ day, spans, toneOf, open }: DayProps<T>) {
  const shown = spans.flatMap(({ applying: [first, ...covered], ...period }) =>
    first === undefined ? [] : [{ first, covered, period }],
  );
  const said = shown.map(({ first, period }) => spanText(first, period));
  if (said.length === 0) said.push(pricingTexts.nothingApplies);
  return (
    <li className={`${styles.day} grid align-center gap-x-12`}>
      <span aria-hidden>{dayNames[day]?.slice(0, 3)}</span>
      <span className="visually-hidden">
        {[dayNames[day], ...said, ...(open === undefined ? [] : [pricingTexts.open(open.map(periodText))])].join('. ')}
      </span>
      <span className={styles.track} aria-hidden>
        {shown.map(({ first, covered, period }) => (
          <span
            key={period.from}
            className={styles.span}
            data-tone={toneOf(first) ?? 'default'}
            data-covers={covered.length > 0 || undefined}
            style={placed(period)}
            title={spanText(first, period)}
          >
            {first.name}
          </span>
        ))}
        {open?.map(period => (
          <span key={period.from} className={styles.open} style={placed(period)} />
        ))}
      </span>
    </li>
  );
}

/** A mark each six hours. */
const axis = [0, 1, 2, 3].map(quarter => (quarter * daySeconds) / 4);

const clock = (seconds: number): string => formatClock(seconds % daySeconds);

const spanText = ({ name }: WeekEntry, { from, to }: Period): string => pricingTexts.span(name, clock(from), clock(to));

const periodText = ({ from, to }: Period): string => pricingTexts.period(clock(from), clock(to));

const placed = ({ from, to }: Period) => ({
  insetInlineStart: `${(from / daySeconds) * 100}%`,
  inlineSize: `${((to - from) / daySeconds) * 100}%`,
});
