/** Texts of the preview of a menu item. */
export const itemPreviewTexts = {
  title: 'Preview',
  posButton: 'POS button',
  onlineCard: 'Online card',
  fromPrice: (price: string) => `from ${price}`,
  inactive: 'Inactive',
  noName: 'No name yet',
  name: 'name',
  displayName: 'display name',
  description: 'description',
  image: 'image',
  status: 'status',
  price: 'price',
  part: (name: string) => ` (edit ${name})`,
  hint: 'Includes unsaved changes. Click any part to edit it.',
};
