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
    barTabs: toggle({ label: 'Bar tabs', help: 'Let guests open a tab with a card' }),
    preAuthMode: choice({
      label: 'Pre-authorize cards',
      help: 'Amount held when a tab is opened',
      options: [
        { value: 'NONE', label: 'No pre-authorization' },
        { value: 'PRE_AUTH_ONE', label: '$1.00' },
        { value: 'PRE_AUTH_ORDER_AMOUNT', label: 'Order amount' },
        { value: 'PRE_AUTH_INCREMENT', label: 'Fixed increments' },
      ],
      initial: 'PRE_AUTH_ONE',
    }),
    preAuthAmountIncrement: money({
      label: 'Pre-authorization increment',
      help: 'Authorized again each time the tab exceeds the hold',
      initial: '25.00',
      min: '0.01',
      visibleWhen: { path: 'preAuthMode', equals: 'PRE_AUTH_INCREMENT' },
    }),
  },
);

export interface BarSettings extends Value<typeof fields> {}
export const barSettings: Field<BarSettings> = fields;
