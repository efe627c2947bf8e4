import { type Field, group, idField, initial, list, money, optional, reference, type Value } from '@commissary/schema';
import { itemPriceSource, pricesBySize, toppingPriceSource } from './price-sources.ts';

/** An entry for a style of the item's department, or for an option of one, is removed with it. */
const styles = '/departments/[.]/styles';
const ofStyles = (label: string, isSize: boolean) =>
  reference({
    label,
    to: styles,
    filter: { path: 'isSize', equals: isSize },
    onDelete: 'drop-entry',
    systemManaged: true,
  });
const ofOptions = (label: string, to: string, offeredFrom?: string) =>
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
    // An entry has the id of its size, so there is one price per size and it is the same one at every level.
    // A style that is no longer used as sizes keeps its prices, for the day it is again.
    id: ofOptions('Size', `${styles}/[]/options`, `${styles}/[?isSize]/options`),
    price: money({ label: 'Price', inheritsFrom: itemPriceSource }),
  },
);
export interface SizePrice extends Value<typeof sizePriceFields> {}
const sizePrice: Field<SizePrice> = sizePriceFields;

const styleUpchargeFields = group(
  { label: 'Style upcharge' },
  {
    id: idField(),
    size: ofStyles('Size style', true),
    sizeOption: ofOptions('Size', `${styles}/[@size]/options`),
    style: ofStyles('Style', false),
    styleOption: ofOptions('Style option', `${styles}/[@style]/options`),
    flatRate: money({ label: 'Upcharge', inheritsFrom: toppingPriceSource }),
  },
);
export interface StyleUpcharge extends Value<typeof styleUpchargeFields> {}
const styleUpcharge: Field<StyleUpcharge> = styleUpchargeFields;

const entryFields = group(
  { label: 'Price' },
  {
    // An entry has the id of its pricing scheme, so there is one entry per scheme and it is the same one at every
    // level.
    id: reference({ label: 'Pricing scheme', to: '/pricingSchemes', onDelete: 'drop-entry', systemManaged: true }),
    itemBased: group(
      { label: 'Item price', omitFromPath: true },
      {
        // Absent where only sizes have prices, or none was entered yet: never free by mistake.
        price: optional(money({ label: 'Price', inheritsFrom: itemPriceSource, splitInto: pricesBySize })),
        sizePrices: list(
          { label: 'Price by size', nameFrom: `${styles}/[]/options`, keyedBy: ['id'], max: 100 },
          sizePrice,
        ),
      },
    ),
    toppingBased: group(
      { label: 'Topping-based price', omitFromPath: true },
      { toppingsPrice: optional(money({ label: 'Extra topping', inheritsFrom: toppingPriceSource })) },
    ),
    styleUpcharge: list(
      { label: 'Upcharges', keyedBy: ['size', 'sizeOption', 'style', 'styleOption'], max: 500 },
      styleUpcharge,
    ),
  },
);
export interface PricingEntry extends Value<typeof entryFields> {}
export const pricingEntry: Field<PricingEntry> = entryFields;

const fields = list(
  {
    label: 'Prices',
    overridePermission: 'overridePriceAndTax',
    nameFrom: '/pricingSchemes',
    as: 'matrix',
    keyedBy: ['id'],
    max: 100,
    initial: [{ ...initial(pricingEntry), id: 1 }],
  },
  pricingEntry,
);

export interface Pricing extends Value<typeof fields> {}
export const pricing: Field<Pricing> = fields;
