import { choice, type Field, group, money, percent, toggle, type Value } from '@commissary/schema';
import { limitedOnline } from './limited-online.ts';

const fields = group(
  {
    label: 'Delivery charge',
    help: 'What guests pay for a delivery',
    permission: 'locationSettings',
    layout: [
      { fields: ['orderMinimum'] },
      {
        title: 'Charge',
        fields: [
          'chargeCustomerMode',
          'flatFeeAmount',
          'percentageBeforeCpnTax',
          'percentageAfterCpnTax',
          'excludeChargeFromSalesTotal',
        ],
      },
      { title: 'Zones', fields: ['virtualZones'] },
    ],
  },
  {
    orderMinimum: group(
      { label: 'Smallest order', alsoBy: limitedOnline },
      {
        enabled: toggle({ label: 'Least amount for a delivery' }),
        value: money({ label: 'Amount', visibleWhen: { path: 'enabled', equals: true } }),
      },
    ),
    excludeChargeFromSalesTotal: toggle({ label: 'Leave the charge out of sales', help: 'In reports' }),
    chargeCustomerMode: choice({
      label: 'Charge by zone',
      options: [
        { value: 'NO_CHARGE', label: 'No' },
        { value: 'BY_ZONE', label: 'Fee of the zone' },
      ],
    }),
    flatFeeAmount: money({ label: 'Fee for each delivery' }),
    percentageBeforeCpnTax: percent({ label: 'Share of the order', help: 'Before coupons and tax' }),
    percentageAfterCpnTax: percent({ label: 'Share of the order, in the end', help: 'After coupons and tax' }),
    virtualZones: toggle({ label: 'Zones that are not on the map', help: 'They have a name and a fee' }),
  },
);

export interface DeliverySettings extends Value<typeof fields> {}
export const deliverySettings: Field<DeliverySettings> = fields;
