import { inputsTexts } from '@commissary/catalog';
import type { SetField } from '@commissary/schema';
import { MultiSelect } from '@mantine/core';
import { describedAs } from '../../ui/index.ts';
import { chosenIn, type OfferedOptions } from './options/set-options.ts';
import type { WidgetProps } from './widget-props.ts';

type SearchedSetProps = WidgetProps<SetField<unknown>> & OfferedOptions;

/** Any number of many options. */
export function SearchedSet({ id, value, describedBy, invalid, options, onChange }: SearchedSetProps) {
  return (
    <MultiSelect
      w={252}
      maw="100%"
      id={id}
      data={options.map(option => ({ value: String(option.id), label: option.name }))}
      value={chosenIn(value).map(String)}
      searchable
      placeholder={inputsTexts.add}
      nothingFoundMessage={inputsTexts.nothingFound}
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      onChange={next => onChange(next)}
    />
  );
}
