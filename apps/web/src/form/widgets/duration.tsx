import { type Duration, type DurationUnit, parentPath, secondsIn } from '@commissary/schema';
import { nowhere, useSelected, valueIn } from '../use-member.ts';
import { AffixedInput } from './affixed-input.tsx';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function DurationWidget(props: WidgetProps<Duration>) {
  const { id, field, path, value, describedBy, invalid, onChange, onDone } = props;
  const unit = useUnit(field, path);
  const typed = useTyped(
    value,
    stored => durationText(field, stored, unit),
    text => durationFrom(field, text, unit),
    onChange,
    onDone,
  );
  return (
    <AffixedInput
      id={id}
      inputMode="decimal"
      after={unit}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}

/** The unit of the field, or the one that its neighbour says. */
const useUnit = ({ unitFrom, shownIn }: Duration, path: string): DurationUnit => {
  const place = unitFrom === undefined ? nowhere : `${parentPath(path) ?? ''}/${unitFrom.path}`;
  return useSelected(place, session => unitFrom?.units[String(valueIn(session, place))] ?? shownIn);
};

export const durationText = (field: Duration, value: unknown, unit = field.shownIn): string => {
  if (typeof value === 'number')
    return String(Math.max(field.leastShown, Number((value / secondsIn[unit]).toFixed(2))));
  return value === undefined || value === null ? '' : String(value);
};

/** Typed in the unit that is shown, stored in whole seconds. */
export const durationFrom = (field: Duration, text: string, unit = field.shownIn): unknown => {
  const trimmed = text.trim();
  if (trimmed === '' && field.nullable === true) return null;
  if (trimmed === '' && field.optional === true) return undefined;
  if (!/^\d+(?:\.\d*)?$/.test(trimmed)) return text;
  return Math.round(Number(trimmed) * secondsIn[unit]);
};
