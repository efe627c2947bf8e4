import {
  choice,
  type Field,
  group,
  idField,
  list,
  money,
  percent,
  reference,
  toggle,
  type Value,
} from '@commissary/schema';
import { allOfThese } from '../../restricted-to.ts';
import { choiceColumns, exceptedChoice } from '../item-groups.ts';

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

const valueLayout = [
  { fields: ['value'] },
  { title: 'Limits', fields: ['freeDelivery', 'limitOfferValue', 'excludedChoices'], advanced: true },
] as const;

const groupValueFields = group(
  { label: 'Item group', layout: valueLayout },
  {
    // A value has the id of its group, so there is one, and it is the same one at every level.
    id: reference({ label: 'Item group', to: '/itemGroups', onDelete: 'drop-entry', systemManaged: true }),
    ...valueFields(false),
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
      { label: 'Entire order', omitFromPath: true, layout: valueLayout, ...usedWhen('ENTIRE_ORDER') },
      valueFields(true),
    ),
    anyItem: group(
      { label: 'Any item', omitFromPath: true, layout: valueLayout, ...usedWhen('ANY_ITEM') },
      valueFields(false),
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
