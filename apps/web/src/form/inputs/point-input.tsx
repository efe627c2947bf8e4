import { inputsTexts } from '@commissary/catalog';
import type { Point } from '@commissary/schema';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { pointFrom, pointText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

/** A point as two numbers; the link of a map service may be pasted instead. */
export function PointWidget({ id, field, value, label, describedBy, invalid, onChange, onDone }: WidgetProps<Point>) {
  const typed = useTextInput(value, pointText, text => pointFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      wide
      placeholder={inputsTexts.latitudeLongitude}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
