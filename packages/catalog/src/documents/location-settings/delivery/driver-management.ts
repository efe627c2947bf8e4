import { type Field, group, money, number, toggle, type Value } from '@commissary/schema';

const minutes = (label: string, initial: number) => number({ label, initial, max: 1440, unit: 'min' });

const fields = group(
  {
    label: 'Drivers',
    permission: 'locationSettings',
    layout: [
      { title: 'Dispatch', fields: ['enforceMaxOrdersPerRun', 'reprintCustomerReceiptWhenOrderAssigned'] },
      { title: 'Cash', fields: ['requireStartingDriverBank', 'requireDriverDrop', 'driverDropRequiredLimit'] },
    ],
  },
  {
    requireStartingDriverBank: toggle({
      label: 'Require a starting driver bank',
      help: 'Counted before the first dispatch',
    }),
    reprintCustomerReceiptWhenOrderAssigned: toggle({
      label: 'Reprint customer receipt when an order is assigned to a driver',
    }),
    enforceMaxOrdersPerRun: toggle({ label: 'Enforce max orders per run' }),
    requireDriverDrop: toggle({ label: 'Require driver drops', help: 'When cash on hand reaches the limit' }),
    driverDropRequiredLimit: money({
      label: 'Driver drop limit',
      visibleWhen: { path: 'requireDriverDrop', equals: true },
    }),
    driverLatenessCriteria: group(
      { label: 'Driver lateness alerts', help: 'Minutes until a delivery run is flagged late' },
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
