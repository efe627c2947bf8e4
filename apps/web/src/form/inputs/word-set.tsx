import { inputsTexts } from '@commissary/catalog';
import type { SetField } from '@commissary/schema';
import { TagsInput } from '@mantine/core';
import { describedAs } from '../../ui/index.ts';
import { chosenIn, tokensFrom } from './options/set-options.ts';
import type { WidgetProps } from './widget-props.ts';

/** Any number of typed words. */
export function WordSet({ id, value, describedBy, invalid, onChange }: WidgetProps<SetField<unknown>>) {
  return (
    <TagsInput
      w={252}
      maw="100%"
      id={id}
      value={chosenIn(value).map(String)}
      placeholder={inputsTexts.addValueHint}
      acceptValueOnBlur
      error={invalid}
      withErrorStyles={invalid}
      inputContainer={describedAs(describedBy)}
      onChange={next => onChange(tokensFrom(next))}
    />
  );
}
