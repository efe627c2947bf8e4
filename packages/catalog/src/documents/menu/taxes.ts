import { type Field, group, reference, set, toggle, type Value } from '@commissary/schema';

const fields = group(
  { label: 'Taxes', overridePermission: 'overridePriceAndTax' },
  {
    selected: set(
      { label: 'Taxes charged', initial: [1] },
      reference({ label: 'Tax', to: '/taxStructures', onRemoved: 'drop-entry' }),
    ),
    includedInPrice: toggle({ label: 'Tax is included in the price' }),
  },
);

export interface Taxes extends Value<typeof fields> {}
export const taxes: Field<Taxes> = fields;
