import { type ItemPrices, type PricedScheme, schemesWithoutPrice, sizesOf } from '@commissary/domain';
import { type NamedFilter, parentPath, stillCounts, valueAt } from '@commissary/schema';
import { outOfStock } from '../out-of-stock.ts';

interface Listed {
  readonly info: { readonly imageId: string; readonly out?: unknown };
  readonly category?: unknown;
  readonly pricing: readonly ItemPrices[];
  readonly styles?: readonly { readonly id: string | number; readonly optionIds: readonly (string | number)[] }[];
}

type Styles = Parameters<typeof sizesOf>[0]['styles'];

type Scheme = PricedScheme & { readonly isActive: boolean };

/** What somebody looks for among thousands of items: what is not sold for now, and what still lacks something. */
export const itemFilters: readonly NamedFilter<Listed>[] = [
  { key: 'out', label: 'Out of stock', passes: ({ info }, { now }) => stillCounts(outOfStock, info.out, now) },
  {
    key: 'no-price',
    label: 'Without a price',
    passes: ({ pricing, styles: ownStyles }, { path, document }) => {
      const department = parentPath(parentPath(path) ?? '') ?? '';
      // What a level hides may be in a department that is gone.
      const styles = (valueAt(document, `${department}/styles`) ?? []) as Styles;
      const sizes = sizesOf({ styles, ...(ownStyles !== undefined && { ownStyles }) }).map(({ id }) => id);
      // Every scheme has at least the prices of the default one, so the others are not asked.
      const schemes = (valueAt(document, '/pricingSchemes') as readonly Scheme[]).filter(({ isDefault }) => isDefault);
      return schemesWithoutPrice(schemes)(pricing, sizes).length > 0;
    },
  },
  { key: 'no-image', label: 'Without an image', passes: ({ info }) => info.imageId === '' },
  { key: 'no-category', label: 'Without a category', passes: ({ category }) => category === undefined },
];
