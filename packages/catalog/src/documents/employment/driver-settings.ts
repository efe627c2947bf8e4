import {
  choice,
  type Field,
  group,
  money,
  optional,
  percent,
  reference,
  rows,
  toggle,
  type Value,
} from '@commissary/schema';

const zone = () => reference({ label: 'Delivery zone', to: 'settings:/deliveryArea/zones', onRemoved: 'drop-entry' });

const zoneFeeFields = group(
  { label: 'Zone fee' },
  { zoneId: zone(), feePerZone: money({ label: 'Fee for the zone' }) },
);

export interface ZoneFee extends Value<typeof zoneFeeFields> {}
const zoneFee: Field<ZoneFee> = zoneFeeFields;

const fields = group(
  { label: 'Driver settings' },
  {
    mode: choice({
      label: 'Delivers orders',
      options: [
        { value: 'NOT_DRIVER', label: 'No' },
        { value: 'DRIVER', label: 'As a driver' },
        { value: 'SERVER', label: 'As a server' },
      ],
    }),
    feeMethod: choice({
      label: 'Delivery pay',
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'PER_ORDER', label: 'Per order' },
        { value: 'PER_DISPATCH', label: 'Per run' },
        { value: 'PERCENTAGE', label: 'Share of the order' },
        { value: 'MILEAGE', label: 'Per mile' },
        { value: 'PER_ZONE', label: 'Per delivery zone' },
      ],
    }),
    feePerOrder: money({ label: 'Pay per order', visibleWhen: { path: 'feeMethod', equals: 'PER_ORDER' } }),
    feePerDispatch: money({ label: 'Pay per run', visibleWhen: { path: 'feeMethod', equals: 'PER_DISPATCH' } }),
    orderPercentage: percent({
      label: 'Share of the order',
      visibleWhen: { path: 'feeMethod', equals: 'PERCENTAGE' },
    }),
    mileage: money({ label: 'Pay per mile', visibleWhen: { path: 'feeMethod', equals: 'MILEAGE' } }),
    payFeeOnPayroll: toggle({
      label: 'Pay it on payroll',
      help: 'Off: in cash after the shift',
    }),
    trackMileage: group(
      { label: 'Mileage' },
      {
        enabled: toggle({ label: 'Track mileage', initial: true }),
        method: choice({
          label: 'How miles are counted',
          options: [
            { value: 'GOOGLE_MAPS', label: 'From the route on the map' },
            { value: 'MANUAL', label: 'Typed in by the driver' },
          ],
          visibleWhen: { path: 'enabled', equals: true },
        }),
      },
    ),
    zones: rows({ label: 'Zone fees', visibleWhen: { path: 'feeMethod', equals: 'PER_ZONE' } }, zoneFee),
    // Only the built-in Server job carries these two, empty; terminals expect the keys there.
    zoneId: optional(
      reference({ label: 'Delivery zone', to: 'settings:/deliveryArea/zones', onRemoved: 'unset', managed: true }),
    ),
    feePerZone: optional(money({ label: 'Fee for the zone', initial: '', managed: true })),
  },
);

export interface DriverSettings extends Value<typeof fields> {}
export const driverSettings: Field<DriverSettings> = fields;
