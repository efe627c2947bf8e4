import { choice, type Field, group, type Id, idField, list, reference, text, type Value } from '@commissary/schema';
import { named, rule } from '../../../rule.ts';

const receipt = { path: 'type', equals: 'RECEIPT' } as const;

const physicalFields = group(
  { label: 'Printer' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    type: choice({
      label: 'Printer type',
      options: [
        { value: 'RECEIPT', label: 'Receipt / ticket printer' },
        { value: 'LABEL', label: 'Label printer' },
      ],
    }),
    connection: choice({
      label: 'Connection',
      options: [
        { value: 'NETWORK', label: 'Network' },
        { value: 'USB', label: 'USB' },
        { value: 'SERIAL', label: 'Serial port' },
      ],
    }),
    address: text({
      label: 'IP address',
      help: 'Example: 192.168.1.40',
      max: 100,
      visibleWhen: { path: 'connection', equals: 'NETWORK' },
    }),
  },
  [named()],
);
export interface PhysicalPrinter extends Value<typeof physicalFields> {}
export const physicalPrinter: Field<PhysicalPrinter> = physicalFields;

const kitchenFields = group(
  { label: 'Kitchen printer' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    type: choice({ label: 'Kind', options: [{ value: 'KITCHEN', label: 'Kitchen' }], systemManaged: true }),
    physicalPrinterId: reference({
      label: 'Physical printer',
      to: '/printers/physical',
      onDelete: 'unset',
      filter: receipt,
    }),
    backupPrinterId: reference({
      label: 'Backup printer',
      help: 'Used when the main printer is offline',
      to: '/printers/physical',
      onDelete: 'unset',
      filter: receipt,
      hiddenByFeature: 'internalCompany',
    }),
  },
  [named()],
);
export interface KitchenPrinter extends Value<typeof kitchenFields> {}
export const kitchenPrinter: Field<KitchenPrinter> = kitchenFields;

const labelFields = group(
  { label: 'Label printer' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    physicalPrinterId: reference({
      label: 'Physical printer',
      to: '/printers/physical',
      onDelete: 'unset',
      filter: { path: 'type', equals: 'LABEL' },
    }),
  },
  [named()],
);
export interface LabelPrinter extends Value<typeof labelFields> {}
export const labelPrinter: Field<LabelPrinter> = labelFields;

interface All {
  readonly physical: readonly { readonly id: Id; readonly type: string }[];
  readonly kitchen: readonly { readonly physicalPrinterId: Id; readonly backupPrinterId: Id }[];
}

/** Kitchen tickets are printed on receipt printers, so one must exist before a kitchen printer is added. */
const onReceiptPrinters = ({ physical, kitchen }: All): boolean => {
  const receipts = new Set(physical.filter(({ type }) => type === receipt.equals).map(one => String(one.id)));
  return kitchen.every(
    ({ physicalPrinterId, backupPrinterId }) =>
      receipts.size > 0 &&
      [physicalPrinterId, backupPrinterId].every(chosen => chosen === '' || receipts.has(String(chosen))),
  );
};

const fields = group(
  { label: 'Printers', permission: 'configureHardware' },
  {
    physical: list({ label: 'Physical printers', max: 200, columns: ['type', 'connection'] }, physicalPrinter),
    kitchen: list(
      {
        label: 'Kitchen printers',
        max: 200,
        columns: ['physicalPrinterId'],
        optionNote: 'backupPrinterId',
        needs: { list: 'physical', where: receipt, message: 'Add a receipt printer first.' },
      },
      kitchenPrinter,
    ),
    label: list({ label: 'Label printers', max: 200, columns: ['physicalPrinterId'] }, labelPrinter),
  },
  [rule<All>('kitchen-on-receipt', 'kitchen', onReceiptPrinters)],
);

export interface Printers extends Value<typeof fields> {}
export const printers: Field<Printers> = fields;
