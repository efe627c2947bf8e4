import type { SoldDepartment, SoldItem } from './sold-items.ts';

type Texts = Readonly<Record<string, string>> | undefined;

/** Words on paper, and the language that they are written in where it is not that of the menu. */
export interface PrintedWords {
  readonly words: string;
  readonly language?: string;
}

/** The text in a language, where it is written in it; else the first that is written. */
const printed = (texts: Texts, language: string, ...others: readonly (string | undefined)[]): PrintedWords => {
  const translated = language === '' ? undefined : texts?.[language];
  if (isWritten(translated)) return { words: translated, language };
  return { words: others.find(isWritten) ?? '' };
};
const isWritten = (words: string | undefined): words is string => words !== undefined && words.trim() !== '';

/** What guests read, in a language where it is written in it. */
export const printedItem = ({ info, translations }: SoldItem, language: string) => ({
  name: printed(translations?.displayName, language, info.displayName, info.name),
  description: printed(translations?.description, language, info.description),
});

export const printedHeading = (
  { info, translatedName }: Pick<SoldDepartment | SoldDepartment['categories'][number], 'info' | 'translatedName'>,
  language: string,
): PrintedWords => printed(translatedName, language, info.displayName, info.name);

/** A list of names as a language writes it. */
export const listIn = (language: string): ((names: readonly string[]) => string) => {
  const format = new Intl.ListFormat(language);
  return names => format.format(names);
};

/** The items of a department by category, in the order of its categories; first those without one. */
export const byCategory = (department: SoldDepartment, language: string) =>
  [
    { id: undefined, heading: { words: '' } as PrintedWords },
    ...department.categories.map(one => ({ id: one.id, heading: printedHeading(one, language) })),
  ]
    .map(({ id, heading }) => ({
      id,
      heading,
      items: department.items.filter(({ category }) => categoryIn(department, category) === (id && String(id))),
    }))
    .filter(({ items }) => items.length > 0);

/** The category of an item that the department has. */
const categoryIn = ({ categories }: SoldDepartment, category: SoldItem['category']): string | undefined =>
  categories.some(({ id }) => String(id) === String(category)) ? String(category) : undefined;
