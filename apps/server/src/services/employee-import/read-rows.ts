import { type EmployeeFields, employeeRecord, type ImportField, recordValueOf } from '@commissary/catalog';
import { employeeFields, type Failure, type ImportedRow, wageSchema } from '@commissary/contract';
import {
  compareMoney,
  type DateOrder,
  isFormula,
  leastLargeWage,
  namesInCell,
  type PayPeriod,
  readDateCell,
  readNameCell,
  readPeriodCell,
  readWageCell,
  type Wage,
  withoutFormulaGuard,
} from '@commissary/domain';
import { normalizedName } from '../../store/database/index.ts';
import { emailKey, type JobPlace } from '../../store/people/index.ts';
import { readFields } from './read-fields.ts';

/** A row of the file as it was understood. */
export interface ReadRow extends EmployeeFields {
  readonly index: number;
  /** Who somebody said that it is: null = somebody new, undefined = nobody said. */
  readonly personId: string | null | undefined;
  /** The id of the person in the system that the file comes from: rows with different ones are about different people. */
  readonly employeeId: string | null;
  /** The cell with the names of jobs: which names there are depends on the place. */
  readonly job: string;
  readonly places: readonly JobPlace[];
  /** The row names a place itself. */
  readonly saysPlace: boolean;
  /** One for all jobs, or one for each. */
  readonly wages: readonly Wage[];
  /** How many wages are so large that they need a period, and have none. */
  readonly largeWages: number;
  readonly failures: readonly Failure[];
  readonly warnings: readonly Failure[];
}

/** The most names of one cell that are told. */
export const mostReported = 10;

/** The places that the caller manages, by their names in the form that comparisons use. */
export type PlacesByName = ReadonlyMap<string, readonly JobPlace[]>;

export interface RowDefaults {
  readonly place: JobPlace;
  readonly wagesFrom: string;
  /** For what time large wages without a period are paid; undefined: nobody said. */
  readonly largeWagesPer?: PayPeriod | undefined;
}

/** The order of the dates in each column that has some; null = it has to be asked. */
export type DateOrders = Readonly<Record<string, DateOrder | null>>;

const shape: Pick<typeof employeeRecord.field.shape, keyof EmployeeFields> = employeeRecord.field.shape;

/** Reads the cells of a row, with what is wrong with each. A blank cell says nothing. */
export const readRow = (
  row: ImportedRow,
  index: number,
  places: PlacesByName,
  orders: DateOrders,
  defaults: RowDefaults,
): ReadRow => {
  const failures: Failure[] = [];
  const warnings: Failure[] = [];
  const warn = (field: ImportField, code: string, params: NonNullable<Failure['params']>) => {
    warnings.push({ code, path: field, params });
  };
  const cell = (field: ImportField): string => withoutFormulaGuard(row[field] ?? '');
  const fail = (field: ImportField, code: string, params?: Failure['params']) => {
    failures.push({ code, path: field, ...(params && { params }) });
    return null;
  };
  const nameField: ImportField = cell('name') === '' ? 'firstName' : 'name';
  const name = cell('name')
    ? readNameCell(cell('name'))
    : `${cell('firstName')} ${cell('lastName')}`.trim().replaceAll(/\s+/g, ' ');
  const date = (field: ImportField, text: string): string | null => {
    const order = orders[field] ?? null;
    const found = readDateCell(text, order ?? 'MONTH_FIRST');
    // In a column without an order a date is certain only where both orders read the same.
    if (found !== null && order === null && found.date !== readDateCell(text, 'DAY_FIRST')?.date)
      return fail(field, 'DATE_ORDER');
    if (found === null) return fail(field, order === null ? 'DATE_ORDER' : 'DATE');
    return found.isShortYear ? fail(field, 'SHORT_YEAR') : found.date;
  };
  if (name === '') fail(nameField, 'NAME_MISSING');
  else if (isFormula(name)) fail(nameField, 'FORMULA');
  else if (!employeeFields.name.safeParse(name).success) fail(nameField, 'NAME');
  const asked = { count: 0 };
  return {
    index,
    personId: row.personId,
    employeeId: cell('employeeId') === '' ? null : cell('employeeId').toLowerCase(),
    ...readFields(shape, { cell: field => (field === 'name' ? '' : cell(field)), date, fail }),
    name,
    job: cell('job'),
    places: placesOf(cell('place'), places, defaults.place, {
      fail: (code, params) => fail('place', code, params),
      warn: (code, params) => warn('place', code, params),
    }),
    saysPlace: cell('place') !== '',
    wages: wagesOf(cell, defaults, { fail, asked, date: text => date('wageFrom', text) }),
    largeWages: asked.count,
    failures,
    warnings,
  };
};

