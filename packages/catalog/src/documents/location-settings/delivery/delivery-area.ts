import { type Field, group, toggle, type Value } from '@commissary/schema';
import { deliveryZones } from './delivery-zones.ts';

const fields = group(
  {
    label: 'Delivery area',
    help: 'Where you deliver and what it costs',
    permission: 'locationSettings',
  },
  {
    enforceInPos: toggle({
      label: 'Enforce delivery zones in POS',
      help: 'The POS blocks addresses outside every zone',
    }),
    zones: deliveryZones,
  },
);

export interface DeliveryArea extends Value<typeof fields> {}
export const deliveryArea: Field<DeliveryArea> = fields;
