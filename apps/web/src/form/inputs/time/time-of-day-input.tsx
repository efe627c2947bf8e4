import { inputsTexts } from '@commissary/catalog';
import type { TimeOfDay } from '@commissary/schema';
import { InputWithUnit } from '../text/input-with-unit.tsx';
import { timeOfDayFrom, timeOfDayText } from '../text/parse-values.ts';
import { useTextInput } from '../text/use-text-input.ts';
import type { WidgetProps } from '../widget-props.ts';

export function TimeOfDayWidget({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<TimeOfDay>) {
  const typed = useTextInput(
    value,
    stored => timeOfDayText(field, stored),
    text => timeOfDayFrom(field, text),
    onChange,
    onDone,
  );
  return (
    <InputWithUnit
      id={id}
      placeholder={inputsTexts.timePlaceholder}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
