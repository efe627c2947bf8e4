import { type Field, group, number, reference, set, toggle, type Value } from '@commissary/schema';
import { onlyThese } from '../../restricted-to.ts';
import { inheritable } from '../inheritable.ts';

const kitchenFields = group(
  { label: 'Kitchen tickets', overridePermission: 'overridePrintingAndKPS' },
  {
    printers: set(
      { label: 'Kitchen printers' },
      reference({ label: 'Kitchen printer', to: 'settings:/printers/kitchen', onDelete: 'drop-entry' }),
    ),
    stations: onlyThese(
      { label: 'From stations', help: 'Leave blank to print orders of all stations' },
      reference({ label: 'Station', to: 'settings:/stations', onDelete: 'drop-entry' }),
    ),
  },
);
interface KitchenPrinting extends Value<typeof kitchenFields> {}
const kitchen: Field<KitchenPrinting> = kitchenFields;

const receiptFields = group(
  { label: 'Receipt', overridePermission: 'overridePrintingAndKPS' },
  {
    print: toggle({ label: 'Print on the receipt', initial: true }),
    order: number({ label: 'Place on the receipt', help: 'Lower numbers first', max: 999 }),
  },
);
interface ReceiptPrinting extends Value<typeof receiptFields> {}
const receipt: Field<ReceiptPrinting> = receiptFields;

const labelFields = group(
  { label: 'Labels', overridePermission: 'overridePrintingAndKPS' },
  {
    printers: set(
      { label: 'Label printers' },
      reference({ label: 'Label printer', to: 'settings:/printers/label', onDelete: 'drop-entry' }),
    ),
  },
);
interface LabelPrinting extends Value<typeof labelFields> {}
const label: Field<LabelPrinting> = labelFields;

const meta = { label: 'Printing', omitFromPath: true } as const;

const departmentFields = group(meta, { kitchen, receipt, label });
export interface Printing extends Value<typeof departmentFields> {}
export const printing: Field<Printing> = departmentFields;

const inside = (at: 'item' | 'category') =>
  group(meta, {
    kitchen: inheritable(kitchen, 'printing/kitchen', at),
    receipt: inheritable(receipt, 'printing/receipt', at),
    label: inheritable(label, 'printing/label', at),
  });
const categoryFields = inside('category');
const itemFields = inside('item');

/** Each part of it may be that of the category or the department. */
export interface InheritedPrinting extends Value<typeof itemFields> {}
export const categoryPrinting: Field<InheritedPrinting> = categoryFields;
export const itemPrinting: Field<InheritedPrinting> = itemFields;
