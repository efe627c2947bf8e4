import { type Field, group, reference, set, toggle, type Value } from '@commissary/schema';

const fields = group(
  { label: 'Taxes', overridePermission: 'overridePriceAndTax' },
  {
    selected: set(
      { label: 'Tax structures', initial: [1] },
      reference({ label: 'Tax', to: '/taxStructures', onDelete: 'drop-entry' }),
    ),
    includedInPrice: toggle({ label: 'Tax included in price' }),
  },
);

export interface Taxes extends Value<typeof fields> {}
export const taxes: Field<Taxes> = fields;
