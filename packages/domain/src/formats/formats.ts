import { type Language, language } from '../language/index.ts';

/** (555) 123-4567; a text without exactly ten digits is shown as it was typed. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** The formats of numbers, counts and lists in a language. */
export const numberFormatsOf = ({ locale, listLocale }: Language) => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const pluralRules = new Intl.PluralRules(locale);
  const lists = {
    conjunction: new Intl.ListFormat(listLocale, { type: 'conjunction' }),
    disjunction: new Intl.ListFormat(listLocale, { type: 'disjunction' }),
  };

  /** '60,000'. */
  const formatNumber = (value: number): string => numbers.format(value);

  /** Returns the form of a word that agrees with a count: 'is' or 'are', 'this' or 'these'. */
  const pluralForm = (count: number, one: string, many: string): string =>
    pluralRules.select(count) === 'one' ? one : many;

  /** '3 locations', '1 location'. */
  const formatCount = (count: number, one: string, many: string = `${one}s`): string =>
    `${formatNumber(count)} ${pluralForm(count, one, many)}`;

  /** 'Lunch, Dinner and Brunch', or with 'or' as a disjunction. */
  const formatList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
    lists[type].format(names);

  return { formatNumber, pluralForm, formatCount, formatList };
};

export const { formatNumber, pluralForm, formatCount, formatList } = numberFormatsOf(language);

/** '15%': a percentage that is a whole number. A percentage of a document has two decimals (`formatPercent`). */
export const formatWholePercent = (percent: number): string => `${percent}%`;

export const pad = (value: number): string => String(value).padStart(2, '0');
