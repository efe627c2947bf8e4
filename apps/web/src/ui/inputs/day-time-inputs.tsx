import { TextInput } from '@mantine/core';
import { DateInput } from './date-input.tsx';

/** A day (2026-11-20) and a time (18:00); each empty while it is not typed. */
export interface DayTime {
  readonly day: string;
  readonly time: string;
}

export interface DayTimeInputsProps<T extends DayTime> {
  readonly timeLabel: string;
  readonly dayLabel: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A time, and the day beside it. */
export function DayTimeInputs<T extends DayTime>({ timeLabel, dayLabel, value, onChange }: DayTimeInputsProps<T>) {
  return (
    <div className="row wrap align-end gap-8 gap-x-16">
      <TextInput
        type="time"
        label={timeLabel}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
      <DateInput label={dayLabel} value={value.day} onChange={day => onChange({ ...value, day })} />
    </div>
  );
}
