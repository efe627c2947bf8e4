import { inputsTexts } from '@commissary/catalog';
import { isCrossDocument, isReference, type Reference, type SetField } from '@commissary/schema';
import { Checkbox } from '@mantine/core';
import { lazyComponent } from '../../navigation/index.ts';
import { chosenIn, type OfferedOptions, optionsOf, selectedOptions } from './options/set-options.ts';
import { isNothing, shownMembers } from './options/shown-members.ts';
import { useTargets } from './options/use-targets.ts';
import styles from './set-input.module.css';
import type { WidgetProps } from './widget-props.ts';

type Props = WidgetProps<SetField<unknown>>;

/** Loaded with the first set that is typed or searched: most are ticked. */
const CrossDocumentMultiSelect = lazyComponent(
  async () => (await import('./options/cross-document-multi-select.tsx')).CrossDocumentMultiSelect,
);
const SearchedSet = lazyComponent(async () => (await import('./searched-set.tsx')).SearchedSet);
const WordSet = lazyComponent(async () => (await import('./word-set.tsx')).WordSet);

/** Above this number the options are searched rather than ticked. */
const mostBoxes = 12;
/** The same for the members of a list, which a person knows by their boxes: thousands would be a page of their own. */
const mostTargets = 40;

/** Any number of members: of a list elsewhere, of the options of the field, or of typed words. */
export function SetWidget(given: Props) {
  const props = shownMembers(given);
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
  const chosen = chosenIn(props.value);
  const { restricts } = props.field;
  const options = useTargets(item, props.path).filter(({ id }) => !isNothing(restricts, id) || chosen.includes(id));
  return options.length > mostTargets ? (
    <SearchedSet {...props} options={options} />
  ) : (
    <Boxes {...props} options={options} />
  );
}

/** One checkbox for each. */
function Boxes({ id, value, label, describedBy, options, onChange }: Props & OfferedOptions) {
  const chosen = chosenIn(value);
  return (
    <fieldset className={`${styles.boxes} stack gap-8`} id={id} aria-describedby={describedBy} tabIndex={-1}>
      <legend className="visually-hidden">{label}</legend>
      {options.length === 0 && <span className="tone-3">{inputsTexts.noOptionsYet}</span>}
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
