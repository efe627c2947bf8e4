import { formatCount, formatNumber, type GuestField, pluralForm } from '@commissary/domain';

/** Texts of what guests read: what items lack, and what is printed for the table. */
export const guestsTexts = {
  looks: 'What is shown',
  look: { fill: 'To fill in', prices: 'Price list', allergens: 'Allergen card' },
  progress: (complete: number, all: number) =>
    `${formatNumber(complete)} of ${formatCount(all, 'item')} ${pluralForm(all, 'is', 'are')} complete`,
  wanted: 'What an item needs',
  want: {
    image: 'Image',
    description: 'Description',
    translation: 'Translation',
    calories: 'Calories',
    allergens: 'Allergens',
  } satisfies Record<GuestField, string>,
  wantCount: (label: string, count: number) => `${label}, ${formatNumber(count)} without`,
  about: 'Items that are sold. A name is wanted in every language that the menu has already.',
  table: 'What items lack for guests',
  item: 'Item',
  languageOf: (language: string) => `Name in ${language}`,
  addLanguage: 'Add a language',
  noLanguage: 'Choose…',
  withoutImage: 'No image',
  allComplete: 'Nothing is missing.',
  nothingWanted: 'Choose what an item needs.',
  noItems: 'Nothing on this menu is sold yet.',
  showComplete: 'Show complete items too',
  again: 'Look again',
  scheme: 'Pricing scheme',
  language: 'Language',
  asWritten: 'As written',
  priceList: (where: string, scheme: string) => (scheme === '' ? where : `${where} · ${scheme}`),
};
