import {
  choice,
  type Field,
  group,
  idField,
  initial,
  list,
  map,
  optional,
  percent,
  reference,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { named } from '../../rule.ts';

// Sales taxes such as 8.875 % need more than two digits.
const RATE_DIGITS = 4;

const taxStructureFields = group(
  { label: 'Tax' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    applies: choice({
      label: 'Tax applies',
      options: [
        { value: 'AFTER', label: 'After discounts' },
        { value: 'BEFORE', label: 'Before discounts' },
      ],
    }),
    flatRate: percent({ label: 'Rate', decimals: RATE_DIGITS, visibleWhen: { path: 'byOrderType', equals: false } }),
    byOrderType: toggle({ label: 'Tax rate by order type' }),
    orderTypeRates: map(
      { label: 'Rates by order type', visibleWhen: { path: 'byOrderType', equals: true } },
      percent({ label: 'Rate', decimals: RATE_DIGITS }),
    ),
    defaultOrderType: optional(
      reference({
        label: 'Default order type',
        to: 'settings:/orderTypes/types',
        onDelete: 'unset',
        visibleWhen: { path: 'byOrderType', equals: true },
      }),
    ),
    settings: group(
      { label: 'Rounding', omitFromPath: true },
      {
        rounding: choice({
          label: 'Rounding',
          options: [
            { value: 'HALF_UP', label: 'To the nearest cent, half up' },
            { value: 'HALF_EVEN', label: 'To the nearest cent, half to even' },
            { value: 'UP', label: 'Up to the next cent' },
            { value: 'DOWN', label: 'Down to the last cent' },
          ],
        }),
        per: choice({
          label: 'Rounded per',
          options: [
            { value: 'ORDER', label: 'Order' },
            { value: 'LINE', label: 'Line of the order' },
          ],
        }),
      },
    ),
  },
  [named()],
);

export interface TaxStructure extends Value<typeof taxStructureFields> {}
export const taxStructure: Field<TaxStructure> = taxStructureFields;

const fields = list(
  {
    label: 'Taxes',
    overridePermission: 'overridePriceAndTax',
    max: 100,
    columns: ['flatRate', 'byOrderType', 'applies'],
    initial: [{ ...initial(taxStructure), id: 1, name: 'Sales Tax' }],
  },
  taxStructure,
);

export interface TaxStructures extends Value<typeof fields> {}
export const taxStructures: Field<TaxStructures> = fields;
