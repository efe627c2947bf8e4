import type { Phone } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { phoneFrom, phoneText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

/** A phone number, typed with or without separators and shown with them once the input is left. */
export function PhoneWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Phone>) {
  const typed = useTextInput(value, phoneText, text => phoneFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      wide
      type="tel"
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
