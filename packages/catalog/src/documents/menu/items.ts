import { type Field, group, idField, list, optional, reference, text, type Value } from '@commissary/schema';
import { named } from '../../rule.ts';
import { allergens, dietaryMarks, nutrition } from './dietary.ts';
import { inheritable } from './inheritable.ts';
import { itemFilters } from './items/item-filters.ts';
import { itemSlots } from './items/item-slots.ts';
import { itemStyles } from './items/item-styles.ts';
import { optionsOut } from './items/options-out.ts';
import { channels, listingFields, pluNumber, sellingStatus } from './listing-fields.ts';
import { itemModifiers } from './modifiers/availability.ts';
import { inclusions } from './modifiers/inclusions.ts';
import { outOfStock } from './out-of-stock.ts';
import { pricing } from './pricing.ts';
import { kps } from './printing/kps.ts';
import { itemPrinting } from './printing/printing.ts';
import { suggestions } from './suggestions.ts';
import { taxes } from './taxes.ts';
import { translations } from './translations.ts';

const itemFields = group(
  {
    label: 'Item',
    layout: {
      tabs: [
        {
          key: 'general',
          title: 'General',
          blocks: [
            {
              title: 'Item',
              fields: ['info/name', 'info/displayName', 'info/description', 'category'],
            },
            { title: 'Point of sale', fields: ['info/status', 'info/pluNum'], columns: 2 },
            { title: 'Sizes and styles', fields: ['styles'] },
            { title: 'Image', fields: ['info/imageId'], aside: true },
          ],
        },
        { key: 'prices', title: 'Prices', blocks: [{ title: 'Prices', fields: ['pricing'] }] },
        {
          key: 'modifiers',
          title: 'Modifiers',
          blocks: [
            { title: 'Modifiers offered', fields: ['modifiers'] },
            { title: 'Included', fields: ['inclusions'] },
          ],
        },
        {
          key: 'combo',
          title: 'Combo',
          blocks: [
            {
              title: 'Combo',
              help: 'With slots, the item is a combo: a guest chooses one item for each',
              fields: ['slots'],
            },
          ],
        },
        {
          key: 'taxes',
          title: 'Taxes & printing',
          blocks: [
            { title: 'Taxes', fields: ['taxes'] },
            { title: 'Printing', fields: ['printing'] },
            { title: 'Kitchen production', fields: ['kps'] },
          ],
        },
        {
          key: 'online',
          title: 'Online',
          blocks: [
            { title: 'Translations', fields: ['translations'] },
            { title: 'Allergens and diet', fields: ['allergens', 'dietaryMarks'], columns: 2 },
            { title: 'Suggestions', fields: ['suggestions'] },
            { title: 'Nutrition', fields: ['nutrition'], advanced: true },
          ],
        },
        {
          key: 'availability',
          title: 'Availability',
          blocks: [{ title: 'Sold', fields: ['info/channels', 'info/out', 'info/optionsOut'] }],
        },
      ],
    },
  },
  {
    id: idField(),
    info: group(
      { label: 'Item', omitFromPath: true },
      {
        ...listingFields,
        status: sellingStatus,
        description: text({ label: 'Description', max: 1000, multiline: true }),
        pluNum: pluNumber('menu item PLU'),
        channels,
        out: optional(outOfStock),
        optionsOut,
      },
      [named()],
    ),
    category: optional(reference({ label: 'Category', to: '/departments/[.]/categories', onDelete: 'unset' })),
    departmentId: optional(idField({ label: 'Department', systemManaged: true, ofParent: true })),
    pricing,
    taxes: inheritable(taxes, 'taxes', 'item'),
    printing: itemPrinting,
    kps: inheritable(kps, 'kps', 'item'),
    modifiers: itemModifiers,
    inclusions: inheritable(inclusions, 'inclusions', 'item'),
    // Absent: every option of the department.
    styles: optional(itemStyles),
    slots: itemSlots,
    suggestions: inheritable(suggestions, 'suggestions', 'item'),
    allergens,
    dietaryMarks,
    nutrition: optional(nutrition),
    translations: optional(translations),
  },
);

export interface MenuItem extends Value<typeof itemFields> {}
export const menuItem: Field<MenuItem> = itemFields;

const fields = list(
  {
    label: 'Items',
    namePath: 'info/name',
    max: 5000,
    uniqueIds: 'document',
    storedPerMember: true,
    localPermission: 'manageLocalItems',
    marks: ['info/out', 'info/optionsOut'],
    opensBeside: true,
    editableColumns: [
      ...['info/name', 'info/displayName', 'category', 'info/status', 'info/pluNum'],
      'pricing/[]/itemBased/price',
      'pricing/[]/itemBased/sizePrices/[]/price',
    ],
    // The price of the scheme that every menu has.
    typedRows: { value: 'pricing/[1]/itemBased/price' },
    prices: [
      { label: 'Prices', paths: ['pricing/[]/itemBased/price', 'pricing/[]/itemBased/sizePrices/[]/price'] },
      {
        label: 'Extra toppings and upcharges',
        paths: [
          'pricing/[]/toppingBased/toppingsPrice',
          'pricing/[]/styleUpcharge/[]/flatRate',
          'slots/[]/choices/[]/upcharge',
        ],
      },
    ],
    namedFilters: itemFilters,
  },
  menuItem,
);

export interface MenuItems extends Value<typeof fields> {}
export const items: Field<MenuItems> = fields;
