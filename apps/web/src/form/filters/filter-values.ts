import { isArray } from '@commissary/schema';

/** The key of the filter by what was done to a row. */
export const rowStatus = 'row';
export type RowStatus = 'unsaved' | 'overridden' | 'hidden' | 'problem';

/** The key of the filter by what a list asks about its members. */
export const namedFilter = 'only';

/** The values of filters that stand for any value and for none; that of a value itself begins with another sign. */
export const anyValue = '*';
export const noValue = '!';
export const optionOf = (value: unknown): string => `=${String(value)}`;

/** The values of filters that a value of a member has. */
export const filterValues = (value: unknown): readonly string[] => {
  if (value === undefined || value === null || value === '') return [noValue];
  if (isArray(value)) return value.length === 0 ? [noValue] : value.map(optionOf);
  return [anyValue, optionOf(value)];
};
