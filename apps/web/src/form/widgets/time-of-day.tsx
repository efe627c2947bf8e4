import type { TimeOfDay } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { timeOfDayFrom, timeOfDayText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function TimeOfDayWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<TimeOfDay>) {
  const typed = useTyped(
    value,
    stored => timeOfDayText(field, stored),
    text => timeOfDayFrom(field, text),
    onChange,
    onDone,
  );
  return (
    <AffixedInput id={id} placeholder="hh:mm AM" aria-describedby={describedBy} aria-invalid={invalid} {...typed} />
  );
}
