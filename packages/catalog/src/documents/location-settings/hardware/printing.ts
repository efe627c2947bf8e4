import {
  choice,
  type Field,
  group,
  idField,
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
      { title: 'Layout', fields: ['logo', 'header', 'footer', 'fontSize', 'copies'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60, systemManaged: true }),
    itemGrouping: choice({
      label: 'Item grouping',
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'DEPARTMENT', label: 'By department' },
        { value: 'CATEGORY', label: 'By category' },
        { value: 'SEAT', label: 'By seat' },
      ],
    }),
    itemSorting: choice({
      label: 'Item sorting',
      options: [
        { value: 'ORDERED', label: 'In the order entered' },
        { value: 'MENU', label: 'Menu order' },
        { value: 'NAME', label: 'By name' },
      ],
    }),
    tagAlong: group(
      { label: 'Tag-along items', omitFromPath: true },
      { atBottom: toggle({ label: 'Print tag-along items at the bottom' }) },
    ),
    voidItemsIncluded: toggle({ label: 'Include voided items' }),
    logo: image({ label: 'Logo', help: 'Printed at the top in black and white' }),
    header: text({ label: 'Header text', max: 500, multiline: true }),
    footer: text({ label: 'Footer text', max: 500, multiline: true }),
    fontSize: choice({
      label: 'Font size',
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

/** The templates of the three kinds of paper that terminals print. */
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
        builtInIds: printTemplates.map(template => template.id),
        columns: ['itemGrouping', 'itemSorting', 'copies'],
      },
      printTemplate,
    ),
    otherOptions: group(
      { label: 'Other options' },
      {
        printReceiptOnClose: toggle({ label: 'Print receipt when a ticket closes', initial: true }),
        buzzOnNewTicket: toggle({ label: 'Sound buzzer on new tickets' }),
        redForChanges: toggle({ label: 'Print changes in red', help: 'Two-color printers only' }),
      },
    ),
  },
);

export interface Printing extends Value<typeof fields> {}
export const printing: Field<Printing> = fields;