/** What identifies the person of a row, or a stored person. */
export const identityOf = (person: EmployeeFields): EmployeeFields => ({
  ...recordValueOf(employeeRecord, person),
  email: person.email === null ? null : emailKey(person.email),
  name: normalizedName(person.name),
});

type Tell = (code: string, params: NonNullable<Failure['params']>) => unknown;

const placesOf = (
  text: string,
  byName: PlacesByName,
  usual: JobPlace,
  { fail, warn }: { readonly fail: Tell; readonly warn: Tell },
): JobPlace[] => {
  if (text === '') return [usual];
  const named = (name: string) => byName.get(normalizedName(name)) ?? [];
  const found = new Map<string, JobPlace>();
  const reported = new Set<string>();
  for (const name of namesInCell(text, one => named(one).length > 0)) {
    const [only, another] = named(name);
    const isKnown = only !== undefined && another === undefined;
    const isRepeated = isKnown && found.has(only.id);
    if (isKnown && !isRepeated) found.set(only.id, only);
    if ((isKnown && !isRepeated) || reported.has(name) || reported.size >= mostReported) continue;
    reported.add(name);
    if (isRepeated) warn('REPEATED', { name });
    else fail(only === undefined ? 'UNKNOWN_PLACE' : 'AMBIGUOUS_PLACE', { name });
  }
  return [...found.values()];
};

interface WageReading {
  readonly fail: (field: ImportField, code: string) => null;
  readonly date: (text: string) => string | null;
  /** The large wages without a period. */
  readonly asked: { count: number };
}

const wagesOf = (
  cell: (field: ImportField) => string,
  { wagesFrom: usualFrom, largeWagesPer }: RowDefaults,
  { fail, date, asked }: WageReading,
): Wage[] => {
  const texts = partsOf(cell('wage'));
  if (texts.length === 0) return [];
  const froms = partsOf(cell('wageFrom')).map(date);
  const pers = partsOf(cell('wagePer')).map(text => readPeriodCell(text) ?? fail('wagePer', 'PERIOD'));
  if (![0, 1, texts.length].includes(froms.length)) fail('wageFrom', 'COUNT');
  if (![0, 1, texts.length].includes(pers.length)) fail('wagePer', 'COUNT');
  return texts.flatMap((text, index) => {
    const from = froms[index] ?? froms[0] ?? usualFrom;
    const column = pers[index] ?? pers[0] ?? null;
    const read = readWageCell(text);
    const said = read?.per ?? column;
    if (read?.per != null && column !== null && read.per !== column) fail('wagePer', 'PERIODS_DIFFER');
    const isAsked = read !== null && said === null && compareMoney(read.amount, leastLargeWage) >= 0;
    if (isAsked) asked.count += 1;
    if (isAsked && largeWagesPer === undefined) {
      fail('wage', 'PERIOD_MISSING');
      return [];
    }
    const per = said ?? (isAsked ? largeWagesPer : undefined) ?? 'HOUR';
    const wage = wageSchema.safeParse({ amount: read?.amount, from, per }).data;
    if (wage === undefined) fail('wage', 'MONEY');
    return wage ?? [];
  });
};

/** Several wages stand in one cell as their jobs do. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map(part => part.trim())
    .filter(part => part !== '');
