import { imageRules } from '@commissary/domain';
import { choice, type Field, image, set, text, type Value } from '@commissary/schema';

/** The common fields of departments, categories and items. */
export const listingFields = {
  name: text({ label: 'Name', max: 100 }),
  displayName: text({
    label: 'Display name',
    help: 'Shown online and on receipts. Leave blank to use the name',
    max: 100,
  }),
  imageId: image({ label: 'Image', help: `PNG, JPEG, WebP or GIF, at most ${imageRules.maxMegabytes} MB` }),
  status: choice({
    label: 'Status',
    options: [
      { value: 'ACTIVE', label: 'Active' },
      { value: 'INACTIVE', label: 'Off the menu' },
    ],
  }),
} as const;

/** The status of what is sold: at a group or location it may be changed with a permission of its own. */
export const sellingStatus = {
  ...listingFields.status,
  input: 'segmented',
  alternativeOverridePermission: 'itemStatus',
} as const;

/** A price look-up number (PLU): digits, or empty for none. Unique inside its space, in which new ones are numbered. */
export const pluNumber = (space: string) =>
  text({
    label: 'PLU number',
    help: 'Entered at the POS to ring up the item',
    max: 20,
    pattern: '\\d+',
    unique: space,
    numberedFrom: 1001,
  });

const soldAt = set(
  { label: 'Sold at', initial: ['POS', 'ONLINE'] },
  choice({
    label: 'Channel',
    options: [
      { value: 'POS', label: 'Point of sale' },
      { value: 'ONLINE', label: 'Online' },
    ],
  }),
);

/** Ours: where an item, or what belongs to one, is sold; everywhere unless said otherwise. */
export const channels: Field<Value<typeof soldAt>> = soldAt;
