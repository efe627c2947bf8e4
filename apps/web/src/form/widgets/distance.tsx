import type { Distance } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { distanceFrom, distanceText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function DistanceWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<Distance>) {
  const typed = useTyped(value, distanceText, text => distanceFrom(field, text), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      inputMode="decimal"
      after="miles"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
