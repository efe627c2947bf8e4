import { choice, type Field, group, set, text, type Value } from '@commissary/schema';
import { named } from '../../../rule.ts';
import { channels, listingFields, pluNumber } from '../listing-fields.ts';

const fields = group(
  { label: 'Offer', omitFromPath: true, computedKeys: ['id', 'shortUrl'] },
  {
    ...listingFields,
    status: { ...listingFields.status, input: 'segmented' },
    description: text({ label: 'Description', help: 'Shown to guests', max: 1000, multiline: true }),
    pluNum: pluNumber('offer PLU'),
    channels,
    type: choice({
      label: 'Type',
      options: [
        { value: 'DISCOUNT', label: 'Discount' },
        { value: 'COUPON', label: 'Coupon' },
        { value: 'PROMO', label: 'Promotion' },
        { value: 'COMP', label: 'Comp' },
      ],
    }),
    campaigns: set({ label: 'Campaigns', help: 'For reports' }, text({ label: 'Campaign', max: 64 })),
  },
  [named()],
);

export interface OfferInfo extends Value<typeof fields> {}
export const offerInfo: Field<OfferInfo> = fields;
