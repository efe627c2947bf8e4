import { type Field, group, reference, set, text, type Value } from '@commissary/schema';

const fields = group(
  { label: 'Suggestions', help: 'Offered to the guest together with the item' },
  {
    text: text({ label: 'Text above', help: 'For example: Goes well with', max: 100 }),
    items: set(
      { label: 'Suggested items', max: 20 },
      reference({ label: 'Item', to: '/departments/[]/items', onDelete: 'drop-entry' }),
    ),
  },
);

/** Cross-selling: what the point of sale and the online page propose. */
export interface Suggestions extends Value<typeof fields> {}
export const suggestions: Field<Suggestions> = fields;
