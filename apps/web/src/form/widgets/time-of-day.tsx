import { describe, readTimeOfDay, type TimeOfDay } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function TimeOfDayWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<TimeOfDay>) {
  const typed = useTyped(
    value,
    stored => (stored === undefined ? '' : describe(field, stored)),
    text => timeOfDayFrom(field, text),
    onChange,
    onDone,
  );
  return (
    <AffixedInput id={id} placeholder="hh:mm AM" aria-describedby={describedBy} aria-invalid={invalid} {...typed} />
  );
}

/** A text that is no time stays as it is, so that the form can say so. */
export const timeOfDayFrom = (field: TimeOfDay, text: string): unknown =>
  text.trim() === '' && field.optional === true ? undefined : (readTimeOfDay(text) ?? text);
