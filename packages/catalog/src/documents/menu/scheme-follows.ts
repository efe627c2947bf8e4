import { choice, type Field, group, money, percent, reference, union, type Value } from '@commissary/schema';

const fields = group(
  { label: 'Follows', help: 'Prices of another scheme, and a difference' },
  {
    scheme: reference({ label: 'Scheme', to: '/pricingSchemes', onDelete: 'unset' }),
    difference: union(
      { label: 'Difference' },
      {
        discriminator: 'type',
        initial: 'AMOUNT',
        cases: {
          AMOUNT: group({ label: 'Amount' }, { amount: money({ label: 'Amount', min: '-999999.99' }) }),
          PERCENT: group(
            { label: 'Percent' },
            { percent: percent({ label: 'Percent', min: '-100.00', max: '1000.00' }) },
          ),
        },
      },
    ),
    round: choice({
      label: 'Round to',
      options: [
        { value: '0.01', label: '1 cent' },
        { value: '0.05', label: '5 cents' },
        { value: '0.10', label: '10 cents' },
        { value: '0.25', label: '25 cents' },
        { value: '0.50', label: '50 cents' },
        { value: '1.00', label: '1 dollar' },
      ],
    }),
  },
);

/**
 * Ours: a scheme whose prices are those of another one plus a difference, where it has none of its own. An amount changes
 * the price of an item alone, a percentage those of toppings and upcharges too.
 */
export interface SchemeFollows extends Value<typeof fields> {}
export const schemeFollows: Field<SchemeFollows> = fields;
