import { type Field, group, money, number, toggle, type Value } from '@commissary/schema';

const minutes = (label: string, initial: number) => number({ label, initial, max: 1440, unit: 'min' });

const fields = group(
  {
    label: 'Drivers',
    permission: 'locationSettings',
    layout: [
      { title: 'Runs', fields: ['enforceMaxOrdersPerRun', 'reprintCustomerReceiptWhenOrderAssigned'] },
      { title: 'Cash', fields: ['requireStartingDriverBank', 'requireDriverDrop', 'driverDropRequiredLimit'] },
    ],
  },
  {
    requireStartingDriverBank: toggle({ label: 'Drivers start with a bank', help: 'Counted before the first run' }),
    reprintCustomerReceiptWhenOrderAssigned: toggle({ label: 'Print the receipt again for the driver' }),
    enforceMaxOrdersPerRun: toggle({ label: 'Limit the orders of a run' }),
    requireDriverDrop: toggle({ label: 'Drivers drop cash', help: 'Once they carry too much' }),
    driverDropRequiredLimit: money({
      label: 'Drop from',
      visibleWhen: { path: 'requireDriverDrop', equals: true },
    }),
    driverLatenessCriteria: group(
      { label: 'Late drivers', help: 'After how many minutes a run counts as late' },
      {
        oneOrder: minutes('One order', 20),
        twoOrders: minutes('Two orders', 30),
        threeOrders: minutes('Three orders', 45),
      },
    ),
  },
);

export interface DriverManagement extends Value<typeof fields> {}
export const driverManagement: Field<DriverManagement> = fields;
