import { type Field, group, id, initial, list, text, toggle, type Value } from '@commissary/schema';
import { named } from '../rule.ts';

const accountFields = group(
  { label: 'Account' },
  {
    id: id(),
    name: text({ label: 'Name', max: 60 }),
    paidIns: toggle({ label: 'Paid in', help: 'Cash may be put into the drawer for it', initial: true }),
    paidOuts: toggle({ label: 'Paid out', help: 'Cash may be taken from the drawer for it' }),
    reportOnPayroll: toggle({ label: 'On payroll', help: 'Listed in the payroll report' }),
    payrollCode: text({
      label: 'Payroll code',
      max: 40,
      visibleWhen: { path: 'reportOnPayroll', equals: true },
    }),
    disabled: toggle({ label: 'Disabled', help: 'Kept here, offered nowhere' }),
  },
  [named()],
);

export interface PaidInOutAccount extends Value<typeof accountFields> {}
export const paidInOutAccount: Field<PaidInOutAccount> = accountFields;

const account = (key: string, name: string): PaidInOutAccount => ({ ...initial(paidInOutAccount), id: key, name });

const fields = list(
  {
    label: 'Paid in and out',
    help: 'What cash is put in or taken out for',
    permission: 'accessConfigurationOptions',
    max: 200,
    disabledBy: 'disabled',
    columns: ['paidIns', 'paidOuts', 'reportOnPayroll'],
    initial: [
      account('delivery', 'Delivery'),
      account('repairs', 'Repairs'),
      account('supplies', 'Supplies'),
      account('smallwares', 'Smallwares'),
      account('event-deposit', 'Event Deposit'),
    ],
  },
  paidInOutAccount,
);

export interface PaidInOutAccounts extends Value<typeof fields> {}
export const paidInOutAccounts: Field<PaidInOutAccounts> = fields;
