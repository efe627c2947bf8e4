import type { Product } from '@commissary/domain';
import { type Field, group, toggle, type Value } from '@commissary/schema';

/**
 * The license in a location's settings. It cannot be edited and is in no change list: it is added to the published
 * configuration.
 */
export const licensingOf = (products: readonly Product[]): Licensing => ({
  deliveryAuth: products.includes('delivery'),
  tableServiceAuth: products.includes('tableService'),
});

const fields = group(
  { label: 'Licensing', help: 'What a location is licensed for', systemManaged: true, permission: 'locationLicensing' },
  {
    deliveryAuth: toggle({ label: 'Delivery', systemManaged: true }),
    tableServiceAuth: toggle({ label: 'Table service', systemManaged: true }),
  },
);

export interface Licensing extends Value<typeof fields> {}
export const licensing: Field<Licensing> = fields;
