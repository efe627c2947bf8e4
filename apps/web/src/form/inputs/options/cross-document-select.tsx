import { inputsTexts } from '@commissary/catalog';
import type { Reference } from '@commissary/schema';
import type { WidgetProps } from '../widget-props.ts';
import { OptionsHint } from './options-hint.tsx';
import { nameSelected } from './options-hint-text.ts';
import { SingleSelect } from './single-select.tsx';
import { useReferenceOptions } from './use-reference-options.ts';

/** One member of a list in another document. */
export function CrossDocumentSelect({
  id,
  field,
  path,
  value,
  describedBy,
  invalid,
  onChange,
}: WidgetProps<Reference>) {
  const offered = useReferenceOptions(field, path);
  const { state, choices, said } = offered;
  const chosen = value === undefined || value === '' ? null : String(value);
  const options = choices.map(one => ({ value: String(one.id), label: one.name }));
  const always = field.extraOptions.map(one => ({ value: String(one.value), label: one.label }));
  const isKnown = chosen === null || [...always, ...options].some(one => one.value === chosen);
  const pick = (next: string | null) => {
    const id = choices.find(one => String(one.id) === next)?.id ?? always.find(one => one.value === next)?.value;
    onChange(id ?? (field.optional === true ? undefined : field.initial), false, said);
  };
  return (
    <div>
      <SingleSelect
        id={id}
        value={chosen}
        options={[...always, ...options, ...(isKnown ? [] : [{ value: chosen, label: nameSelected(state) }])]}
        describedBy={`${describedBy} ${id}-offered`}
        invalid={invalid}
        placeholder={options.length === 0 ? inputsTexts.noTargetsYet : inputsTexts.chooseOne}
        clearable={chosen !== field.initial}
        onChange={pick}
      />
      <OptionsHint id={`${id}-offered`} field={field} offered={offered} gone={state === 'known' && !isKnown ? 1 : 0} />
    </div>
  );
}
