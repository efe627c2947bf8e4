import { describe, type Secret } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

/** A value that is written and never read back: what is set shows as its last digits, in the placeholder. */
export function SecretWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Secret>) {
  const typed = useTyped(value, typedSecret, text => (text === '' ? { set: true } : { value: text }), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      wide
      type="password"
      autoComplete="new-password"
      placeholder={describe(field, value)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}

const typedSecret = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value ? String(value.value) : '';
