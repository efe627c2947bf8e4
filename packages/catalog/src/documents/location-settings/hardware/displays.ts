import { choice, type Field, group, idField, list, reference, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';

const displayFields = group(
  { label: 'Display' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    kind: choice({
      label: 'Display type',
      options: [
        { value: 'KITCHEN', label: 'Kitchen display (KDS)' },
        { value: 'CUSTOMER', label: 'Customer-facing display' },
        { value: 'REAR_CAROUSEL', label: 'Rear display images' },
      ],
    }),
    stationId: reference({ label: 'Station', to: '/stations', onDelete: 'unset' }),
  },
  [named()],
);
export interface Display extends Value<typeof displayFields> {}
export const display: Field<Display> = displayFields;

const fields = list(
  { label: 'Displays', help: 'Kitchen, customer and rear displays', permission: 'configureHardware', max: 200 },
  display,
);

export interface Displays extends Value<typeof fields> {}
export const displays: Field<Displays> = fields;
