import { employeeFields, type Failure, type ImportedRow, wageSchema } from '@commissary/contract';
import {
  type Identity,
  type ImportField,
  isFormula,
  namesInCell,
  readDateCell,
  readMoneyCell,
  readPeriodCell,
  readPhoneCell,
  type Wage,
  withoutFormulaGuard,
} from '@commissary/domain';
import { normalizedName } from '../../store/database/index.ts';
import { emailKey, type JobPlace } from '../../store/people/index.ts';

/** A row of the file as it was understood. */
export interface ReadRow {
  readonly index: number;
  /** Who somebody said that it is: null = somebody new, undefined = nobody said. */
  readonly personId: string | null | undefined;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly hireDate: string | null;
  /** The cell with the names of jobs: which names there are depends on the place. */
  readonly job: string;
  readonly places: readonly JobPlace[];
  /** One for all jobs, or one for each. */
  readonly wages: readonly Wage[];
  readonly failures: readonly Failure[];
}

/** The places that the caller manages, by their names in the form that comparisons use. */
export type PlacesByName = ReadonlyMap<string, readonly JobPlace[]>;

export interface RowDefaults {
  readonly place: JobPlace;
  readonly wagesFrom: string;
}

/** Reads the cells of a row, with what is wrong with each. A blank cell says nothing. */
export const readRow = (row: ImportedRow, index: number, places: PlacesByName, defaults: RowDefaults): ReadRow => {
  const failures: Failure[] = [];
  const cell = (field: ImportField): string => withoutFormulaGuard(row[field] ?? '');
  const fail = (field: ImportField, code: string, params?: Failure['params']) => {
    failures.push({ code, path: field, ...(params && { params }) });
    return null;
  };
  const read = <T>(field: ImportField, of: (text: string) => T | null, code: string): T | null => {
    const text = cell(field);
    return text === '' ? null : (of(text) ?? fail(field, code));
  };
  const nameField: ImportField = cell('name') === '' ? 'firstName' : 'name';
  const name = (cell('name') || `${cell('firstName')} ${cell('lastName')}`).trim().replaceAll(/\s+/g, ' ');
  if (name === '') fail(nameField, 'NAME_MISSING');
  else if (isFormula(name)) fail(nameField, 'FORMULA');
  else if (!employeeFields.name.safeParse(name).success) fail(nameField, 'NAME');
  const found = {
    name,
    email: read('email', text => employeeFields.email.safeParse(text).data ?? null, 'EMAIL'),
    phone: read('phone', readPhoneCell, 'PHONE'),
    hireDate: read('hireDate', readDateCell, 'DATE'),
  };
  return {
    index,
    personId: row.personId,
    ...found,
    job: cell('job'),
    places: placesOf(cell('place'), places, defaults.place, (code, params) => fail('place', code, params)),
    wages: wagesOf(cell, defaults.wagesFrom, fail),
    failures,
  };
};

/** What identifies the person of a row, or a stored person. */
export const identityOf = (person: Omit<Identity, 'name'> & { readonly name: string }): Identity => ({
  email: person.email === null ? null : emailKey(person.email),
  phone: person.phone,
  name: normalizedName(person.name),
  hireDate: person.hireDate,
});

const placesOf = (
  text: string,
  byName: PlacesByName,
  usual: JobPlace,
  fail: (code: string, params: NonNullable<Failure['params']>) => null,
): JobPlace[] => {
  if (text === '') return [usual];
  const named = (name: string) => byName.get(normalizedName(name)) ?? [];
  return namesInCell(text, name => named(name).length > 0).flatMap(name => {
    const [only, another] = named(name);
    if (only !== undefined && another === undefined) return [only];
    fail(only === undefined ? 'UNKNOWN_PLACE' : 'AMBIGUOUS_PLACE', { name });
    return [];
  });
};

const wagesOf = (
  cell: (field: ImportField) => string,
  usualFrom: string,
  fail: (field: ImportField, code: string) => null,
): Wage[] => {
  const texts = partsOf(cell('wage'));
  if (texts.length === 0) return [];
  const froms = partsOf(cell('wageFrom')).map(text => readDateCell(text) ?? fail('wageFrom', 'DATE'));
  const pers = partsOf(cell('wagePer')).map(text => readPeriodCell(text) ?? fail('wagePer', 'PERIOD'));
  if (![0, 1, texts.length].includes(froms.length)) fail('wageFrom', 'COUNT');
  if (![0, 1, texts.length].includes(pers.length)) fail('wagePer', 'COUNT');
  return texts.flatMap((text, index) => {
    const [from = usualFrom, per = 'HOUR'] = [
      froms[index] ?? froms[0] ?? undefined,
      pers[index] ?? pers[0] ?? undefined,
    ];
    const wage = wageSchema.safeParse({ amount: readMoneyCell(text), from, per }).data;
    if (wage === undefined) fail('wage', 'MONEY');
    return wage ?? [];
  });
};

/** Several wages stand in one cell as their jobs do. */
const partsOf = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map(part => part.trim())
    .filter(part => part !== '');
