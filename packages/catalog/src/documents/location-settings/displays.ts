import { choice, type Field, group, id, list, reference, text, type Value } from '@commissary/schema';
import { named } from '../rule.ts';

const displayFields = group(
  { label: 'Display' },
  {
    id: id(),
    name: text({ label: 'Name', max: 60 }),
    kind: choice({
      label: 'Shows',
      options: [
        { value: 'KITCHEN', label: 'Orders in the kitchen' },
        { value: 'CUSTOMER', label: 'The order to the guest' },
        { value: 'REAR_CAROUSEL', label: 'Pictures on the back of the register' },
      ],
    }),
    stationId: reference({ label: 'Station', to: '/stations', onRemoved: 'unset' }),
  },
  [named()],
);
export interface Display extends Value<typeof displayFields> {}
export const display: Field<Display> = displayFields;

const fields = list(
  { label: 'Displays', help: 'Screens beside the terminals', permission: 'configureHardware', max: 200 },
  display,
);

export interface Displays extends Value<typeof fields> {}
export const displays: Field<Displays> = fields;
