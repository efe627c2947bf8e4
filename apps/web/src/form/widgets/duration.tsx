import { type Duration, type DurationUnit, parentPath } from '@commissary/schema';
import { effectiveOf } from '../opened.ts';
import { contentOf } from '../session.ts';
import { nowhere, useSelected } from '../use-member.ts';
import { AffixedInput } from './affixed-input.tsx';
import { durationFrom, durationText, durationUnit } from './typed-values.ts';
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
const useUnit = (field: Duration, path: string): DurationUnit => {
  const neighbour = field.unitFrom === undefined ? nowhere : `${parentPath(path) ?? ''}/${field.unitFrom.path}`;
  return useSelected(neighbour, session => durationUnit(field, effectiveOf(session.opened, contentOf(session)), path));
};
