import type { Choice } from '@commissary/schema';
import { Picker } from './picker.tsx';
import type { WidgetProps } from './widget-props.ts';

export function ChoiceWidget({ id, field, value, describedBy, invalid, onChange }: WidgetProps<Choice>) {
  return (
    <Picker
      id={id}
      value={typeof value === 'string' ? value : null}
      options={field.options}
      describedBy={describedBy}
      invalid={invalid}
      clearable={field.optional === true}
      onChange={next => onChange(next ?? undefined)}
    />
  );
}
