import { hoursTexts } from '@commissary/catalog';
import { endOf, formatClock, type Level, type OpenTime } from '@commissary/domain';
import { inUnit } from '@commissary/schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import { stopTyping } from '../../form/actions/index.ts';
import { fieldElementId, useForm } from '../../form/state/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { type Axis, barFrame, barPosition, TimeBar, Times } from '../time-bar/index.ts';
import { formatOpenTime, formatOpenTimes } from './format-open-times.ts';
import styles from './hours.module.css';
import { putTime, removeTime } from './hours-actions.ts';
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
  const kind = week.source !== week.channel ? 'follows' : entry.own && level !== 'company' ? 'own' : 'above';
  return (
    <div
      className={`${barFrame} ${styles.bar}`}
      style={barPosition(axis, entry.time)}
      data-kind={kind}
      id={locked ? undefined : fieldElementId(entry.path)}
      data-path={locked ? undefined : entry.path}
    >
      {locked ? <Times time={entry.time} /> : <Handles {...props} />}
    </div>
  );
}

function Handles({ entry, name, axis, week, above, aboveLevel, onOpen }: HoursBarProps) {
  const { store } = useForm();
  const { time } = entry;
  const closes = formatClock(time.startTime + time.endOffset);
  return (
    <TimeBar
      time={time}
      axis={axis}
      labels={{
        whole: entry.overlaps ? hoursTexts.overlapping(name, formatOpenTime(time)) : `${name}, ${formatOpenTime(time)}`,
        start: hoursTexts.opensOf(name),
        end: hoursTexts.closesOf(name),
      }}
      words={{
        start: formatClock(time.startTime),
        end: endOf(time).nextDay ? hoursTexts.nextDayOpenTime(closes) : closes,
      }}
      ids={{ start: fieldElementId(`${entry.path}/startTime`), end: fieldElementId(`${entry.path}/endOffset`) }}
      onMove={next => putTime(store, entry, next)}
      onEnd={() => stopTyping(store)}
      onOpen={onOpen}
      onRemove={() => removeTime(store, week.listPath, entry.path)}
      mark={entry.overlaps && <IconAlertTriangle className={styles.warning} size={13} stroke={1.8} aria-hidden />}
      tip={<Tip time={time} above={above} aboveLevel={aboveLevel} />}
    />
  );
}

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
