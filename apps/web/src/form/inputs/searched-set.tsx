import { inputsTexts } from '@commissary/catalog';
import type { SetField } from '@commissary/schema';
import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { describedAs, useShownOptions } from '../../ui/index.ts';
import { choiceData, narrowedTo, pickedIds } from './options/choice-data.ts';
import { chosenIn, type OfferedOptions } from './options/set-options.ts';
import type { WidgetProps } from './widget-props.ts';

type SearchedSetProps = WidgetProps<SetField<unknown>> & OfferedOptions;

/** The options that fit in a scrolling list; the others are found by typing. */
const mostDrawn = 100;

/** Any number of many options. */
export function SearchedSet({ id, field, value, describedBy, invalid, options, onChange }: SearchedSetProps) {
  const data = useMemo(() => choiceData(options), [options]);
  const chosen = chosenIn(value);
  const shown = useShownOptions<string>(null, {}, (_, search) => narrowedTo(data, search, mostDrawn));
  return (
    <MultiSelect
      w={252}
      maw="100%"
      id={id}
      data={data}
      {...shown}
      value={chosen.map(String)}
      searchable
      placeholder={field.emptyIsAll === true && chosen.length === 0 ? inputsTexts.all : inputsTexts.add}
      nothingFoundMessage={inputsTexts.nothingFound}
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      onChange={picked => onChange(pickedIds(options, chosen, picked))}
    />
  );
}
