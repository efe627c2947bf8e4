import type { Point } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { pointFrom, pointText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

/** A place as two numbers; the link of a map may be pasted in their stead. */
export function PointWidget({ id, field, value, label, describedBy, invalid, onChange, onDone }: WidgetProps<Point>) {
  const typed = useTyped(value, pointText, text => pointFrom(field, text), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      wide
      placeholder="Latitude, longitude"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
