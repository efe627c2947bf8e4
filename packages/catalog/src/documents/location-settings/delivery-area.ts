import { type Field, group, toggle, type Value } from '@commissary/schema';
import { deliveryZones } from './delivery-zones.ts';

const fields = group(
  {
    label: 'Delivery area',
    help: 'Where orders are taken to, and for how much',
    permission: 'locationSettings',
  },
  {
    enforceInPos: toggle({
      label: 'Enforce the area at the register',
      help: 'Addresses outside of every zone are refused',
    }),
    zones: deliveryZones,
  },
);

export interface DeliveryArea extends Value<typeof fields> {}
export const deliveryArea: Field<DeliveryArea> = fields;
