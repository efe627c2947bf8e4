import { type Duration, secondsIn } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function DurationWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Duration>) {
  const typed = useTyped(
    value,
    stored => durationText(field, stored),
    text => durationFrom(field, text),
    onChange,
    onDone,
  );
  return (
    <AffixedInput
      id={id}
      inputMode="decimal"
      after={field.shownIn}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}

export const durationText = (field: Duration, value: unknown): string => {
  if (typeof value === 'number') return String(Number((value / secondsIn[field.shownIn]).toFixed(2)));
  return value === undefined ? '' : String(value);
};

/** Typed in the unit that is shown, stored in whole seconds. */
export const durationFrom = (field: Duration, text: string): unknown => {
  const trimmed = text.trim();
  if (trimmed === '' && field.optional === true) return undefined;
  if (!/^\d+(?:\.\d*)?$/.test(trimmed)) return text;
  return Math.round(Number(trimmed) * secondsIn[field.shownIn]);
};
