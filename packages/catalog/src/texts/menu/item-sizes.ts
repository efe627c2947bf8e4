import { formatList } from '@commissary/domain';

/** Texts of the sizes of an item, where it is priced. */
export const itemSizesTexts = {
  title: 'Sizes',
  none: 'It has one size.',
  all: (names: readonly string[]) => formatList(names),
  label: 'Size',
  example: 'Large',
  about: (department: string) => `For every item in ${department}, each with a price of its own`,
  add: 'Add a size',
  taken: 'There is a size with this name.',
  /** The name of the style that has the sizes of a department. */
  style: 'Size',
};
