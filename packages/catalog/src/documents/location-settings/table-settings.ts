import { type Field, group, money, number, toggle, type Value } from '@commissary/schema';

const minutes = (label: string, help: string, initial: number) =>
  number({ label, help, initial, min: 0, max: 1440, unit: 'min' });

const fields = group(
  {
    label: 'Table service',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        title: 'Opening a table',
        fields: ['requireEnterSection', 'requirePeopleNumber'],
      },
      {
        title: 'Servers and money',
        fields: ['ticketsCloseAtRegister', 'serverKeepsTips', 'serverKeepsAutoGratuity', 'issueServerBankOfAmount'],
      },
      { title: 'Settling', fields: ['autoClearAfterSettle'] },
      { title: 'Table alerts', fields: ['tableAlertTimesInMins'] },
    ],
  },
  {
    ticketsCloseAtRegister: toggle({
      label: 'Close tickets at the register',
      help: 'Guests pay there, not at the table',
    }),
    serverKeepsTips: toggle({
      label: 'Servers keep tips',
      help: 'Instead of putting them in the drawer',
    }),
    serverKeepsAutoGratuity: toggle({
      label: 'Servers keep automatic gratuity',
      help: 'Treated like a tip at close-out',
    }),
    requireEnterSection: toggle({
      label: 'Require a section',
      help: 'Asked before a table is opened',
    }),
    requirePeopleNumber: toggle({
      label: 'Require the number of people',
      help: 'Asked when a table is opened',
    }),
    issueServerBankOfAmount: money({
      label: 'Server bank',
      help: 'Cash for each server; $0.00 is none',
    }),
    autoClearAfterSettle: toggle({
      label: 'Clear the table after settling',
      help: 'Free as soon as its last ticket is paid',
    }),
    tableAlertTimesInMins: group(
      { label: 'Table alerts', help: 'After how many minutes a table is highlighted on the floor plan' },
      {
        seatedNoOrder: minutes('Seated with no order', 'Since the guests sat down', 10),
        afterOrdering: minutes('After ordering', 'Since the last order', 90),
        afterSettling: minutes('After settling', 'Since the ticket was paid', 15),
      },
    ),
  },
);

export interface TableSettings extends Value<typeof fields> {}
export const tableSettings: Field<TableSettings> = fields;
