/** Which of the first two numbers of a date such as 3/4/2026 is the month. */
export const dateOrders = ['MONTH_FIRST', 'DAY_FIRST'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** `UNDECIDED`: the dates can be read in both ways, or some of them in one and some in the other. */
export type ColumnDateOrder = DateOrder | 'UNDECIDED' | 'NONE';

export interface ReadDate {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The year had two digits, so its century is a guess. */
  readonly isShortYear: boolean;
}

interface WrittenDate {
  readonly year: string;
  readonly first: string;
  readonly second: string;
  /** The year is in front, so the month follows. */
  readonly isIso: boolean;
}

const writtenDate = (text: string): WrittenDate | null => {
  const day = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?( ?[AP]M|Z)?$/i, '');
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? [];
  if (year !== undefined && month !== undefined && date !== undefined)
    return { year, first: month, second: date, isIso: true };
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(day) ?? [];
  if (first === undefined || second === undefined || last === undefined) return null;
  return { year: last, first, second, isIso: false };
};

/** Years with two digits are read as spreadsheets read them. */
const fullYear = (year: string): string => (year.length === 4 ? year : `${Number(year) < 30 ? '20' : '19'}${year}`);

const dateIn = ({ year, first, second, isIso }: WrittenDate, order: DateOrder): string | null => {
  const [month, day] = isIso || order === 'MONTH_FIRST' ? [first, second] : [second, first];
  const found = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (found < '1900' || found > '2200') return null;
  const instant = Date.parse(`${found}T00:00:00Z`);
  // A date that its month does not have is another one, or none.
  return Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== found ? null : found;
};

/** A date as spreadsheets write it, or in ISO form; null = none. */
export const readDateCell = (text: string, order: DateOrder): ReadDate | null => {
  const written = writtenDate(text);
  const date = written && dateIn(written, order);
  return date === null ? null : { date, isShortYear: written?.year.length === 2 };
};

/** A text that is a date in whatever order. */
export const isDateCell = (text: string): boolean => dateOrders.some(order => readDateCell(text, order) !== null);

/** Decides the order of a whole column from the dates that can be read in one way only; `NONE`: nothing is to decide. */
export const columnDateOrder = (texts: Iterable<string>): ColumnDateOrder => {
  let [isMonthFirst, isDayFirst, isEither] = [false, false, false];
  for (const text of texts) {
    const written = writtenDate(text);
    if (written === null || written.isIso) continue;
    const [monthFirst, dayFirst] = [dateIn(written, 'MONTH_FIRST'), dateIn(written, 'DAY_FIRST')];
    isMonthFirst ||= monthFirst !== null && dayFirst === null;
    isDayFirst ||= dayFirst !== null && monthFirst === null;
    isEither ||= monthFirst !== null && dayFirst !== null && monthFirst !== dayFirst;
  }
  if (isMonthFirst !== isDayFirst) return isMonthFirst ? 'MONTH_FIRST' : 'DAY_FIRST';
  return isMonthFirst || isEither ? 'UNDECIDED' : 'NONE';
};
