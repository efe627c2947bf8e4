import type { DateField } from '@commissary/schema';
import { InputWithUnit } from '../text/input-with-unit.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** A day: typed part by part, or chosen in the calendar of the browser. */
export function DateWidget({
  id,
  field,
  value,
  label,
  describedBy,
  invalid,
  onChange,
  onDone,
}: WidgetProps<DateField>) {
  return (
    <InputWithUnit
      id={id}
      type="date"
      min={field.min}
      max={field.max}
      value={typeof value === 'string' ? value : ''}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      onChange={({ currentTarget }) => onChange(currentTarget.value || (field.nullable ? null : ''), true)}
      onBlur={onDone}
    />
  );
}
