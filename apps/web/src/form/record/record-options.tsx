import { inputsTexts } from '@commissary/catalog';
import type { ComboboxData } from '@mantine/core';
import { describedAs, Select } from '../../ui/index.ts';
import type { WidgetProps } from '../inputs/index.ts';

export interface RecordOptionsProps extends WidgetProps {
  readonly data: ComboboxData;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One of the options that a form loads; nothing where the field is nullable. */
export function RecordOptions(props: RecordOptionsProps) {
  const { id, field, value, label, describedBy, invalid, onChange, data, placeholder, disabled = false } = props;
  return (
    <Select
      id={id}
      aria-label={label}
      inputMode="search"
      data={data}
      value={typeof value === 'string' && value !== '' ? value : null}
      allowDeselect={field.nullable === true}
      clearable={field.nullable === true}
      disabled={disabled}
      {...(placeholder !== undefined && { placeholder })}
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      nothingFoundMessage={inputsTexts.nothingFound}
      onChange={next => onChange(next ?? (field.nullable ? null : ''))}
    />
  );
}
