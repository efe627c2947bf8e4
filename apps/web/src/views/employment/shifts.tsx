import { payTexts } from '@commissary/catalog';
import { daySeconds, dayStartOn, formatClock, type RatedTime } from '@commissary/domain';
import type { Id } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import { DayBar, legend, quarters } from './day-bar.tsx';
import { dayLabel, longDay } from './day-names.ts';
import { hoursText } from './pay-words.ts';
import { ShiftFields } from './shift-fields.tsx';
import { emptyShift, type PayRules, type TriedPay, type TriedShift, type TriedWeek } from './tried-week.ts';
import styles from './try-week.module.css';

export interface ShiftsProps {
  readonly tried: TriedWeek;
  readonly result: TriedPay;
  readonly rules: PayRules;
  readonly nameOf: (id: Id) => string;
  readonly onChange: (week: TriedWeek) => void;
}

/** The days of the week, each with its shifts as fields and as bars. */
export function Shifts({ tried, result, rules, nameOf, onChange }: ShiftsProps) {
  const { pay, week } = result;
  const dayStart = dayStartOn(week.dayStarts, week.firstDate);
  const put = (shift: TriedShift) =>
    onChange({ ...tried, shifts: tried.shifts.map(one => (one.id === shift.id ? shift : one)) });
  const add = (day: number) => {
    const jobId =
      tried.shifts.findLast(shift => shift.day === day)?.jobId ?? tried.shifts.at(-1)?.jobId ?? rules.jobTypes[0]?.id;
    if (jobId === undefined) return;
    const id = Math.max(0, ...tried.shifts.map(shift => shift.id)) + 1;
    onChange({ ...tried, shifts: [...tried.shifts, emptyShift(id, day, jobId)] });
  };
  const jobs = rules.jobTypes.map(({ id }) => ({ value: String(id), label: nameOf(id) }));
  return (
    <section aria-label={payTexts.punches}>
      <header className={`${styles.head} row wrap align-center gap-4 gap-x-12 pad-x-20 pad-y-8`}>
        <h3>{payTexts.punches}</h3>
        <span className="text-13 tone-2">{payTexts.hoursOf(hoursText(pay.workedMs))}</span>
        <span className={`${styles.legend} row wrap align-center gap-4 gap-x-8 push-end text-12 tone-2`} aria-hidden>
          {legend.map(({ tone, label }) => (
            <Fragment key={tone}>
              <i data-tone={tone} />
              {label}
            </Fragment>
          ))}
        </span>
      </header>
      <div className={styles.axis} aria-hidden>
        <span>
          {quarters.map(quarter => (
            <i key={quarter} style={{ insetInlineStart: `${quarter * 100}%` }}>
              {formatClock(dayStart + quarter * daySeconds)}
            </i>
          ))}
        </span>
      </div>
      <ul>
        {pay.dates.map((date, day) => {
          const shifts = tried.shifts.filter(shift => shift.day === day);
          const times = pay.times.filter(time => time.day === day);
          return (
            <li key={date} className={`${styles.day} grid gap-8 gap-x-12 pad-x-20 pad-y-10 line-above`}>
              <div className={`${styles.date} stack text-13`}>
                <strong>{dayLabel(date).day}</strong>
                <span>{dayLabel(date).date}</span>
              </div>
              <div className={`${styles.shifts} stack align-start gap-8 span-all`}>
                {shifts.map((shift, index) => (
                  <ShiftFields
                    key={shift.id}
                    shift={shift}
                    name={payTexts.shiftOn(longDay(date), index + 1)}
                    jobs={jobs}
                    rules={rules}
                    onChange={put}
                    onRemove={() => onChange({ ...tried, shifts: tried.shifts.filter(one => one !== shift) })}
                    onAdd={index === shifts.length - 1 ? () => add(day) : undefined}
                    addLabel={payTexts.addShiftOn(longDay(date))}
                  />
                ))}
                {shifts.length === 0 && (
                  <Button
                    className="pad-x-8"
                    variant="subtle"
                    leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
                    aria-label={payTexts.addShiftOn(longDay(date))}
                    onClick={() => add(day)}
                  >
                    {payTexts.addShift}
                  </Button>
                )}
              </div>
              <DayBar times={times} week={week} day={day} />
              <DayHours times={times} />
            </li>
          );
        })}
      </ul>
      <Notes result={result} />
      <p className="text-12 tone-2 pad-x-20 pad-y-10 line-above">{payTexts.midnight(formatClock(dayStart))}</p>
    </section>
  );
}

const lengthOf = (times: readonly RatedTime[]): number => times.reduce((sum, { from, to }) => sum + to - from, 0);

function DayHours({ times }: { readonly times: readonly RatedTime[] }) {
  const over = lengthOf(times.filter(({ premium }) => premium !== null));
  return (
    <div className={`${styles.hours} stack text-13 text-end`}>
      {times.length === 0 ? <span>{payTexts.off}</span> : <strong>{hoursText(lengthOf(times))}</strong>}
      {over > 0 && <span>{payTexts.over(hoursText(over))}</span>}
    </div>
  );
}

/** What the time clock would have made of the punches. */
function Notes({ result: { pay, shifts } }: { readonly result: TriedPay }) {
  const texts = pay.notes.map(({ punch, reason }) => {
    const shift = longDay(pay.dates[shifts[punch]?.day ?? 0] ?? '');
    return reason === 'overlap' ? payTexts.overlap(shift) : payTexts.clockedOut(shift);
  });
  return (
    <div role="status">
      {texts.map((text, index) => (
        // Two shifts of one day may have the same note: the index tells them apart.
        <p key={`${index.toString()} ${text}`} className="text-12 tone-2 pad-x-20 pad-y-10 line-above">
          {text}
        </p>
      ))}
    </div>
  );
}
