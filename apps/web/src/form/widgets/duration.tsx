import { type Duration, type DurationUnit, parentPath } from '@commissary/schema';
import { contentOf } from '../edit-session.ts';
import { effectiveOf } from '../loaded-document.ts';
import { NEVER, useFormSelector } from '../use-field-state.ts';
import { InputWithUnit } from './input-with-unit.tsx';
import { durationFrom, durationText, durationUnit } from './parse-values.ts';
import { useTextInput } from './use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function DurationWidget(props: WidgetProps<Duration>) {
  const { id, field, path, value, describedBy, invalid, onChange, onDone } = props;
  const unit = useUnit(field, path);
  const typed = useTextInput(
    value,
    stored => durationText(field, stored, unit),
    text => durationFrom(field, text, unit),
    onChange,
    onDone,
  );
  return (
    <InputWithUnit
      id={id}
      inputMode="decimal"
      after={unit}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}

/** The unit of the field, or the one that its neighbor sets. */
const useUnit = (field: Duration, path: string): DurationUnit => {
  const neighbor = field.unitFrom === undefined ? NEVER : `${parentPath(path) ?? ''}/${field.unitFrom.path}`;
  return useFormSelector(neighbor, session =>
    durationUnit(field, effectiveOf(session.opened, contentOf(session)), path),
  );
};
