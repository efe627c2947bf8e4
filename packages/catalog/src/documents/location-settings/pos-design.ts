import { choice, color, type Field, group, set, toggle, type Value } from '@commissary/schema';
import { posThemes } from './pos-themes.ts';

const virtualTicket = group(
  {
    label: 'Virtual ticket',
    help: 'The ticket as guests see it on the rear display',
    layout: [
      { fields: ['background', 'textColor', 'headerBackground', 'headerTextColor', 'totalColor'] },
      { fields: ['columns', 'showModifiers'] },
    ],
  },
  {
    background: color({ label: 'Background', initial: '#fffdf8' }),
    textColor: color({ label: 'Text', initial: '#2a2521' }),
    headerBackground: color({ label: 'Background of the heading', initial: '#306090' }),
    headerTextColor: color({ label: 'Text of the heading', initial: '#ffffff' }),
    totalColor: color({ label: 'Total', initial: '#9c2a22' }),
    columns: set(
      { label: 'Columns', help: 'Beside the name of the item', initial: ['QUANTITY', 'PRICE'] },
      choice({
        label: 'Column',
        options: [
          { value: 'QUANTITY', label: 'Quantity' },
          { value: 'SEAT', label: 'Seat' },
          { value: 'PRICE', label: 'Price' },
        ],
      }),
    ),
    showModifiers: toggle({ label: 'Modifiers under their item', initial: true }),
  },
);

const fields = group(
  { label: 'POS design', permission: 'accessConfigurationOptions' },
  { themes: posThemes, virtualTicket },
);

export interface PosDesign extends Value<typeof fields> {}
export const posDesign: Field<PosDesign> = fields;
