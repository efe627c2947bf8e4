import { readPlace } from '@commissary/domain';
import { accept, type Point } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
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

export const pointText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value);
  return 'lat' in value && 'lng' in value ? `${String(value.lat)}, ${String(value.lng)}` : '';
};

/** What is no place stays as it was typed, and the check says so. */
export const pointFrom = (field: Point, text: string): unknown => {
  const place = readPlace(text);
  return place === undefined ? text : accept(field, place);
};
