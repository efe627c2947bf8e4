import type { NumberField, NumberOption } from '@commissary/schema';
import { SingleSelect } from './options/single-select.tsx';
import { InputWithUnit } from './text/input-with-unit.tsx';
import { numberFrom, plainText } from './text/parse-values.ts';
import { useTextInput } from './text/use-text-input.ts';
import type { WidgetProps } from './widget-props.ts';

export function NumberWidget(props: WidgetProps<NumberField>) {
  const { options } = props.field;
  return options === undefined ? <TypedNumber {...props} /> : <NumberChoice {...props} options={options} />;
}

/** A number with labels is chosen by its label. */
function NumberChoice({
  id,
  value,
  options,
  describedBy,
  invalid,
  onChange,
}: WidgetProps<NumberField> & { readonly options: readonly NumberOption[] }) {
  return (
    <SingleSelect
      id={id}
      value={typeof value === 'number' ? String(value) : null}
      options={options.map(option => ({ ...option, value: String(option.value) }))}
      describedBy={describedBy}
      invalid={invalid}
      onChange={next => onChange(Number(next))}
    />
  );
}

function TypedNumber({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<NumberField>) {
  const typed = useTextInput(value, plainText, text => numberFrom(field, text), onChange, onDone);
  return (
    <InputWithUnit
      id={id}
      inputMode={field.step === 1 ? 'numeric' : 'decimal'}
      after={field.unit}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
