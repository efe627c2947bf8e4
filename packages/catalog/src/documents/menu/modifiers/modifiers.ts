import { type Field, group, type Value } from '@commissary/schema';
import { modifierAvailability } from './availability.ts';
import { modifierCategories } from './modifier-categories.ts';
import { modifierItems } from './modifier-items.ts';
import { modifierPrices } from './modifier-prices.ts';

const fields = group(
  { label: 'Modifiers' },
  {
    categories: modifierCategories,
    items: modifierItems,
    availability: { ...modifierAvailability, separateScreen: true, help: 'Offered unless the department has its own' },
    pricingSchemes: modifierPrices,
  },
);

export interface Modifiers extends Value<typeof fields> {}
export const modifiers: Field<Modifiers> = fields;
