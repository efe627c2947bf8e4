import { type Menu, simulatorTexts as texts } from '@commissary/catalog';
import type { Order, OrderLine, PreparedPricing } from '@commissary/domain';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { menuNames, money } from '../surfaces/index.ts';
import { ItemChoices } from './item-choices.tsx';
import styles from './simulator.module.css';
import { SlotChoice } from './slot-choice.tsx';

export interface OrderedLineProps {
  readonly menu: Menu;
  readonly prepared: PreparedPricing;
  readonly line: OrderLine;
  /** Where and when it is ordered. */
  readonly asking: Pick<Order, 'channel' | 'instant'>;
  /** What it costs; null where the order cannot be placed. */
  readonly cents: number | null;
  /** Why it cannot be ordered. */
  readonly reasons: readonly string[];
  /** Called with the changed line, or with null where it is removed. */
  readonly onChange: (line: OrderLine | null) => void;
}

/** A line of an order: how many, in which size, with which modifiers. */
export function OrderedLine({ menu, prepared, line, asking, cents, reasons, onChange }: OrderedLineProps) {
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
      {item !== undefined && (
        <ItemChoices
          {...{ menu, prepared, line, item, onChange }}
          instant={asking.instant}
          sizes={[...item.sizes.values()]}
        />
      )}
      {item?.slots.map(slot => (
        <SlotChoice
          key={slot.id}
          {...{ menu, prepared, slot, asking }}
          ordered={line.slots.find(one => String(one.slot) === String(slot.id))}
          onChange={next =>
            onChange({ ...line, slots: [...line.slots.filter(one => String(one.slot) !== String(slot.id)), next] })
          }
        />
      ))}
      {reasons.map(reason => (
        <p key={reason} className="tone-error text-13" role="status">
          {texts.lineRefused(reason)}
        </p>
      ))}
    </li>
  );
}
