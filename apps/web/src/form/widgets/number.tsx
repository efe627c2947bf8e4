import type { NumberField } from '@commissary/schema';
import { AffixedInput } from './affixed-input.tsx';
import { Picker } from './picker.tsx';
import { numberFrom, plainText } from './typed-values.ts';
import { useTyped } from './use-typed.ts';
import type { WidgetProps } from './widget-props.ts';

export function NumberWidget(props: WidgetProps<NumberField>) {
  const { names } = props.field;
  return names === undefined ? <TypedNumber {...props} /> : <NamedNumber {...props} names={names} />;
}

/** Numbers that stand for something are chosen by it. */
function NamedNumber({
  id,
  field,
  value,
  names,
  describedBy,
  invalid,
  onChange,
}: WidgetProps<NumberField> & { readonly names: readonly string[] }) {
  return (
    <Picker
      id={id}
      value={typeof value === 'number' ? String(value) : null}
      options={names.map((label, place) => ({ value: String(place + field.min), label }))}
      describedBy={describedBy}
      invalid={invalid}
      onChange={next => onChange(Number(next))}
    />
  );
}

function TypedNumber({ id, field, value, describedBy, invalid, onChange, onDone }: WidgetProps<NumberField>) {
  const typed = useTyped(value, plainText, text => numberFrom(field, text), onChange, onDone);
  return (
    <AffixedInput
      id={id}
      inputMode={field.step === 1 ? 'numeric' : 'decimal'}
      after={field.unit}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      {...typed}
    />
  );
}
