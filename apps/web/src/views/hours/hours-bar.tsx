import { hoursTexts } from '@commissary/catalog';
import { daySeconds, endOf, formatClock, type Level, type OpenTime } from '@commissary/domain';
import { inUnit } from '@commissary/schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { stopTyping } from '../../form/actions/index.ts';
import { fieldElementId, useForm } from '../../form/state/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { classNames } from '../../ui/index.ts';
import { formatOpenTime, formatOpenTimes } from './format-open-times.ts';
import styles from './hours.module.css';
import { putTime, removeTime } from './hours-actions.ts';
import { type Axis, type BarPart, moved, shareOf, step, wideStep } from './time-bar-geometry.ts';
import { useBarDrag } from './use-bar-drag.ts';
import { type EntryState, isValidEntry, type WeekState } from './week-state.ts';

export interface HoursBarProps {
  readonly entry: EntryState;
  /** The day. */
  readonly name: string;
  readonly axis: Axis;
  readonly week: WeekState;
  readonly above: readonly OpenTime[];
  readonly aboveLevel: Level;
  readonly locked: boolean;
  readonly onOpen: () => void;
}

/** An opening time as a bar: drag it or its ends, or move them with the arrow keys; a tap opens its fields. */
export function HoursBar(props: HoursBarProps) {
  const { entry, axis, week, locked } = props;
  const { level } = useForm();
  if (!isValidEntry(entry.time)) return null;
  const { startTime, endOffset } = entry.time;
  const position = {
    insetInlineStart: `${shareOf(axis, startTime)}%`,
    inlineSize: `${shareOf(axis, startTime + endOffset) - shareOf(axis, startTime)}%`,
  };
  const kind = week.source !== week.channel ? 'follows' : entry.own && level !== 'company' ? 'own' : 'above';
  return (
    <div
      className={styles.bar}
      style={position}
      data-kind={kind}
      id={locked ? undefined : fieldElementId(entry.path)}
      data-path={locked ? undefined : entry.path}
    >
      {locked ? <Times time={entry.time} /> : <Handles {...props} />}
    </div>
  );
}

function Times({ time }: { readonly time: OpenTime }) {
  const from = formatClock(time.startTime);
  const to = formatClock(time.startTime + time.endOffset);
  const long = (text: string) => text.includes(':') && styles.long;
  return (
    <>
      <span className={classNames(styles.from, long(from))}>{from}</span>
      <span className={classNames(styles.to, long(to))}>{to}</span>
    </>
  );
}

function Handles({ entry, name, axis, week, above, aboveLevel, onOpen }: HoursBarProps) {
  const { store } = useForm();
  const [held, setHeld] = useState(false);
  const { time } = entry;
  const put = (next: OpenTime) => putTime(store, entry, next);
  const drag = useBarDrag(time, axis, put, () => stopTyping(store));
  const keys = (part: BarPart) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return removeTime(store, week.listPath, entry.path);
    }
    if (event.key === 'Enter' && part !== 'whole') return onOpen();
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    put(moved(time, part, direction * (event.shiftKey ? wideStep : step)));
  };
  const end = (part: 'start' | 'end', at: number, min: number, max: number) => ({
    role: 'spinbutton',
    tabIndex: 0,
    'aria-label': part === 'start' ? hoursTexts.opensOf(name) : hoursTexts.closesOf(name),
    'aria-valuenow': at / 60,
    'aria-valuemin': min / 60,
    'aria-valuemax': max / 60,
    'aria-valuetext':
      part === 'end' && endOf(time).nextDay ? hoursTexts.nextDayOpenTime(formatClock(at)) : formatClock(at),
    onKeyDown: keys(part),
    onFocus: () => setHeld(true),
    onBlur: () => {
      setHeld(false);
      stopTyping(store);
    },
    onClick: drag.tapped(onOpen),
    ...drag.handlers(part),
  });
  const closes = time.startTime + time.endOffset;
  return (
    <>
      <div
        className={styles.start}
        id={fieldElementId(`${entry.path}/startTime`)}
        {...end('start', time.startTime, 0, daySeconds)}
      />
      <button
        type="button"
        className={styles.whole}
        aria-label={
          entry.overlaps ? hoursTexts.overlapping(name, formatOpenTime(time)) : `${name}, ${formatOpenTime(time)}`
        }
        onKeyDown={keys('whole')}
        onBlur={() => stopTyping(store)}
        onClick={drag.tapped(onOpen)}
        {...drag.handlers('whole')}
      >
        {entry.overlaps && <IconAlertTriangle className={styles.warning} size={13} stroke={1.8} aria-hidden />}
        <Times time={time} />
      </button>
      <div
        className={styles.end}
        id={fieldElementId(`${entry.path}/endOffset`)}
        {...end('end', closes, time.startTime, time.startTime + daySeconds)}
      />
      {(drag.dragging || held) && <Tip time={time} above={above} aboveLevel={aboveLevel} />}
    </>
  );
}

const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The times of the bar, and the inherited ones: while it is dragged. */
function Tip({
  time,
  above,
  aboveLevel,
}: {
  readonly time: OpenTime;
  readonly above: readonly OpenTime[];
  readonly aboveLevel: Level;
}) {
  const { level, names } = useForm();
  return (
    <div className={`${styles.tip} text-13 weight-400 tone-2 nowrap pad-x-12 pad-y-8`} aria-hidden>
      <strong>{formatOpenTime(time)}</strong> {valueTexts.duration(inUnit(time.endOffset, 'hours'), 'hours')}
      {level !== 'company' && `, ${names[aboveLevel]} ${formatOpenTimes(above)}`}
    </div>
  );
}
