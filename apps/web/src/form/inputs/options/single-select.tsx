import { inputsTexts } from '@commissary/catalog';
import { IconSelector } from '@tabler/icons-react';

import { describedAs, Select } from '../../../ui/index.ts';

export interface SingleSelectProps {
  readonly id: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly placeholder?: string;
  readonly clearable?: boolean;
  readonly onChange: (value: string | null) => void;
}

const searchAbove = 8;

/** One of several options; long lists can be searched. */
export function SingleSelect({
  id,
  value,
  options,
  describedBy,
  invalid,
  placeholder,
  clearable = false,
  onChange,
}: SingleSelectProps) {
  return (
    <Select
      id={id}
      w={252}
      maw="100%"
      value={value}
      data={options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      onChange={onChange}
      allowDeselect={false}
      clearable={clearable}
      inputMode={options.length > searchAbove ? 'search' : 'none'}
      {...(placeholder !== undefined && { placeholder })}
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      aria-invalid={invalid}
      rightSection={clearable && value !== null ? undefined : <IconSelector size={16} stroke={1.7} aria-hidden />}
      rightSectionPointerEvents={clearable && value !== null ? 'all' : 'none'}
      nothingFoundMessage={inputsTexts.nothingFound}
    />
  );
}
