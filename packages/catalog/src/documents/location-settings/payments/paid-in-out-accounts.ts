import { type Field, group, idField, initial, list, text, toggle, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';

const accountFields = group(
  { label: 'Account' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    paidIns: toggle({ label: 'Paid in', help: 'Allow paid-ins for this account', initial: true }),
    paidOuts: toggle({ label: 'Paid out', help: 'Allow paid-outs for this account' }),
    reportOnPayroll: toggle({ label: 'Report on payroll', help: 'Include in the payroll report' }),
    payrollCode: text({
      label: 'Payroll code',
      max: 40,
      visibleWhen: { path: 'reportOnPayroll', equals: true },
    }),
    disabled: toggle({ label: 'Disabled', help: 'Saved, but not offered anywhere' }),
  },
  [named()],
);

export interface PaidInOutAccount extends Value<typeof accountFields> {}
export const paidInOutAccount: Field<PaidInOutAccount> = accountFields;

const account = (key: string, name: string): PaidInOutAccount => ({ ...initial(paidInOutAccount), id: key, name });

const fields = list(
  {
    label: 'Paid in / paid out accounts',
    help: 'Reasons to add or remove cash from the drawer',
    permission: 'accessConfigurationOptions',
    max: 200,
    disabledPath: 'disabled',
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
