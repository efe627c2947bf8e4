import { imageRules } from '@commissary/domain';
import { choice, image, text } from '@commissary/schema';

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
      { value: 'INACTIVE', label: 'Inactive' },
    ],
  }),
} as const;

/** A price look-up number (PLU): digits, or empty for none. Unique inside its space. */
export const pluNumber = (space: string) =>
  text({
    label: 'PLU number',
    help: 'Entered at the POS to ring up the item',
    max: 20,
    pattern: '\\d+',
    unique: space,
  });
