import { type Field, group, nullable, timestamp, type Value } from '@commissary/schema';

const fields = group(
  {
    label: 'Out of stock',
    help: 'Not sold for now; it stays on the menu',
    overrideOnly: true,
    endsAt: 'until',
    alternativeOverridePermission: 'itemStatus',
  },
  { until: nullable(timestamp({ label: 'Until' })) },
);

/**
 * Ours: an item, a modifier, a size or another option of a department that is sold out, until an instant after which terminals sell it again by themselves, or
 * until it is removed here. It is still ACTIVE, and it is set for a group or location only.
 */
export interface OutOfStock extends Value<typeof fields> {}
export const outOfStock: Field<OutOfStock> = fields;
