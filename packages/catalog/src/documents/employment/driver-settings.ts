import {
  array,
  type Condition,
  choice,
  type Field,
  group,
  money,
  optional,
  percent,
  reference,
  toggle,
  type Value,
} from '@commissary/schema';

const zone = () => reference({ label: 'Delivery zone', to: 'settings:/deliveryArea/zones', onDelete: 'drop-entry' });

const zoneFeeFields = group({ label: 'Zone fee' }, { zoneId: zone(), feePerZone: money({ label: 'Fee per zone' }) });

export interface ZoneFee extends Value<typeof zoneFeeFields> {}
const zoneFee: Field<ZoneFee> = zoneFeeFields;

const driving = { path: 'mode', equals: ['DRIVER', 'SERVER'] } as const;
const paidBy = (method: string): Condition => ({ all: [driving, { path: 'feeMethod', equals: method }] });

const fields = group(
  {
    label: 'Driver settings',
    hiddenByFeature: 'internalCompany',
    omitFromPath: true,
    layout: [
      {
        fields: [
          'mode',
          'feeMethod',
          'feePerOrder',
          'feePerDispatch',
          'orderPercentage',
          'mileage',
          'zones',
          'payFeeOnPayroll',
          'trackMileage',
        ],
      },
    ],
  },
  {
    mode: choice({
      label: 'Driver mode',
      input: 'segmented',
      options: [
        { value: 'NOT_DRIVER', label: 'Not a driver' },
        { value: 'DRIVER', label: 'Driver' },
        { value: 'SERVER', label: 'Server' },
      ],
    }),
    feeMethod: choice({
      label: 'Delivery pay',
      visibleWhen: driving,
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'PER_ORDER', label: 'Per order' },
        { value: 'PER_DISPATCH', label: 'Per dispatch' },
        { value: 'PERCENTAGE', label: 'Percent of order' },
        { value: 'MILEAGE', label: 'Per mile' },
        { value: 'PER_ZONE', label: 'Per delivery zone' },
      ],
    }),
    feePerOrder: money({ label: 'Fee per order', visibleWhen: paidBy('PER_ORDER') }),
    feePerDispatch: money({ label: 'Fee per dispatch', visibleWhen: paidBy('PER_DISPATCH') }),
    orderPercentage: percent({
      label: 'Percent of order',
      visibleWhen: paidBy('PERCENTAGE'),
    }),
    mileage: money({ label: 'Pay per mile', visibleWhen: paidBy('MILEAGE') }),
    payFeeOnPayroll: toggle({
      label: 'Pay delivery fees on payroll',
      help: 'When off, fees are paid in cash at checkout',
      visibleWhen: driving,
    }),
    trackMileage: group(
      { label: 'Mileage', visibleWhen: driving },
      {
        enabled: toggle({ label: 'Track mileage', initial: true }),
        method: choice({
          label: 'Mileage method',
          options: [
            { value: 'GOOGLE_MAPS', label: 'Google Maps route' },
            { value: 'MANUAL', label: 'Entered by driver' },
          ],
          visibleWhen: { path: 'enabled', equals: true },
        }),
      },
    ),
    zones: array({ label: 'Zone fees', visibleWhen: paidBy('PER_ZONE') }, zoneFee),
    // Only the built-in Server job has these two, empty; terminals expect the keys.
    zoneId: optional(
      reference({ label: 'Delivery zone', to: 'settings:/deliveryArea/zones', onDelete: 'unset', systemManaged: true }),
    ),
    feePerZone: optional(money({ label: 'Fee per zone', initial: '', systemManaged: true })),
  },
);

export interface DriverSettings extends Value<typeof fields> {}
export const driverSettings: Field<DriverSettings> = fields;
