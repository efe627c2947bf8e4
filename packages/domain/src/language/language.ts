/** What the formats of counts, lists and dates differ by from one language to another. */
export interface Language {
  /** As in `<html lang>` and `Accept-Language`. */
  readonly tag: LanguageTag;
  /** Of `Intl`: a restaurant of the United States, so numbers and money are the same in each. */
  readonly locale: string;
  /** Of `Intl.ListFormat` alone. */
  readonly listLocale: string;
  /** Sunday first. */
  readonly days: readonly string[];
  /** As in "Nov 26", January first. */
  readonly months: readonly string[];
  /** "Nov 26": of the name of a month and the day. */
  readonly dayOfMonth: (month: string, day: number) => string;
  /** "Nov 26, 2026": of the day and its month as above, and the year. */
  readonly withYear: (dayOfMonth: string, year: number) => string;
  /** "Jan 2nd 2024": of the name of a month, the day and the year. */
  readonly fullDate: (month: string, day: number, year: number) => string;
  /** For a text that is no date. */
  readonly noDate: string;
  /** What follows a time before noon, and after. */
  readonly halves: readonly [string, string];
}

/** The languages of the console and of its e-mails; each has an object in this folder and texts in the catalog. */
export const languageTags = ['en', 'es'] as const;
export type LanguageTag = (typeof languageTags)[number];

/** What each language is called by those who speak it. */
export const languageNames: Readonly<Record<LanguageTag, string>> = { en: 'English', es: 'Español' };

/**
 * Returns the language for somebody who has not chosen one: the first of an `Accept-Language` header that there is, by
 * the order of its weights; English without one.
 */
export const acceptedLanguage = (header: string | undefined): LanguageTag => {
  const ranges = (header ?? '').slice(0, 200).split(',').map(weighted);
  const best = ranges.toSorted((a, b) => b.weight - a.weight).find(({ tag, weight }) => weight > 0 && isLanguage(tag));
  return best !== undefined && isLanguage(best.tag) ? best.tag : 'en';
};

export const isLanguage = (tag: string | null | undefined): tag is LanguageTag =>
  languageTags.some(known => known === tag);

const weighted = (range: string) => {
  const [name = '', ...parameters] = range.trim().toLowerCase().split(';');
  const weight = parameters
    .find(parameter => parameter.trim().startsWith('q='))
    ?.trim()
    .slice(2);
  return { tag: name.split('-', 1)[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
};
