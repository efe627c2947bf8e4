import { type Menu, simulatorTexts as texts } from '@commissary/catalog';
import {
  type Order,
  type OrderedItem,
  type OrderedSlot,
  type PreparedPricing,
  type PreparedSlot,
  type SlotOption,
  slotOptions,
} from '@commissary/domain';
import { NativeSelect } from '@mantine/core';
import { menuNames, money, optionName } from '../surfaces/index.ts';
import { ItemChoices } from './item-choices.tsx';
import styles from './simulator.module.css';

interface OrderedSlotProps {
  readonly menu: Menu;
  readonly prepared: PreparedPricing;
  /** Where and when it is ordered. */
  readonly asking: Pick<Order, 'channel' | 'instant'>;
  readonly slot: PreparedSlot;
  /** Undefined where nothing is chosen. */
  readonly ordered: OrderedSlot | undefined;
  readonly onChange: (ordered: OrderedSlot) => void;
}

/** What is chosen for a slot of a combo, of what can be ordered here and now. [RULE.combo.08] */
export function SlotChoice({ menu, prepared, slot, asking, ordered, onChange }: OrderedSlotProps) {
  const options = [...slotOptions(prepared, slot, asking)];
  const item = ordered && prepared.item(ordered.item);
  const chosen = ordered && keyOf(ordered);
  const isOffered = options.some(option => keyOf(option.ordered) === chosen);
  return (
    <div className={styles.slot}>
      <NativeSelect
        size="xs"
        label={menuNames(menu).slot(slot.id)}
        value={chosen ?? ''}
        data={[
          ...(isOffered
            ? []
            : [{ value: chosen ?? '', label: ordered === undefined ? '' : optionName(menu, ordered) }]),
          ...options.map(option => ({ value: keyOf(option.ordered), label: slotOptionText(menu, option) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const next = options.find(option => keyOf(option.ordered) === value);
          if (next !== undefined) onChange(next.ordered);
        }}
      />
      {ordered !== undefined && item !== undefined && (
        <ItemChoices {...{ menu, prepared, item, onChange }} instant={asking.instant} line={ordered} sizes={[]} />
      )}
    </div>
  );
}

const keyOf = ({ item, size }: OrderedItem): string => JSON.stringify([item, size]);

const slotOptionText = (menu: Menu, { ordered, choice: { cents } }: SlotOption): string => {
  const name = optionName(menu, ordered);
  return cents === 0 ? name : texts.slotOption(name, money(cents));
};
