import { choice, type Field, group, money, toggle, type Value } from '@commissary/schema';

const fields = group(
  {
    label: 'Bar',
    permission: 'accessConfigurationOptions',
    layout: [
      { title: 'Bar tabs', fields: ['barTabs'] },
      { title: 'Card pre-authorization', fields: ['preAuthMode', 'preAuthAmountIncrement'] },
    ],
  },
  {
    barTabs: toggle({ label: 'Bar tabs', help: 'Guests can keep a tab on their card' }),
    preAuthMode: choice({
      label: 'Pre-authorize cards',
      help: 'What is held when a tab is opened',
      options: [
        { value: 'NONE', label: 'Nothing' },
        { value: 'PRE_AUTH_ONE', label: 'One dollar' },
        { value: 'PRE_AUTH_ORDER_AMOUNT', label: 'The amount of the order' },
        { value: 'PRE_AUTH_INCREMENT', label: 'A fixed amount at a time' },
      ],
      initial: 'PRE_AUTH_ONE',
    }),
    preAuthAmountIncrement: money({
      label: 'Amount at a time',
      help: 'Held again when the tab outgrows it',
      initial: '25.00',
      min: '0.01',
      visibleWhen: { path: 'preAuthMode', equals: 'PRE_AUTH_INCREMENT' },
    }),
  },
);

export interface BarSettings extends Value<typeof fields> {}
export const barSettings: Field<BarSettings> = fields;
