import { choice, type Field, group, money, percent, toggle, type Value } from '@commissary/schema';
import { limitedOnline } from '../ordering/limited-online.ts';

const fields = group(
  {
    label: 'Delivery fees',
    help: 'Fees and minimums for delivery orders',
    permission: 'locationSettings',
    layout: [
      { fields: ['orderMinimum'] },
      {
        title: 'Charges',
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
      { label: 'Order minimum', alternativePermission: limitedOnline },
      {
        enabled: toggle({ label: 'Require a delivery minimum' }),
        value: money({ label: 'Amount', visibleWhen: { path: 'enabled', equals: true } }),
      },
    ),
    excludeChargeFromSalesTotal: toggle({
      label: 'Exclude delivery charge from sales total',
      help: 'Sales reports leave delivery charges out',
    }),
    chargeCustomerMode: choice({
      label: 'Charge customer',
      options: [
        { value: 'NO_CHARGE', label: 'No charge' },
        { value: 'BY_ZONE', label: 'By zone' },
      ],
    }),
    flatFeeAmount: money({ label: 'Flat delivery fee' }),
    percentageBeforeCpnTax: percent({
      label: 'Delivery fee (% of order)',
      help: 'Of the subtotal, before discounts and tax',
    }),
    percentageAfterCpnTax: percent({
      label: 'Delivery fee (% after discounts and tax)',
      help: 'Of the total, after discounts and tax',
    }),
    virtualZones: toggle({ label: 'Virtual zones', help: 'Zones with a name and a fee but no map area' }),
  },
);

export interface DeliverySettings extends Value<typeof fields> {}
export const deliverySettings: Field<DeliverySettings> = fields;
