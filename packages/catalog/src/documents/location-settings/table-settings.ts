import { type Field, group, money, number, toggle, type Value } from '@commissary/schema';

const minutes = (label: string, help: string, initial: number) =>
  number({ label, help, initial, min: 0, max: 1440, unit: 'min' });

const fields = group(
  {
    label: 'Table service',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        title: 'Seating',
        fields: ['requireEnterSection', 'requirePeopleNumber'],
      },
      {
        title: 'Server checkout',
        fields: ['ticketsCloseAtRegister', 'serverKeepsTips', 'serverKeepsAutoGratuity', 'issueServerBankOfAmount'],
      },
      { title: 'Closing the table', fields: ['autoClearAfterSettle'] },
      { title: 'Table alerts', fields: ['tableAlertTimesInMins'] },
    ],
  },
  {
    ticketsCloseAtRegister: toggle({
      label: 'Cashier closes tickets',
      help: 'Guests pay at the register, not at the table',
    }),
    serverKeepsTips: toggle({
      label: 'Servers keep tips',
      help: 'Tips stay in the server bank, not the drawer',
    }),
    serverKeepsAutoGratuity: toggle({
      label: 'Servers keep automatic gratuity',
      help: 'Treated like a tip at checkout',
    }),
    requireEnterSection: toggle({
      label: 'Require a section',
      help: 'Asked before a table is opened',
    }),
    requirePeopleNumber: toggle({
      label: 'Require guest count',
      help: 'Prompt when a table is opened',
    }),
    issueServerBankOfAmount: money({
      label: 'Server bank',
      help: 'Starting cash per server; $0.00 for none',
    }),
    autoClearAfterSettle: toggle({
      label: 'Auto-clear table after payment',
      help: 'Marks the table open when its last ticket is paid',
    }),
    tableAlertTimesInMins: group(
      { label: 'Table alerts', help: 'Minutes before a table is flagged on the floor plan' },
      {
        seatedNoOrder: minutes('Seated with no order', 'Minutes since seating', 10),
        afterOrdering: minutes('After ordering', 'Since the last order', 90),
        afterSettling: minutes('After payment', 'Since the ticket was paid', 15),
      },
    ),
  },
);

export interface TableSettings extends Value<typeof fields> {}
export const tableSettings: Field<TableSettings> = fields;
