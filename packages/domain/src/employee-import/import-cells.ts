import { isMoney } from '../formats/index.ts';
import type { PayPeriod } from '../labor/index.ts';

/** The ten digits of a phone number, however it is written; null = none. */
export const readPhoneCell = (text: string): string | null => {
  if (!/^[\d\s().+\-/]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
};

/** A date as spreadsheets write it in the United States, or in ISO form, as `YYYY-MM-DD`; null = none. */
export const readDateCell = (text: string): string | null => {
  const day = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[AP]M|Z)?$/i, '');
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(day);
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(day);
  const [year, month, date] = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3]?.padStart(4, '20'), american[1], american[2]]
      : [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const found = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = Date.parse(`${found}T00:00:00Z`);
  // A date that its month does not have is another one, or none.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== found ? null : found;
};

/** An amount of dollars, as money; null = none, or with parts of a cent. */
export const readMoneyCell = (text: string): string | null => {
  const amount = text.replace(/(?<!\s)\s*\/\s*(hr|hour|wk|week|yr|year)$/i, '').replaceAll(/[$\s]/g, '');
  if (!/^\d{1,3}(,\d{3})*(\.\d*)?$|^\d+(\.\d*)?$/.test(amount)) return null;
  const plain = amount.replaceAll(',', '');
  return isMoney(plain) ? plain : null;
};

const periods: Readonly<Record<PayPeriod, readonly string[]>> = {
  HOUR: ['hour', 'hourly', 'hr', 'per hour', 'h'],
  WEEK: ['week', 'weekly', 'wk', 'per week'],
  YEAR: ['year', 'yearly', 'annual', 'annually', 'annual salary', 'salary', 'salaried', 'yr', 'per year'],
};

/** For what time a wage is paid; null = unknown. */
export const readPeriodCell = (text: string): PayPeriod | null => {
  const wanted = text.trim().toLowerCase();
  const isPeriod = (period: PayPeriod) => periods[period].includes(wanted);
  return (['HOUR', 'WEEK', 'YEAR'] as const).find(isPeriod) ?? null;
};

/**
 * The names in a cell: the whole cell where that is a name, and otherwise its parts. Names may contain a comma, so
 * semicolons and bars separate first.
 */
export const namesInCell = (text: string, isName: (name: string) => boolean): string[] => {
  if (text === '' || isName(text)) return text === '' ? [] : [text];
  const parts = (separator: RegExp) =>
    text
      .split(separator)
      .map(part => part.trim())
      .filter(part => part !== '');
  const [coarse, fine] = [parts(/[;|\n]/), parts(/[;|\n,]/)];
  return coarse.every(isName) || !fine.every(isName) ? coarse : fine;
};

/** A text that spreadsheets run as a formula. What an export put in front of one to prevent that is no part of it. */
export const isFormula = (text: string): boolean => /^[=+\-@\t]/.test(text);
export const withoutFormulaGuard = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');
