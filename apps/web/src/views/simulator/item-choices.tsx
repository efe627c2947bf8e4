import { type Menu, simulatorTexts as texts } from '@commissary/catalog';
import {
  isOutAt,
  type OrderedItem,
  type PreparedItem,
  type PreparedPricing,
  type StyleOption,
} from '@commissary/domain';
import { Checkbox, NativeSelect } from '@mantine/core';
import { menuNames } from '../surfaces/index.ts';
import styles from './simulator.module.css';

interface ItemChoicesProps<T extends OrderedItem> {
  readonly menu: Menu;
  readonly prepared: PreparedPricing;
  readonly item: PreparedItem;
  readonly line: T;
  /** When it is ordered, in epoch milliseconds. */
  readonly instant: number;
  /** The sizes that can be chosen here. */
  readonly sizes: readonly StyleOption[];
  readonly onChange: (line: T) => void;
}

/** The size, the options and the modifiers of an item that is ordered. */
export function ItemChoices<T extends OrderedItem>({
  menu,
  prepared,
  line,
  instant,
  item,
  sizes,
  onChange,
}: ItemChoicesProps<T>) {
  const names = menuNames(menu);
  const { styles: asked } = item;
  // What has run out is gray, and said where the order has it.
  const choiceOf = (option: StyleOption) => {
    const isOut = isOutAt(option, instant);
    const label = isOut ? texts.optionOut(option.name) : option.name;
    return { value: String(option.id), label, disabled: isOut };
  };
  const offered = item.questions.flatMap(question =>
    question.categories.flatMap(prepared.modifiersOf).filter(question.offers),
  );
  const modifiers = [...new Map(offered.map(one => [String(one.id), one.id])).values()];
  const isChosen = (id: OrderedItem['item']) => line.modifiers.some(one => String(one.id) === String(id));
  const toggle = (id: OrderedItem['item']) =>
    onChange({
      ...line,
      modifiers: isChosen(id)
        ? line.modifiers.filter(one => String(one.id) !== String(id))
        : [...line.modifiers, { id, quantity: 1, placement: 'WHOLE' }],
    });
  return (
    <div className={`${styles.choice} row wrap gap-8`}>
      {sizes.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={texts.size}
          value={String(line.size)}
          data={sizes.map(choiceOf)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...line, size: sizes.find(({ id }) => String(id) === value)?.id ?? null })
          }
        />
      )}
      {asked.map(({ id, name, options }) => (
        <NativeSelect
          key={id}
          size="xs"
          aria-label={name}
          value={String(options.find(one => line.styleOptions.some(chosen => String(chosen) === String(one.id)))?.id)}
          data={options.map(choiceOf)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...line, styleOptions: withOption(line.styleOptions, options, value) })
          }
        />
      ))}
      {modifiers.length > 0 && (
        <details className="full-width">
          <summary className="text-13">{texts.modifiers(line.modifiers.length)}</summary>
          <div className={`${styles.modifiers} grid gap-6`}>
            {modifiers.map(id => (
              <Checkbox
                key={id}
                size="xs"
                label={names.modifier(id)}
                checked={isChosen(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** The options with another one of a style. */
const withOption = (
  chosen: OrderedItem['styleOptions'],
  options: readonly { readonly id: OrderedItem['item'] }[],
  value: string,
): OrderedItem['styleOptions'] => [
  ...chosen.filter(id => !options.some(one => String(one.id) === String(id))),
  ...options.filter(({ id }) => String(id) === value).map(({ id }) => id),
];
