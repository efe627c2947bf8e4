import { type Field, group, idField, list, reference, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';

const kitchen = { to: '/printers/kitchen', onDelete: 'drop-entry' } as const;

const routeFields = group(
  { label: 'Route' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    stationId: reference({
      label: 'Station',
      to: '/stations',
      onDelete: 'drop-entry',
      initial: 'ANY',
      extraOptions: [{ value: 'ANY', label: 'Any station' }],
    }),
    fromPrinterId: reference({ label: 'Original printer', ...kitchen }),
    // A user without the hardware permission at a location may still redirect its tickets to another existing printer.
    toPrinterId: reference({
      label: 'Redirect to',
      ...kitchen,
      resetsInheritedPermissions: true,
      permission: 'configureHardware',
      overridePermission: 'changePrinterSetting',
    }),
  },
  [named()],
);
export interface PrintingRoute extends Value<typeof routeFields> {}
export const printingRoute: Field<PrintingRoute> = routeFields;

const fields = group(
  { label: 'Print routing', help: 'Send kitchen tickets to a different printer', permission: 'configureHardware' },
  {
    routes: list({ label: 'Routes', max: 200, columns: ['stationId', 'fromPrinterId', 'toPrinterId'] }, printingRoute),
  },
);

export interface PrintingRouting extends Value<typeof fields> {}
export const printingRouting: Field<PrintingRouting> = fields;
