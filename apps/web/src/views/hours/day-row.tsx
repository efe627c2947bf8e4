import { hoursTexts } from '@commissary/catalog';
import { dayNames } from '@commissary/domain';
import { ActionIcon, Popover } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from '../../form/state/index.ts';
import { Dot, keepFocus } from '../../ui/index.ts';
import { type Axis, marksOf, nextTime, shareOf } from '../time-bar/index.ts';
import { DayPanel } from './day-panel.tsx';
import { formatOpenTimes } from './format-open-times.ts';
import styles from './hours.module.css';
import { addTime } from './hours-actions.ts';
import { HoursBar } from './hours-bar.tsx';
import { type DayState, isValidEntry, type WeekState } from './week-state.ts';

export interface DayRowProps {
  readonly week: WeekState;
  readonly day: DayState;
  /** The name of the channel. */
  readonly label: string;
  readonly axis: Axis;
  /** Follows another channel, or the user may not change it. */
  readonly locked: boolean;
}

/** One day of a channel: its bars, and the panel with its times as fields. */
export function DayRow({ week, day, label, axis, locked }: DayRowProps) {
  const { store, newId, level, target } = useForm();
  const [open, setOpen] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const count = useRef(day.entries.length);
  useLayoutEffect(() => {
    // After a bar is deleted with the keyboard the focus stays on its day.
    if (day.entries.length < count.current && document.activeElement === document.body) plus.current?.focus();
    count.current = day.entries.length;
  }, [day.entries.length]);
  const opener = useRef<HTMLElement | null>(null);
  const name = dayNames[day.day] ?? '';
  const times = day.entries.map(({ time }) => time).filter(isValidEntry);
  const isTarget = !locked && target !== null && day.entries.some(({ path }) => target.startsWith(path));
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [isTarget]);
  const show = () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const add = () => {
    addTime(store, week, newId(), nextTime(times), { dayOfWeek: day.day });
    show();
  };
  const words = formatOpenTimes(times);
  return (
    <Popover opened={open} onChange={next => (next ? setOpen(true) : close())} position="bottom" withinPortal trapFocus>
      <Popover.Target>
        <fieldset
          className={`${styles.day} grid align-center min-width-0 reset line-above`}
          aria-label={`${label}, ${name}`}
          data-own={(day.own && week.source === week.channel && level !== 'company') || undefined}
        >
          <span className={`${styles.dayName} row align-center gap-8 weight-500`}>
            {name.slice(0, 3)}
            {day.unsaved && <Dot tone="unsaved" label={hoursTexts.notSaved} />}
          </span>
          <div className={styles.track} data-track>
            {marksOf(axis).map(at => (
              <span key={at} className={styles.mark} style={{ insetInlineStart: `${shareOf(axis, at)}%` }} />
            ))}
            {day.own && level !== 'company' && week.source === week.channel && <Shadow day={day} axis={axis} />}
            {day.entries.map(entry => (
              <HoursBar
                key={entry.id}
                entry={entry}
                name={name}
                axis={axis}
                week={week}
                above={day.above}
                aboveLevel={day.aboveLevel}
                locked={locked}
                onOpen={show}
              />
            ))}
            {day.entries.length === 0 && <span className={styles.closed}>{hoursTexts.closed}</span>}
          </div>
          {locked ? (
            <span className={styles.words}>{words}</span>
          ) : (
            <button
              type="button"
              className={styles.words}
              aria-label={hoursTexts.changeDay(words, name)}
              onClick={show}
            >
              {words}
            </button>
          )}
          {locked ? (
            <span className={styles.noAdd} />
          ) : (
            <ActionIcon
              ref={plus}
              className={styles.add ?? ''}
              aria-label={hoursTexts.addHoursOn(name, label)}
              onClick={add}
            >
              <IconPlus size={16} stroke={1.8} />
            </ActionIcon>
          )}
        </fieldset>
      </Popover.Target>
      <Popover.Dropdown onFocus={keepFocus} p={0}>
        {open && <DayPanel week={week} day={day} label={label} onClose={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The inherited hours of a day that is set here. */
function Shadow({ day, axis }: { readonly day: DayState; readonly axis: Axis }) {
  return day.above.map(({ id, startTime, endOffset }) => (
    <span
      key={id}
      className={styles.shadow}
      style={{
        insetInlineStart: `${shareOf(axis, startTime)}%`,
        inlineSize: `${shareOf(axis, startTime + endOffset) - shareOf(axis, startTime)}%`,
      }}
    />
  ));
}
