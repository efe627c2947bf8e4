import { hoursTexts } from '@commissary/catalog';
import { calendarOf, channels, plainDateAt, zoneName } from '@commissary/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useForm, useFormSelector } from '../../../form/state/index.ts';
import { PrintButton } from '../../../paper/index.ts';
import { EmptyState, SectionCard, Segmented } from '../../../ui/index.ts';
import { validHoursOf } from '../week-state.ts';
import styles from './calendar.module.css';
import { rangeAround, rangeWords, type Span, stepped } from './calendar-range.ts';
import { CalendarTable } from './calendar-table.tsx';

const spans = [
  { value: 'week', label: hoursTexts.week },
  { value: 'month', label: hoursTexts.month },
] as const;

/**
 * The effective hours of the tenant, date by date: special days, flags and daylight saving included, unsaved edits too.
 */
export function CalendarView() {
  const { zone, names, level } = useForm();
  const hours = useFormSelector('/hours', validHoursOf);
  const [today] = useState(() => plainDateAt(Date.now(), zone));
  const [span, setSpan] = useState<Span>('week');
  const [date, setDate] = useState(today);
  const range = rangeAround(span, date, hours.startOfWeek);
  const { first, last } = range;
  const days = useMemo(() => calendarOf(hours, zone, first, last), [hours, zone, first, last]);
  const empty = channels.every(channel => hours[channel].length === 0) && hours.specialHours.length === 0;
  return (
    <SectionCard
      title={<span aria-live="polite">{rangeWords(span, range)}</span>}
      titleExtra={
        <span className={`${styles.turn} row wrap align-center gap-8`}>
          <ActionIcon aria-label={hoursTexts.previous(span)} onClick={() => setDate(stepped(range, -1))}>
            <IconChevronLeft size={16} stroke={1.8} />
          </ActionIcon>
          <ActionIcon aria-label={hoursTexts.next(span)} onClick={() => setDate(stepped(range, 1))}>
            <IconChevronRight size={16} stroke={1.8} />
          </ActionIcon>
          <Button variant="subtle" disabled={first <= today && today <= last} onClick={() => setDate(today)}>
            {hoursTexts.today}
          </Button>
        </span>
      }
      aside={
        <span className={`${styles.turn} row wrap align-center gap-8`}>
          <Segmented label={hoursTexts.rangeLabel} value={span} options={spans} onChange={setSpan} />
          <PrintButton />
        </span>
      }
      flush
    >
      {empty && <EmptyState text={hoursTexts.calendarEmpty} />}
      <CalendarTable
        caption={hoursTexts.calendarAbout(names[level], level === 'location', zoneName(zone))}
        hours={hours}
        days={days}
        today={today}
      />
    </SectionCard>
  );
}
