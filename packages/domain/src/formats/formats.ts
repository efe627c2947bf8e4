/** (555) 123-4567; a text without exactly ten digits is shown as it was typed. */
export const formatPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** '60,000'. */
export const formatNumber = (value: number): string => numbers.format(value);

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** '3 locations', '1 location'. */
export const formatCount = (count: number, one: string, many: string = `${one}s`): string =>
  `${formatNumber(count)} ${pluralForm(count, one, many)}`;

/** '15%': a percentage that is a whole number. A percentage of a document has two decimals (`formatPercent`). */
export const formatWholePercent = (percent: number): string => `${percent}%`;

/** Returns the form of a word that agrees with a count: 'is' or 'are', 'this' or 'these'. */
export const pluralForm = (count: number, one: string, many: string): string =>
  pluralRules.select(count) === 'one' ? one : many;

const pluralRules = new Intl.PluralRules('en-US');

/** 'Lunch, Dinner and Brunch', or with 'or' as a disjunction. */
export const formatList = (names: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  listFormats[type].format(names);

// British English, because American English puts a comma before the last item.
const listFormats = {
  conjunction: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  disjunction: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

export const pad = (value: number): string => String(value).padStart(2, '0');
