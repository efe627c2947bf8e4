import { choice, type Field, group, idField, list, reference, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { onlyThese } from '../../restricted-to.ts';
import { orderTypeReference } from '../ordering/order-type-ids.ts';

const stationFields = group(
  { label: 'Station' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    type: choice({
      label: 'Station type',
      options: [
        { value: 'REGISTER', label: 'Register' },
        { value: 'SERVER', label: 'Server station' },
        { value: 'DRIVE_THRU', label: 'Drive-thru' },
        { value: 'HANDHELD', label: 'Handheld' },
        { value: 'KIOSK', label: 'Kiosk' },
      ],
    }),
    printerId: reference({
      label: 'Receipt printer',
      to: '/printers/physical',
      onDelete: 'unset',
      filter: { path: 'type', equals: 'RECEIPT' },
    }),
    cashDrawerId: reference({
      label: 'Cash drawer',
      to: '/cashManagement/cashDrawers/availableDrawers',
      onDelete: 'unset',
    }),
    displayId: reference({ label: 'Display', to: '/displays', onDelete: 'unset' }),
    orderTypes: onlyThese({ label: 'Order types', help: 'Leave blank to allow all' }, orderTypeReference()),
  },
  [named()],
);
export interface Station extends Value<typeof stationFields> {}
export const station: Field<Station> = stationFields;

const fields = list(
  {
    label: 'Stations',
    help: 'POS terminals at this location',
    permission: 'configureHardware',
    max: 200,
    columns: ['type', 'printerId', 'cashDrawerId'],
  },
  station,
);

export interface Stations extends Value<typeof fields> {}
export const stations: Field<Stations> = fields;
