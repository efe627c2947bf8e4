import { choice, color, type Field, group, set, toggle, type Value } from '@commissary/schema';
import { posThemes } from './pos-themes.ts';

const virtualTicket = group(
  {
    label: 'Virtual ticket',
    help: 'The ticket shown on the customer (rear) display',
    layout: [
      { fields: ['background', 'textColor', 'headerBackground', 'headerTextColor', 'totalColor'] },
      { fields: ['columns', 'showModifiers'] },
    ],
  },
  {
    background: color({ label: 'Background', initial: '#fffdf8' }),
    textColor: color({ label: 'Text', initial: '#2a2521' }),
    headerBackground: color({ label: 'Header background', initial: '#306090' }),
    headerTextColor: color({ label: 'Header text', initial: '#ffffff' }),
    totalColor: color({ label: 'Total', initial: '#9c2a22' }),
    columns: set(
      { label: 'Columns', help: 'Shown next to the item name', initial: ['QUANTITY', 'PRICE'] },
      choice({
        label: 'Column',
        options: [
          { value: 'QUANTITY', label: 'Quantity' },
          { value: 'SEAT', label: 'Seat' },
          { value: 'PRICE', label: 'Price' },
        ],
      }),
    ),
    showModifiers: toggle({ label: 'Show modifiers under items', initial: true }),
  },
);

const fields = group(
  { label: 'POS design', permission: 'accessConfigurationOptions' },
  { themes: posThemes, virtualTicket },
);

export interface PosDesign extends Value<typeof fields> {}
export const posDesign: Field<PosDesign> = fields;
