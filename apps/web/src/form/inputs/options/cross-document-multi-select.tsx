import { inputsTexts } from '@commissary/catalog';
import { formatCount } from '@commissary/domain';
import type { Reference, SetField } from '@commissary/schema';
import { MultiSelect } from '@mantine/core';
import { useMemo } from 'react';
import { describedAs, useShownOptions } from '../../../ui/index.ts';
import styles from '../set-input.module.css';
import type { WidgetProps } from '../widget-props.ts';
import { choiceData, narrowedTo, pickedIds } from './choice-data.ts';
import { OptionsHint } from './options-hint.tsx';
import { nameSelected } from './options-hint-text.ts';
import { isNothing } from './shown-members.ts';
import { useReferenceOptions } from './use-reference-options.ts';

type Props = WidgetProps<SetField<unknown>> & { readonly item: Reference };

/** The options that fit in a scrolling list; the others are found by typing. */
const mostDrawn = 100;

/** Any number of members of a list in another document, found by typing. */
export function CrossDocumentMultiSelect({
  id,
  field,
  item,
  path,
  value,
  label,
  describedBy,
  invalid,
  onChange,
}: Props) {
  const offered = useReferenceOptions(item, path);
  const { state, choices, said } = offered;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : none;
  const data = useMemo(() => choiceData(choices), [choices]);
  const shown = useShownOptions<string>(null, {}, (_, search) => narrowedTo(data, search, mostDrawn));
  const known = useMemo(() => new Set(choices.map(one => String(one.id))), [choices]);
  // A member that is not offered has no name, and is shown only among the selected ones.
  const others = chosen.filter(one => !known.has(String(one)) && !isNothing(field.restricts, one));
  const nameless = [
    ...others.map(one => ({ value: String(one), label: nameSelected(state) })),
    ...item.extraOptions
      .filter(({ value: one }) => chosen.includes(one))
      .map(one => ({ ...one, value: String(one.value) })),
  ];
  const many = formatCount(choices.length, item.label.toLowerCase(), label.toLowerCase());
  const search = field.emptyIsAll === true ? inputsTexts.allOrSearch(many) : inputsTexts.searchOptions(many);
  return (
    <div className={styles.outward}>
      <MultiSelect
        id={id}
        w={252}
        maw="100%"
        data={[...data, ...nameless]}
        {...shown}
        value={chosen.map(String)}
        searchable
        placeholder={chosen.length > 0 ? inputsTexts.add : choices.length === 0 ? '' : search}
        nothingFoundMessage={state === 'loading' ? inputsTexts.loading : inputsTexts.nothingFound}
        error={invalid}
        withErrorStyles={invalid}
        inputContainer={describedAs(`${describedBy} ${id}-offered`)}
        onChange={picked => onChange(pickedIds(choices, chosen, picked), false, said)}
      />
      <OptionsHint id={`${id}-offered`} field={item} offered={offered} gone={state === 'known' ? others.length : 0} />
    </div>
  );
}

const none: readonly unknown[] = [];
