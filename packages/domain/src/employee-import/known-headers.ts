import { type ImportField, importFields } from './import-columns.ts';

type HeaderTable = Readonly<Partial<Record<ImportField, readonly string[]>>>;

/**
 * What the columns of other systems' files with employees are called, as `headerKey` writes them. The first name of a
 * field that a file has is its column.
 */
export const knownHeaders: Readonly<Record<string, HeaderTable>> = {
  // The list of employees, exported.
  Commissary: {
    name: ['name'],
    email: ['email'],
    phone: ['phone'],
    hireDate: ['hire date'],
    job: ['jobs'],
    place: ['works at'],
  },
  Toast: {
    firstName: ['first name', 'chosen name'],
    lastName: ['last name'],
    email: ['email', 'email address'],
    phone: ['phone number', 'phone'],
    hireDate: ['hire date', 'start date'],
    job: ['job title', 'job titles'],
    place: ['location', 'locations', 'location name'],
    wage: ['hourly rate', 'base wage', 'wage'],
    wagePer: ['wage frequency', 'pay frequency'],
    wageFrom: ['wage effective date', 'effective date'],
  },
  Square: {
    firstName: ['first name', 'given name'],
    lastName: ['last name', 'family name'],
    email: ['email', 'email address'],
    phone: ['phone', 'phone number'],
    hireDate: ['hire date'],
    job: ['primary job title', 'job title', 'job'],
    place: ['assigned locations', 'locations', 'location'],
    wage: ['primary job rate', 'pay rate', 'rate'],
    wagePer: ['primary job pay type', 'pay type'],
    wageFrom: ['rate start date'],
  },
  '7shifts': {
    firstName: ['first name', 'firstname'],
    lastName: ['last name', 'lastname'],
    email: ['email'],
    phone: ['mobile number', 'mobile', 'mobile phone'],
    hireDate: ['hire date', 'date hired'],
    job: ['roles', 'role'],
    place: ['locations', 'location'],
    wage: ['hourly wage', 'wages', 'wage'],
    wagePer: ['wage type'],
    wageFrom: ['wage effective date', 'effective date'],
  },
  Homebase: {
    name: ['employee name', 'full name', 'name'],
    firstName: ['first name'],
    lastName: ['last name'],
    email: ['email', 'email address'],
    phone: ['mobile phone', 'phone'],
    hireDate: ['start date', 'hire date'],
    job: ['default role', 'role name', 'role'],
    place: ['location name', 'location'],
    wage: ['wage rate', 'pay rate'],
    wagePer: ['wage rate type', 'wage type'],
    wageFrom: ['wage start date'],
  },
};

/** What such columns are called by anybody. */
const usualHeaders: HeaderTable = {
  name: ['name', 'full name', 'employee', 'employee name'],
  firstName: ['first name', 'firstname', 'first', 'given name'],
  lastName: ['last name', 'lastname', 'last', 'surname', 'family name'],
  employeeId: ['employee id', 'employee number', 'employee no', 'emp id', 'staff id', 'payroll id'],
  email: ['email', 'e mail', 'email address', 'mail'],
  phone: ['phone', 'phone number', 'mobile', 'mobile phone', 'mobile number', 'cell', 'cell phone', 'telephone'],
  hireDate: ['hire date', 'hired', 'hired on', 'start date', 'date of hire'],
  job: ['job', 'jobs', 'job title', 'position', 'role', 'job type'],
  place: ['location', 'locations', 'store', 'restaurant', 'site'],
  wage: ['wage', 'wages', 'hourly rate', 'hourly wage', 'rate', 'pay rate', 'pay'],
  wagePer: ['per', 'wage per', 'pay period', 'wage type', 'pay type'],
  wageFrom: ['wage from', 'effective date', 'wage effective date', 'from'],
};

export interface RecognizedHeaders {
  /** The system that the file comes from; null = none of those that are known. */
  readonly system: string | null;
  /** What each column says; null = nothing that is imported. A field is in one column at most. */
  readonly columns: readonly (ImportField | null)[];
}

/** A header in the form in which headers are compared. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Recognizes the columns of a file by their headers: by the system that calls most of them so, then by usual names. */
export const recognizeHeaders = (headers: readonly string[]): RecognizedHeaders => {
  const keys = headers.map(headerKey);
  const own = (table: HeaderTable) =>
    Object.values(table)
      .flat()
      .filter(name => keys.includes(name)).length;
  const usual = columnsOf(keys, usualHeaders);
  const [best] = Object.entries(knownHeaders)
    .map(([system, table]) => ({ system, table, score: own(table) + distinctive(system, keys) }))
    .toSorted((a, b) => b.score - a.score);
  // Names that every file has say nothing about where it comes from.
  if (best === undefined || distinctive(best.system, keys) === 0) return { system: null, columns: usual };
  const columns = columnsOf(keys, best.table);
  const missing = usual.map((field, index) =>
    columns[index] === null && field !== null && !columns.includes(field) && !coveredByName(field, columns)
      ? field
      : (columns[index] ?? null),
  );
  return { system: best.system, columns: missing };
};

/** A full name and its parts are not both needed. */
const coveredByName = (field: ImportField, columns: readonly (ImportField | null)[]): boolean =>
  field === 'name' && columns.includes('firstName');

/** How many of the headers no other known system uses, and nobody else is likely to. */
const distinctive = (system: string, keys: readonly string[]): number => {
  const others = new Set(
    [
      ...Object.entries(knownHeaders).flatMap(([other, table]) => (other === system ? [] : Object.values(table))),
      ...Object.values(usualHeaders),
    ].flat(),
  );
  return Object.values(knownHeaders[system] ?? {})
    .flat()
    .filter(name => !others.has(name) && keys.includes(name)).length;
};

const columnsOf = (keys: readonly string[], table: HeaderTable): (ImportField | null)[] => {
  const columns: (ImportField | null)[] = keys.map(() => null);
  for (const field of importFields) {
    const at = (table[field] ?? []).map(name =>
      keys.findIndex((key, index) => key === name && columns[index] === null),
    );
    const first = at.find(index => index >= 0);
    if (first !== undefined) columns[first] = field;
  }
  return columns;
};
