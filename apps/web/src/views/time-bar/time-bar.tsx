import { daySeconds, formatClock, type OpenTime } from '@commissary/domain';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../ui/index.ts';
import { type Axis, type BarPart, moved, shareOf, step, wideStep } from './geometry.ts';
import styles from './time-bar.module.css';
import { useBarDrag } from './use-bar-drag.ts';

export interface TimeBarProps {
  readonly time: OpenTime;
  readonly axis: Axis;
  /** What the bar, its start and its end are called. */
  readonly labels: Readonly<Record<'whole' | BarEnd, string>>;
  /** Both ends as they are read. */
  readonly words: Readonly<Record<BarEnd, string>>;
  /** The elements of the ends, where something leads to them. */
  readonly ids?: Readonly<Record<BarEnd, string>>;
  readonly onMove: (time: OpenTime) => void;
  /** A drag or a run of keys has ended. */
  readonly onEnd?: () => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** In the bar, before its times. */
  readonly mark?: ReactNode;
  /** While it is dragged or an end has the focus. */
  readonly tip?: ReactNode;
}

type BarEnd = 'start' | 'end';

/** The class of the element around a bar, which is as high as its row allows. */
export const barFrame = styles.frame ?? '';

/** Where a time is on the axis. */
export const barPosition = (axis: Axis, { startTime, endOffset }: OpenTime) => ({
  insetInlineStart: `${shareOf(axis, startTime)}%`,
  inlineSize: `${shareOf(axis, startTime + endOffset) - shareOf(axis, startTime)}%`,
});

/** Both ends of a time as text in its bar. */
export function Times({ time }: { readonly time: OpenTime }) {
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

/** The handles of a bar: it or its ends are dragged, or moved with the arrow keys; a tap opens its fields. */
export function TimeBar({ time, axis, labels, words, ids, onMove, onEnd, onOpen, onRemove, mark, tip }: TimeBarProps) {
  const [held, setHeld] = useState(false);
  const ended = () => onEnd?.();
  const drag = useBarDrag(time, axis, onMove, ended);
  const keys = (part: BarPart) => (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove();
    }
    if (event.key === 'Enter' && part !== 'whole') {
      event.preventDefault();
      return onOpen();
    }
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onMove(moved(time, part, direction * (event.shiftKey ? wideStep : step)));
  };
  const end = (part: BarEnd, at: number, min: number, max: number) => ({
    role: 'spinbutton',
    tabIndex: 0,
    id: ids?.[part],
    'aria-label': labels[part],
    'aria-valuenow': at / 60,
    'aria-valuemin': min / 60,
    'aria-valuemax': max / 60,
    'aria-valuetext': words[part],
    onKeyDown: keys(part),
    onFocus: () => setHeld(true),
    onBlur: () => {
      setHeld(false);
      ended();
    },
    onClick: drag.tapped(onOpen),
    ...drag.handlers(part),
  });
  const closes = time.startTime + time.endOffset;
  return (
    <>
      <div className={styles.start} {...end('start', time.startTime, 0, daySeconds)} />
      <button
        type="button"
        className={styles.whole}
        aria-label={labels.whole}
        onKeyDown={keys('whole')}
        onBlur={ended}
        onClick={drag.tapped(onOpen)}
        {...drag.handlers('whole')}
      >
        {mark}
        <Times time={time} />
      </button>
      <div className={styles.end} {...end('end', closes, time.startTime, time.startTime + daySeconds)} />
      {(drag.dragging || held) && tip}
    </>
  );
}

const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
