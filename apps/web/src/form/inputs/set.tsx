import { inputsTexts } from '@commissary/catalog';
import { isCrossDocument, isReference, type Reference, type SetField } from '@commissary/schema';
import { Checkbox, MultiSelect, TagsInput } from '@mantine/core';
import { describedAs } from '../../ui/index.ts';
import type { ReferenceTarget } from '../state/index.ts';
import { CrossDocumentMultiSelect } from './options/cross-document-multi-select.tsx';
import { optionsOf, selectedOptions, tokensFrom } from './options/set-options.ts';
import { useTargets } from './options/use-targets.ts';
import styles from './set.module.css';
import type { WidgetProps } from './widget-props.ts';

type Props = WidgetProps<SetField<unknown>>;

/** Above this number the options are searched rather than ticked. */
const mostBoxes = 12;

/** Any number of members: of a list elsewhere, of the options of the field, or of typed words. */
export function SetWidget(props: Props) {
  const { item } = props.field;
  if (isReference(item))
    return isCrossDocument(item) ? (
      <CrossDocumentMultiSelect {...props} item={item} />
    ) : (
      <ReferredSet {...props} item={item} />
    );
  const options = optionsOf(item);
  if (options === undefined) return <WordSet {...props} />;
  return options.length > mostBoxes ? (
    <SearchedSet {...props} options={options} />
  ) : (
    <Boxes {...props} options={options} />
  );
}

function ReferredSet({ item, ...props }: Props & { readonly item: Reference }) {
  return <Boxes {...props} options={useTargets(item, props.path)} />;
}

interface Offering extends Props {
  readonly options: readonly ReferenceTarget[];
}

/** One checkbox for each. */
function Boxes({ id, value, label, describedBy, options, onChange }: Offering) {
  const chosen = chosenIn(value);
  return (
    <fieldset className={styles.boxes} id={id} aria-describedby={describedBy} tabIndex={-1}>
      <legend className="visually-hidden">{label}</legend>
      {options.length === 0 && <span className={styles.none}>{inputsTexts.noOptionsYet}</span>}
      {options.map(option => (
        <Checkbox
          key={String(option.id)}
          label={option.name}
          checked={chosen.some(one => String(one) === String(option.id))}
          onChange={() => onChange(selectedOptions(options, chosen, option))}
        />
      ))}
    </fieldset>
  );
}

const wide = { w: 252, maw: '100%' } as const;

function SearchedSet({ id, value, describedBy, invalid, options, onChange }: Offering) {
  return (
    <MultiSelect
      {...wide}
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

function WordSet({ id, value, describedBy, invalid, onChange }: Props) {
  return (
    <TagsInput
      {...wide}
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

const chosenIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
