import { type Field, group, list, reference, set, type Value } from '@commissary/schema';

const styles = '/departments/[.]/styles';

const itemStyleFields = group(
  { label: 'Style' },
  {
    // An entry has the id of its style, so that it is the same one at every level.
    id: reference({ label: 'Style', to: styles, onDelete: 'drop-entry', systemManaged: true }),
    optionIds: set(
      { label: 'Offered' },
      reference({ label: 'Option', to: `${styles}/[@id]/options`, onDelete: 'drop-entry' }),
    ),
  },
);

export interface ItemStyle extends Value<typeof itemStyleFields> {}
const itemStyle: Field<ItemStyle> = itemStyleFields;

const fields = list(
  { label: 'Sizes and styles', nameFrom: styles, keyedBy: ['id'], max: 100, as: 'entries' },
  itemStyle,
);

/** The sizes and styles of an item that has not all of its department's. */
export interface ItemStyles extends Value<typeof fields> {}
export const itemStyles: Field<ItemStyles> = fields;
