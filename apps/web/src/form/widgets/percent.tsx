import { accept, type Percent } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { plainText, useTyped } from './use-typed.ts';
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

export const percentFrom = (field: Percent, text: string): unknown => {
  if (text.trim() === '' && field.optional === true) return undefined;
  return accept(field, text.replaceAll(/[%\s]/g, ''));
};
