import { hoursTexts } from '@commissary/catalog';
import { daySeconds, endOf, endOffsetOf, type OpenTime } from '@commissary/domain';
import { timeOfDay } from '@commissary/schema';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { stopTyping } from '../../form/actions/index.ts';
import { TimeOfDayWidget } from '../../form/inputs/index.ts';
import { type FieldState, useFieldState, useForm } from '../../form/state/index.ts';
import { formatIssue } from '../../formatting/index.ts';
import { act } from './hours-actions.ts';
import panel from './panel.module.css';

const opens = timeOfDay({ label: hoursTexts.opens });
const closes = timeOfDay({ label: hoursTexts.closes });

/** The two times of an entry as fields. Users enter the closing time; the duration is stored. */
export function TimePair({ path, name }: { readonly path: string; readonly name: string }) {
  const { store } = useForm();
  const start = useFieldState(`${path}/startTime`);
  const length = useFieldState(`${path}/endOffset`);
  const time = soundTime(start.value, length.value);
  const lastEnd = useRef<number | null>(null);
  if (time !== null) lastEnd.current = endOf(time).endTime;
  const put = (startTime: unknown, endOffset: unknown) =>
    act(
      store,
      path,
      [
        { op: 'set', path: `${path}/startTime`, value: startTime },
        { op: 'set', path: `${path}/endOffset`, value: endOffset },
      ],
      path,
    );
  const open = (next: unknown) =>
    put(next, typeof next === 'number' && lastEnd.current !== null ? endOffsetOf(next, lastEnd.current) : length.value);
  const close = (next: unknown) =>
    put(
      start.value,
      typeof next === 'number' && typeof start.value === 'number' ? endOffsetOf(start.value, next) : next,
    );
  const done = () => stopTyping(store);
  return (
    <fieldset className="row wrap align-start gap-4 gap-x-12 min-width-0 reset">
      <legend className="visually-hidden">{name}</legend>
      <Clock label={hoursTexts.opens} field={opens} state={start} value={start.value} onChange={open} onDone={done} />
      <Clock
        label={hoursTexts.closes}
        note={time === null ? '' : noteOf(time)}
        field={closes}
        state={length}
        value={
          time === null ? (typeof length.value === 'string' ? length.value : lastEnd.current) : endOf(time).endTime
        }
        onChange={close}
        onDone={done}
      />
    </fieldset>
  );
}

const soundTime = (startTime: unknown, endOffset: unknown): OpenTime | null =>
  typeof startTime === 'number' && typeof endOffset === 'number' ? { startTime, endOffset } : null;

const noteOf = (time: OpenTime): string =>
  time.endOffset === daySeconds ? hoursTexts.oneDayLater : endOf(time).nextDay ? hoursTexts.nextDay : '';

interface ClockProps {
  readonly label: string;
  readonly note?: string;
  readonly field: typeof opens;
  readonly state: FieldState;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onDone: () => void;
}

function Clock({ label, note = '', field, state, value, onChange, onDone }: ClockProps) {
  const id = useId();
  return (
    <div className={panel.clock} data-path={state.path}>
      <label htmlFor={id}>
        {label} {note}
      </label>
      <TimeOfDayWidget
        id={id}
        field={field}
        path={state.path}
        value={value ?? undefined}
        label={label}
        describedBy={`${id}-wrong`}
        invalid={state.issue !== undefined}
        onChange={onChange}
        onDone={onDone}
      />
      <span id={`${id}-wrong`} className={`${panel.wrong} row gap-4 text-12 tone-error`}>
        {state.issue !== undefined && (
          <>
            <IconAlertCircle size={13} stroke={1.8} aria-hidden />
            {formatIssue(field, state.issue)}
          </>
        )}
      </span>
    </div>
  );
}
