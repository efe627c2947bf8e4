import { formatPhone } from '@commissary/domain';
import { type Phone, phonePattern } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { plainText } from './text/parse-values.ts';
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

const phoneText = (value: unknown): string => formatPhone(plainText(value));

/** Ten digits with the separators that people write between them; another text stays as it is, and is no phone number. */
const phoneFrom = (field: Phone, text: string): string | null => {
  if (text.trim() === '' && field.nullable) return null;
  const digits = text.replace(/\D/g, '');
  return /^[\d\s().-]+$/.test(text.trim()) && phonePattern.test(digits) ? digits : text;
};
