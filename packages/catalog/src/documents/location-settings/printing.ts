import {
  choice,
  type Field,
  group,
  id,
  image,
  initial,
  list,
  number,
  text,
  toggle,
  type Value,
} from '@commissary/schema';

const templateFields = group(
  {
    label: 'Template',
    layout: [
      { title: 'Items', fields: ['itemGrouping', 'itemSorting', 'tagAlong', 'voidItemsIncluded'] },
      { title: 'Paper', fields: ['logo', 'header', 'footer', 'fontSize', 'copies'] },
    ],
  },
  {
    id: id(),
    name: text({ label: 'Name', max: 60, managed: true }),
    itemGrouping: choice({
      label: 'Group items',
      options: [
        { value: 'NONE', label: 'Not at all' },
        { value: 'DEPARTMENT', label: 'By department' },
        { value: 'CATEGORY', label: 'By category' },
        { value: 'SEAT', label: 'By seat' },
      ],
    }),
    itemSorting: choice({
      label: 'Sort items',
      options: [
        { value: 'ORDERED', label: 'As ordered' },
        { value: 'MENU', label: 'As on the menu' },
        { value: 'NAME', label: 'By name' },
      ],
    }),
    tagAlong: group(
      { label: 'Items that come along', quiet: true },
      { atBottom: toggle({ label: 'Items that come along at the bottom' }) },
    ),
    voidItemsIncluded: toggle({ label: 'Print voided items' }),
    logo: image({ label: 'Logo', help: 'At the top; printed in black and white' }),
    header: text({ label: 'Above the order', max: 500, multiline: true }),
    footer: text({ label: 'Below the order', max: 500, multiline: true }),
    fontSize: choice({
      label: 'Letters',
      options: [
        { value: 'SMALL', label: 'Small' },
        { value: 'NORMAL', label: 'Normal' },
        { value: 'LARGE', label: 'Large' },
      ],
      initial: 'NORMAL',
    }),
    copies: number({ label: 'Copies', initial: 1, min: 1, max: 5 }),
  },
);
export interface PrintTemplate extends Value<typeof templateFields> {}
export const printTemplate: Field<PrintTemplate> = templateFields;

const builtIn = (number: number, name: string): PrintTemplate => ({ ...initial(printTemplate), id: number, name });

/** The three papers that terminals print. */
export const printTemplates: readonly PrintTemplate[] = [
  builtIn(1, 'Customer Receipt'),
  builtIn(2, 'Production Ticket'),
  builtIn(3, 'Condensed Receipt'),
];

const fields = group(
  { label: 'Printer options', permission: 'configureHardware' },
  {
    templates: list(
      {
        label: 'Templates',
        max: printTemplates.length,
        initial: printTemplates,
        fixed: printTemplates.map(template => template.id),
        columns: ['itemGrouping', 'itemSorting', 'copies'],
      },
      printTemplate,
    ),
    otherOptions: group(
      { label: 'Other options' },
      {
        printReceiptOnClose: toggle({ label: 'Print a receipt when a ticket is closed', initial: true }),
        buzzOnNewTicket: toggle({ label: 'Sound the buzzer for a new ticket' }),
        redForChanges: toggle({ label: 'Print changes in red', help: 'On printers with two colors' }),
      },
    ),
  },
);

export interface Printing extends Value<typeof fields> {}
export const printing: Field<Printing> = fields;
