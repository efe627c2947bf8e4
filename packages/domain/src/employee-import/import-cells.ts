import { isMoney } from '../formats/index.ts';
import type { PayPeriod } from '../labor/index.ts';

/** The ten digits of a phone number, however it is written; null = none. */
export const readPhoneCell = (text: string): string | null => {
  if (!/^[\d\s().+\-/]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
};

export interface WageCell {
  /** As money. */
  readonly amount: string;
  /** For what time it is paid, where the cell says it. */
  readonly per: PayPeriod | null;
}

/** An amount of dollars, perhaps with a period behind a slash; null = none, or with parts of a cent. */
export const readWageCell = (text: string): WageCell | null => {
  const [written = '', period, ...rest] = text.split('/');
  const per = period === undefined ? null : readPeriodCell(period);
  if (rest.length > 0 || (period !== undefined && per === null)) return null;
  const amount = written.replaceAll(/[$\s]/g, '');
  if (!/^\d{1,3}(,\d{3})*(\.\d*)?$|^\d+(\.\d*)?$/.test(amount)) return null;
  const plain = amount.replaceAll(',', '');
  return isMoney(plain) ? { amount: plain, per } : null;
};

/** From here on an amount without a period is hardly paid for an hour. */
export const leastLargeWage = '1000.00';

const periods: Readonly<Record<PayPeriod, readonly string[]>> = {
  HOUR: ['hour', 'hourly', 'hr', 'per hour', 'h'],
  WEEK: ['week', 'weekly', 'wk', 'per week'],
  YEAR: ['year', 'yearly', 'annual', 'annually', 'annual salary', 'salary', 'salaried', 'yr', 'per year'],
};

/** For what time a wage is paid; null = unknown. */
export const readPeriodCell = (text: string): PayPeriod | null => {
  const query = text.trim().toLowerCase();
  const isPeriod = (period: PayPeriod) => periods[period].includes(query);
  return (['HOUR', 'WEEK', 'YEAR'] as const).find(isPeriod) ?? null;
};

/** A name as people are called: of `Last, First` the first name comes first. */
export const readNameCell = (text: string): string => {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const [last = '', first = '', ...rest] = name.split(',').map(part => part.trim());
  const isSuffix = nameSuffixes.has(first.toLowerCase().replace(/\.$/, ''));
  return last === '' || first === '' || rest.length > 0 || isSuffix ? name : `${first} ${last}`;
};

const nameSuffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'md', 'phd', 'esq']);

/**
 * The names in a cell: the whole cell where that is a name, and otherwise its parts. Names may contain a comma, so
 * semicolons and bars separate first.
 */
export const namesInCell = (text: string, isName: (name: string) => boolean): string[] => {
  if (text === '' || isName(text)) return text === '' ? [] : [text];
  const areNames = (names: readonly string[]) => [...new Set(names)].every(isName);
  const parts = (separator: RegExp) =>
    text
      .split(separator)
      .map(part => part.trim())
      .filter(part => part !== '');
  const [coarse, fine] = [parts(/[;|\n]/), parts(/[;|\n,]/)];
  return areNames(coarse) || !areNames(fine) ? coarse : fine;
};

/** A text that spreadsheets run as a formula. */
export const isFormula = (text: string): boolean => /^[=+\-@\t]/.test(text);
