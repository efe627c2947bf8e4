import { type Distance, fromMiles, toMiles } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { plainText, useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function DistanceWidget({ id, value, describedBy, invalid, onChange, onDone }: WidgetProps<Distance>) {
  const typed = useTyped(value, distanceText, distanceFrom, onChange, onDone);
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

export const distanceText = (value: unknown): string =>
  typeof value === 'number' ? String(toMiles(value)) : plainText(value);

/** Typed in miles, stored in meters. */
export const distanceFrom = (text: string): unknown => {
  const trimmed = text.trim().replace(/\s*mi(?:les?)?$/i, '');
  return /^\d+(?:\.\d*)?$/.test(trimmed) ? fromMiles(Number(trimmed)) : text;
};
