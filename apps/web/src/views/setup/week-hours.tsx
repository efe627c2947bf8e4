import { setupTexts as texts } from '@commissary/catalog';
import { dayNames, endOf, formatClock, type OpenTime, weekFrom } from '@commissary/domain';
import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Axis, axisOf, barFrame, barPosition, marksOf, shareOf, TimeBar } from '../time-bar/index.ts';
import styles from './setup.module.css';
import { type DayDraft, endsNextDay, openTimeOf, timesOf } from './setup-draft.ts';

const monday = 1;

export interface WeekHoursProps {
  readonly days: readonly DayDraft[];
  readonly problem: string | undefined;
  readonly onChange: (days: readonly DayDraft[]) => void;
}

/** The usual week of the location, one interval a day: a bar that is dragged, or moved with the arrow keys. */
export function WeekHours({ days, problem, onChange }: WeekHoursProps) {
  /** The day whose times are typed. */
  const [typed, setTyped] = useState<number | null>(null);
  const change = (day: number, part: Partial<DayDraft>) =>
    onChange(days.map((one, index) => (index === day ? { ...one, ...part } : one)));
  const copyMonday = () => onChange(days.map(one => days[monday] ?? one));
  const axis = axisOf(days.flatMap(day => openTimeOf(day) ?? []));
  return (
    <section className={styles.wide} aria-label={texts.hours}>
      <div className={`${styles.hoursHead} row wrap align-center justify-between gap-4`}>
        <h2>{texts.hours}</h2>
        <span className={`${styles.hoursHelp} text-13 tone-2 grow`}>{texts.hoursHelp}</span>
        <Button variant="default" size="xs" onClick={copyMonday}>
          {texts.copyMonday}
        </Button>
      </div>
      <ul className={styles.week}>
        <li className={styles.axis} aria-hidden>
          {marksOf(axis).map(at => (
            <span key={at} style={{ insetInlineStart: `${shareOf(axis, at)}%` }}>
              {formatClock(at)}
            </span>
          ))}
        </li>
        {weekFrom(monday).map(day => {
          const draft = days[day];
          return (
            draft !== undefined && (
              <Day
                key={day}
                name={dayNames[day] ?? ''}
                draft={draft}
                axis={axis}
                isTyped={typed === day}
                onType={() => setTyped(typed === day ? null : day)}
                onChange={part => change(day, part)}
              />
            )
          );
        })}
      </ul>
      <p role="alert" className={`${styles.problem} text-13 tone-error`}>
        {problem}
      </p>
      <p className="text-13 tone-2">{texts.hoursAbout}</p>
    </section>
  );
}

interface DayProps {
  readonly name: string;
  readonly draft: DayDraft;
  readonly axis: Axis;
  /** Its times are shown as fields too; on a phone they always are. */
  readonly isTyped: boolean;
  readonly onType: () => void;
  readonly onChange: (part: Partial<DayDraft>) => void;
}

function Day({ name, draft, axis, isTyped, onType, onChange }: DayProps) {
  const time = openTimeOf(draft);
  return (
    <li className={styles.dayRow}>
      <span className="weight-500">{name}</span>
      <div className={styles.track} data-track>
        {marksOf(axis).map(at => (
          <span key={at} className={styles.hour} style={{ insetInlineStart: `${shareOf(axis, at)}%` }} />
        ))}
        {time === null ? (
          <span className={`${styles.closed} text-13 tone-2`}>{draft.open ? texts.timeRequired : texts.closed}</span>
        ) : (
          <div className={`${barFrame} ${styles.bar}`} style={barPosition(axis, time)}>
            <TimeBar
              time={time}
              axis={axis}
              labels={{ whole: texts.changeHours(name), start: texts.opens(name), end: texts.closes(name) }}
              words={wordsOf(time)}
              onMove={next => onChange(timesOf(next))}
              onOpen={onType}
              onRemove={() => onChange({ open: false })}
            />
          </div>
        )}
      </div>
      <Switch
        aria-label={texts.isOpen(name)}
        label={texts.open}
        checked={draft.open}
        onChange={({ currentTarget }) => onChange({ open: currentTarget.checked })}
      />
      {draft.open && (
        <span className={`${styles.times} row align-center gap-8`} data-shown={isTyped || time === null}>
          <TextInput
            type="time"
            aria-label={texts.timeOpens(name)}
            value={draft.opens}
            onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
          />
          <span>{texts.until}</span>
          <TextInput
            type="time"
            aria-label={texts.timeCloses(name)}
            value={draft.closes}
            onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
          />
          {endsNextDay(draft) && <span className="text-13 tone-2">{texts.nextDay}</span>}
        </span>
      )}
    </li>
  );
}

const wordsOf = (time: OpenTime) => {
  const closes = formatClock(time.startTime + time.endOffset);
  return { start: formatClock(time.startTime), end: endOf(time).nextDay ? `${closes}, ${texts.nextDay}` : closes };
};
