import { type ItemPrices, type PricedScheme, schemesWithoutPrice } from '@commissary/domain';
import { type NamedFilter, stillCounts, valueAt } from '@commissary/schema';
import { outOfStock } from '../out-of-stock.ts';
import type { OptionsOut } from './options-out.ts';
import { sizesAt } from './sizes-at.ts';

interface Listed {
  readonly info: { readonly imageId: string; readonly out?: unknown; readonly optionsOut: OptionsOut };
  readonly category?: unknown;
  readonly pricing: readonly ItemPrices[];
}

type Scheme = PricedScheme & { readonly isActive: boolean };

/** What somebody looks for among thousands of items: what is not sold for now, and what still lacks something. */
export const itemFilters: readonly NamedFilter<Listed>[] = [
  {
    key: 'out',
    label: 'Out of stock',
    passes: ({ info: { out, optionsOut } }, { now }) =>
      [out, ...optionsOut.map(one => one.out)].some(one => stillCounts(outOfStock, one, now)),
  },
  {
    key: 'no-price',
    label: 'Without a price',
    passes: (item, { path, document }) => {
      const sizes = sizesAt(document, path, item).map(({ id }) => id);
      // Every scheme has at least the prices of the default one, so the others are not asked.
      const schemes = (valueAt(document, '/pricingSchemes') as readonly Scheme[]).filter(({ isDefault }) => isDefault);
      return schemesWithoutPrice(schemes)(item.pricing, sizes).length > 0;
    },
  },
  { key: 'no-image', label: 'Without an image', passes: ({ info }) => info.imageId === '' },
  { key: 'no-category', label: 'Without a category', passes: ({ category }) => category === undefined },
];
