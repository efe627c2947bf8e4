import { type Menu, simulatorTexts as texts } from '@commissary/catalog';
import { isOutAt, type OrderLine, type PreparedItem, type PreparedPricing, type StyleOption } from '@commissary/domain';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { menuNames, money } from '../surfaces/index.ts';
import styles from './simulator.module.css';

export interface OrderedLineProps {
  readonly menu: Menu;
  readonly prepared: PreparedPricing;
  readonly line: OrderLine;
  /** When it is ordered, in epoch milliseconds. */
  readonly instant: number;
  /** What it costs; null where the order cannot be placed. */
  readonly cents: number | null;
  /** Why it cannot be ordered. */
  readonly reasons: readonly string[];
  /** Called with the changed line, or with null where it is removed. */
  readonly onChange: (line: OrderLine | null) => void;
}

/** A line of an order: how many, in which size, with which modifiers. */
export function OrderedLine({ menu, prepared, line, instant, cents, reasons, onChange }: OrderedLineProps) {
  const names = menuNames(menu);
  const name = names.item(line.item);
  const item = prepared.item(line.item);
  const { quantity } = line;
  return (
    <li>
      <div className="row align-center gap-8">
        <button
          type="button"
          className={`${styles.step} grid rigid pad-0`}
          aria-label={quantity > 1 ? texts.fewer(name) : texts.remove(name)}
          onClick={() => onChange(quantity > 1 ? { ...line, quantity: quantity - 1 } : null)}
        >
          {quantity > 1 ? <IconMinus size={14} aria-hidden /> : <IconTrash size={14} aria-hidden />}
        </button>
        <span>{quantity}</span>
        <button
          type="button"
          className={`${styles.step} grid rigid pad-0`}
          aria-label={texts.more(name)}
          onClick={() => onChange({ ...line, quantity: quantity + 1 })}
        >
          <IconPlus size={14} aria-hidden />
        </button>
        <strong className="grow">{name}</strong>
        {cents !== null && <span>{money(cents)}</span>}
      </div>
      {item !== undefined && <Choices {...{ menu, prepared, line, instant, item, onChange }} />}
      {reasons.map(reason => (
        <p key={reason} className="tone-error text-13" role="status">
          {texts.lineRefused(reason)}
        </p>
      ))}
    </li>
  );
}

interface ChoicesProps extends Pick<OrderedLineProps, 'menu' | 'prepared' | 'line' | 'instant' | 'onChange'> {
  readonly item: PreparedItem;
}

function Choices({ menu, prepared, line, instant, item, onChange }: ChoicesProps) {
  const names = menuNames(menu);
  const { sizes: offeredSizes, styles: asked } = item;
  const sizes = [...offeredSizes.values()];
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
  const isChosen = (id: OrderLine['item']) => line.modifiers.some(one => String(one.id) === String(id));
  const toggle = (id: OrderLine['item']) =>
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
  chosen: OrderLine['styleOptions'],
  options: readonly { readonly id: OrderLine['item'] }[],
  value: string,
): OrderLine['styleOptions'] => [
  ...chosen.filter(id => !options.some(one => String(one.id) === String(id))),
  ...options.filter(({ id }) => String(id) === value).map(({ id }) => id),
];
