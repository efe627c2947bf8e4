import { type Duration, type DurationUnit, parentPath } from '@commissary/schema';
import { effectiveOf } from '../../../snapshot/index.ts';
import { contentOf } from '../../edit-session/index.ts';
import { NEVER, useFormSelector } from '../../state/index.ts';
import { InputWithUnit } from '../text/input-with-unit.tsx';
import { durationFrom, durationText, durationUnit } from '../text/parse-values.ts';
import { useTextInput } from '../text/use-text-input.ts';
import type { WidgetProps } from '../widget-props.ts';

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
