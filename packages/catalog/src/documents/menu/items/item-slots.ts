import { type Field, group, idField, list, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { slotChoice } from '../item-groups.ts';

const slotFields = group(
  { label: 'Slot' },
  {
    id: idField(),
    name: text({ label: 'Name', help: 'What the guest is asked for, such as a drink', max: 60 }),
    choices: list(
      {
        label: 'Choices',
        max: 200,
        columns: ['categoryId', 'itemId', 'upcharge'],
      },
      slotChoice,
    ),
  },
  [named()],
);
interface ItemSlot extends Value<typeof slotFields> {}
const itemSlot: Field<ItemSlot> = slotFields;

const fields = list(
  {
    label: 'Slots',
    max: 20,
    columns: [],
  },
  itemSlot,
);

/** Ours: what a combo consists of, slot by slot; an item without any is no combo. */
export interface ItemSlots extends Value<typeof fields> {}
export const itemSlots: Field<ItemSlots> = fields;
