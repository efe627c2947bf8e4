import {
  choice,
  type Field,
  group,
  idField,
  list,
  money,
  number,
  percent,
  reference,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { allOfThese } from '../../restricted-to.ts';
import { choiceColumns, exceptedChoice } from '../item-groups.ts';

interface MultiBuy {
  readonly enabled: boolean;
  readonly items: number;
  readonly reduced: number;
}

const isMultiBuy = { path: 'enabled', equals: true } as const;

/** Ours: two for one, the cheaper one at half price. Of every so many items, so many are reduced. */
const multiBuyFields = group(
  { label: 'Several items', omitFromPath: true },
  {
    enabled: toggle({ label: 'Require several items', help: 'Such as two for one: of every 2 items, 1 is free' }),
    items: number({ label: 'Items to buy', initial: 2, min: 2, max: 99, visibleWhen: isMultiBuy }),
    reduced: number({ label: 'Of them reduced', initial: 1, min: 1, max: 99, visibleWhen: isMultiBuy }),
  },
  [rule<MultiBuy>('multi-buy-range', 'reduced', ({ enabled, items, reduced }) => !enabled || reduced <= items)],
);

/** Where what an offer takes off stands: of what it is taken. */
type AppliesTo = 'ENTIRE_ORDER' | 'ANY_ITEM' | 'INDIVIDUAL_GROUPS' | 'COMBO';

const whenType = (type: 'AMOUNT' | 'PERCENTAGE' | 'DIFFERENT_SIZE') =>
  ({ visibleWhen: { path: 'type', equals: type }, publishedWhenVisible: true }) as const;

/** The fields of every value. A cashier may enter another value of an entire order unless this is switched off. */
const valueFields = (overridable: boolean) => ({
  value: group(
    { label: 'Value', omitFromPath: true },
    {
      type: choice({
        label: 'Value',
        options: [
          { value: 'AMOUNT', label: 'Amount off' },
          { value: 'PERCENTAGE', label: 'Percentage off' },
          { value: 'DIFFERENT_SIZE', label: 'Price of another size' },
        ],
      }),
      amountValue: money({ label: 'Amount off', ...whenType('AMOUNT') }),
      percentageValue: percent({ label: 'Percentage off', ...whenType('PERCENTAGE') }),
      // Ours: the specification does not say where the other size is stored.
      sizeId: reference({
        label: 'At the price of',
        to: '/departments/[]/styles/[]/options',
        offeredFrom: '/departments/[]/styles/[?isSize]/options',
        onDelete: 'unset',
        ...whenType('DIFFERENT_SIZE'),
      }),
      cashierOverride: group(
        { label: 'Cashier override', omitFromPath: true },
        {
          enabled: toggle({ label: 'Cashiers may enter another amount', initial: overridable }),
          value: money({ label: 'At most', initial: '1.00', visibleWhen: { path: 'enabled', equals: true } }),
        },
      ),
    },
  ),
  freeDelivery: toggle({ label: 'Free delivery' }),
  limitOfferValue: group(
    { label: 'Limit', omitFromPath: true },
    {
      enabled: toggle({ label: 'Limit what is taken off' }),
      amount: money({ label: 'At most', visibleWhen: { path: 'enabled', equals: true } }),
    },
  ),
  excludedChoices: list({ label: 'Except', max: 200, columns: choiceColumns }, exceptedChoice),
});

/** Only the values that the offer uses are shown and published; the others are kept. */
const usedWhen = (appliesTo: AppliesTo) =>
  ({ visibleWhen: { path: 'appliesTo', up: 1, equals: appliesTo }, publishedWhenVisible: true }) as const;

const limits = {
  title: 'Limits',
  fields: ['freeDelivery', 'limitOfferValue', 'excludedChoices'],
  advanced: true,
} as const;
const itemLayout = [{ fields: ['value', 'multiBuy'] }, limits] as const;

/** The fields of a value of single items. */
const itemValueFields = { ...valueFields(false), multiBuy: multiBuyFields };

const groupValueFields = group(
  { label: 'Item group', layout: itemLayout },
  {
    // A value has the id of its group, so there is one, and it is the same one at every level.
    id: reference({ label: 'Item group', to: '/itemGroups', onDelete: 'drop-entry', systemManaged: true }),
    ...itemValueFields,
  },
);
export interface OfferGroupValue extends Value<typeof groupValueFields> {}
const groupValue: Field<OfferGroupValue> = groupValueFields;

const schemeFields = group(
  { label: 'Pricing scheme' },
  {
    // The id of its pricing scheme, which an offer from elsewhere may name twice.
    id: idField(),
    schemeId: reference({
      label: 'Pricing scheme',
      to: '/pricingSchemes',
      onDelete: 'drop-entry',
      systemManaged: true,
    }),
    entireOrder: group(
      {
        label: 'Entire order',
        omitFromPath: true,
        layout: [{ fields: ['value'] }, limits],
        ...usedWhen('ENTIRE_ORDER'),
      },
      valueFields(true),
    ),
    anyItem: group(
      { label: 'Any item', omitFromPath: true, layout: itemLayout, ...usedWhen('ANY_ITEM') },
      itemValueFields,
    ),
    individualGroups: list(
      {
        label: 'Item groups',
        nameFrom: '/itemGroups',
        keyedBy: ['id'],
        max: 100,
        columns: ['value/type', 'value/amountValue', 'value/percentageValue'],
        ...usedWhen('INDIVIDUAL_GROUPS'),
      },
      groupValue,
    ),
    comboOffer: group(
      { label: 'Combo', omitFromPath: true, ...usedWhen('COMBO') },
      {
        groupIds: allOfThese(
          { label: 'One from each', max: 20 },
          reference({ label: 'Item group', to: '/itemGroups', onDelete: 'drop-entry' }),
        ),
        ...valueFields(false),
      },
    ),
  },
);
export interface OfferScheme extends Value<typeof schemeFields> {}
export const offerScheme: Field<OfferScheme> = schemeFields;
