import { type Field, group, idField, list, money, optional, reference, toggle, type Value } from '@commissary/schema';
import { modifierExtraSource, modifierPriceSource } from '../price-sources.ts';

/** The styles of all departments: a modifier is offered in several. */
const styles = '/departments/[]/styles';

/** An entry has the id of what it stands for, so there is one, and it is the same one at every level. */
const keyed = (label: string, to: string, offeredFrom?: string) =>
  reference({
    label,
    to,
    ...(offeredFrom !== undefined && { offeredFrom }),
    onDelete: 'drop-entry',
    systemManaged: true,
  });

const sizePriceFields = group(
  { label: 'Size price' },
  {
    id: keyed('Size', `${styles}/[]/options`, `${styles}/[?isSize]/options`),
    price: money({ label: 'Price', inheritsFrom: modifierPriceSource }),
  },
);
interface ModifierSizePrice extends Value<typeof sizePriceFields> {}
const sizePrice: Field<ModifierSizePrice> = sizePriceFields;

const bySize = (label: string) =>
  list({ label, nameFrom: `${styles}/[]/options`, keyedBy: ['id'], max: 200 }, sizePrice);

const upchargeFields = group(
  { label: 'Style upcharge' },
  {
    id: idField(),
    style: reference({
      label: 'Style',
      to: styles,
      filter: { path: 'isSize', equals: false },
      onDelete: 'drop-entry',
      systemManaged: true,
    }),
    styleOption: keyed('Style option', `${styles}/[@style]/options`),
    flatRate: money({ label: 'Upcharge', inheritsFrom: modifierExtraSource }),
  },
);
interface ModifierUpcharge extends Value<typeof upchargeFields> {}
const upcharge: Field<ModifierUpcharge> = upchargeFields;

const categoryPricesFields = group(
  { label: 'Prices of a modifier category' },
  {
    id: keyed('Modifier category', '/modifiers/categories'),
    additionPrice: optional(
      money({
        label: 'Add-on price',
        help: 'Of modifiers without a price of their own',
        inheritsFrom: modifierPriceSource,
      }),
    ),
    additionPrices: bySize('Add-on price by size'),
  },
);
interface ModifierCategoryPrices extends Value<typeof categoryPricesFields> {}
const categoryPrices: Field<ModifierCategoryPrices> = categoryPricesFields;

const itemPricesFields = group(
  { label: 'Prices of a modifier' },
  {
    id: keyed('Modifier', '/modifiers/items'),
    price: optional(money({ label: 'Price', inheritsFrom: modifierPriceSource })),
    sizePrices: bySize('Price by size'),
    orderAlone: group(
      { label: 'Ordered alone' },
      {
        enabled: toggle({ label: 'Sold alone' }),
        basePrice: optional(
          money({
            label: 'Price alone',
            inheritsFrom: modifierExtraSource,
            visibleWhen: { path: 'enabled', equals: true },
          }),
        ),
      },
    ),
    styleUpcharge: list({ label: 'Upcharges', keyedBy: ['style', 'styleOption'], max: 500 }, upcharge),
  },
);
interface ModifierItemPrices extends Value<typeof itemPricesFields> {}
const itemPrices: Field<ModifierItemPrices> = itemPricesFields;

const schemeFields = group(
  { label: 'Modifier prices' },
  {
    id: keyed('Pricing scheme', '/pricingSchemes'),
    modifierCategories: list(
      { label: 'Modifier categories', nameFrom: '/modifiers/categories', keyedBy: ['id'], max: 500 },
      categoryPrices,
    ),
    modifierItems: list({ label: 'Modifiers', nameFrom: '/modifiers/items', keyedBy: ['id'], max: 5000 }, itemPrices),
  },
);
export interface ModifierSchemePrices extends Value<typeof schemeFields> {}
const schemePrices: Field<ModifierSchemePrices> = schemeFields;

const fields = list(
  {
    label: 'Modifier prices',
    overridePermission: 'overridePriceAndTax',
    nameFrom: '/pricingSchemes',
    keyedBy: ['id'],
    separateScreen: true,
    max: 100,
  },
  schemePrices,
);

export interface ModifierPrices extends Value<typeof fields> {}
export const modifierPrices: Field<ModifierPrices> = fields;
