import { type Styled, sizesOf } from './item-styles.ts';

/** What guests may read of an item before they order. */
export const guestFields = ['image', 'description', 'translation', 'calories', 'allergens'] as const;
export type GuestField = (typeof guestFields)[number];

type Texts = Readonly<Record<string, string>>;
interface Calories {
  readonly calories?: number;
}

/** What of an item says it. */
export interface GuestItem {
  readonly info: { readonly imageId: string; readonly description: string; readonly status: string };
  readonly styles?: Styled['ownStyles'];
  readonly translations?: { readonly displayName: Texts; readonly description: Texts };
  readonly allergens: readonly string[];
  readonly nutrition?: Calories & { readonly sizes: readonly (Calories & { readonly id: string | number })[] };
}

export interface GuestDepartment<I extends GuestItem = GuestItem> {
  readonly styles: Styled['styles'];
  readonly items: readonly I[];
}

/** The languages in which the names of items are written somewhere on a menu, in their order. */
export const languagesIn = (departments: readonly GuestDepartment[]): readonly string[] =>
  [
    ...new Set(
      departments.flatMap(({ items }) =>
        items.flatMap(({ translations }) => Object.entries(translations?.displayName ?? {}).flatMap(writtenIn)),
      ),
    ),
  ].toSorted();

const writtenIn = ([language, words]: readonly [string, string]): readonly string[] =>
  isWritten(words) ? [language] : [];

const isWritten = (words: string | undefined): boolean => words !== undefined && words.trim() !== '';

/**
 * Returns what an item lacks for guests. A name is wanted in each language of the menu; calories of the item, or of each
 * of its sizes. An item without allergens lacks them: nothing says that it has none.
 */
export const guestGaps = (
  item: GuestItem,
  { styles }: Pick<GuestDepartment, 'styles'>,
  languages: readonly string[],
): readonly GuestField[] => {
  const sizes = sizesOf({ styles, ...(item.styles !== undefined && { ownStyles: item.styles }) });
  const caloriesOf = (size: string | number) =>
    item.nutrition?.sizes.find(({ id }) => String(id) === String(size))?.calories;
  const has: Readonly<Record<GuestField, boolean>> = {
    image: item.info.imageId !== '',
    description: isWritten(item.info.description),
    translation: languages.every(language => isWritten(item.translations?.displayName[language])),
    calories:
      item.nutrition?.calories !== undefined ||
      (sizes.length > 0 && sizes.every(({ id }) => caloriesOf(id) !== undefined)),
    allergens: item.allergens.length > 0,
  };
  return guestFields.filter(field => !has[field]);
};
