import type { Product } from '@commissary/domain';

/** What a location can be licensed for. */
export const productLabels: Readonly<Record<Product, string>> = {
  online: 'Online ordering',
  delivery: 'Delivery',
  tableService: 'Table service',
  loyalty: 'Loyalty',
};
