import type { Percent } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { percentFrom, plainText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function PercentWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Percent>) {
  const typed = useTextInput(value, plainText, text => percentFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      inputMode="decimal"
      after="%"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
