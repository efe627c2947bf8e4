import { type Field, group, type Id, idField, list, reference, set, text, type Value } from '@commissary/schema';
import { named, rule } from '../../../rule.ts';

const drawers = '/cashManagement/cashDrawers/availableDrawers';

/** Source or destination of cash: a drawer or the main safe, which also replaces a deleted drawer. */
export const cashPlace = (label: string) =>
  reference({
    label,
    to: drawers,
    onDelete: 'unset',
    initial: 'MAIN_SAFE',
    extraOptions: [{ value: 'MAIN_SAFE', label: 'Main safe' }],
  });

const drawerFields = group(
  { label: 'Cash drawer' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    stationId: reference({ label: 'Assigned station', to: '/stations', onDelete: 'unset' }),
    printerId: reference({
      label: 'Connected to printer',
      to: '/printers/physical',
      onDelete: 'unset',
      filter: { path: 'type', equals: 'RECEIPT' },
    }),
    moneyTransfersFrom: cashPlace('Cash transfers from'),
    moneyTransfersTo: cashPlace('Cash transfers to'),
  },
  [named()],
);
export interface CashDrawer extends Value<typeof drawerFields> {}
export const cashDrawer: Field<CashDrawer> = drawerFields;

const assignmentFields = group(
  { label: 'Station' },
  {
    // An assignment has the id of its station, so it is the same one at every level.
    id: reference({ label: 'Station', to: '/stations', onDelete: 'drop-entry', systemManaged: true }),
    drawers: set({ label: 'Drawers' }, reference({ label: 'Drawer', to: drawers, onDelete: 'drop-entry' })),
    defaultDrawer: reference({ label: 'Default drawer', to: drawers, onDelete: 'unset' }),
  },
  [
    rule<{ drawers: readonly Id[]; defaultDrawer: Id }>(
      'drawer-not-assigned',
      'defaultDrawer',
      station => station.defaultDrawer === '' || station.drawers.map(String).includes(String(station.defaultDrawer)),
    ),
  ],
);
export interface StationDrawers extends Value<typeof assignmentFields> {}
export const stationDrawers: Field<StationDrawers> = assignmentFields;

const fields = group(
  { label: 'Cash drawers', permission: 'configureHardware', resetsInheritedPermissions: true, separateScreen: true },
  {
    availableDrawers: list(
      { label: 'Drawers', max: 200, columns: ['stationId', 'moneyTransfersFrom', 'moneyTransfersTo'] },
      cashDrawer,
    ),
    stationsAssignment: list(
      {
        label: 'Station assignments',
        help: 'After closing one, staff can open another drawer of the station',
        nameFrom: '/stations',
        max: 200,
        mirrors: { list: '/stations', members: station => [{ id: station, drawers: [], defaultDrawer: '' }] },
        columns: ['defaultDrawer'],
      },
      stationDrawers,
    ),
  },
);

export interface CashDrawers extends Value<typeof fields> {}
export const cashDrawers: Field<CashDrawers> = fields;
