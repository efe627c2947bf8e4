import type { Distance } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { distanceFrom, distanceText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function DistanceWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Distance>) {
  const typed = useTextInput(value, distanceText, text => distanceFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      inputMode="decimal"
      after="miles"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
