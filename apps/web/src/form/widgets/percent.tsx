import type { Percent } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { percentFrom, plainText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function PercentWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Percent>) {
  const typed = useTyped(value, plainText, text => percentFrom(field, text), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      inputMode="decimal"
      after="%"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
