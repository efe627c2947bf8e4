import { setupTexts as texts } from '@commissary/catalog';
import { dayNames, weekFrom } from '@commissary/domain';
import { Button, Switch, TextInput } from '@mantine/core';
import styles from './setup.module.css';
import { type DayDraft, endsNextDay } from './setup-draft.ts';

const monday = 1;

export interface WeekHoursProps {
  readonly days: readonly DayDraft[];
  readonly problem: string | undefined;
  readonly onChange: (days: readonly DayDraft[]) => void;
}

/** The usual week of the location, one interval a day. */
export function WeekHours({ days, problem, onChange }: WeekHoursProps) {
  const change = (day: number, part: Partial<DayDraft>) =>
    onChange(days.map((one, index) => (index === day ? { ...one, ...part } : one)));
  const copyMonday = () => onChange(days.map(one => days[monday] ?? one));
  return (
    <section className={styles.wide} aria-label={texts.hours}>
      <div className={`${styles.hoursHead} row align-center justify-between`}>
        <h2>{texts.hours}</h2>
        <Button variant="default" size="xs" onClick={copyMonday}>
          {texts.copyMonday}
        </Button>
      </div>
      <ul className={styles.week}>
        {weekFrom(monday).map(day => {
          const name = dayNames[day] ?? '';
          const draft = days[day];
          if (draft === undefined) return null;
          return (
            <li key={name} className={styles.dayRow}>
              <span>{name}</span>
              {draft.open ? (
                <span className={`${styles.times} row align-center gap-8`}>
                  <TextInput
                    type="time"
                    aria-label={texts.opens(name)}
                    value={draft.opens}
                    onChange={({ currentTarget }) => change(day, { opens: currentTarget.value })}
                  />
                  <span>{texts.until}</span>
                  <TextInput
                    type="time"
                    aria-label={texts.closes(name)}
                    value={draft.closes}
                    onChange={({ currentTarget }) => change(day, { closes: currentTarget.value })}
                  />
                  {endsNextDay(draft) && <span className="text-13 tone-2">{texts.nextDay}</span>}
                </span>
              ) : (
                <span className="text-13 tone-2">{texts.closed}</span>
              )}
              <Switch
                aria-label={texts.isOpen(name)}
                label={texts.open}
                checked={draft.open}
                onChange={({ currentTarget }) => change(day, { open: currentTarget.checked })}
              />
            </li>
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
