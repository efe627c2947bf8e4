/** The systems whose lists of employees are known; the first is the list that is exported here. */
type EmployeeSystem = 'Commissary' | 'Toast' | 'Square' | '7shifts' | 'Homebase';

/**
 * What a column is called, by anybody and by other systems, as `headerKey` writes it, with commas between: the first name
 * that a file has is its column.
 */
export type ColumnHeaders<S extends string = EmployeeSystem> = Readonly<Partial<Record<S | 'usual', string>>>;

/** What a column of a file may say. */
export interface FileColumn<S extends string = EmployeeSystem> {
  readonly label: string;
  readonly headers: ColumnHeaders<S>;
  /** Its cells are read by the order of day and month in the whole column. */
  readonly hasDates?: boolean;
  /** The other column without which it is recognized by a usual name. */
  readonly exceptBeside?: string;
}

export type FileColumns<F extends string = string, S extends string = EmployeeSystem> = Readonly<
  Record<F, FileColumn<S>>
>;

export interface RecognizedHeaders<F extends string, S extends string = EmployeeSystem> {
  /** The system that the file comes from; null = none of those that are known. */
  readonly system: S | null;
  /** What each column says; null = nothing that is imported. A field is in one column at most. */
  readonly columns: readonly (F | null)[];
}

/** A header in the form in which headers are compared. */
export const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Recognizes the columns of a file by their headers: by the system that calls most of them so, then by usual names. */
export const recognizeHeaders = <F extends string, S extends string = EmployeeSystem>(
  known: FileColumns<F, S>,
  headers: readonly string[],
): RecognizedHeaders<F, S> => {
  const keys = headers.map(headerKey);
  const usual = columnsOf(keys, known, 'usual');
  const systems = systemsOf(known);
  const [best] = systems
    .map(system => {
      const own = namesOf(known, system).filter(name => keys.includes(name));
      const others = new Set(
        ['usual' as const, ...systems].flatMap(one => (one === system ? [] : namesOf(known, one))),
      );
      // Names that every file has say nothing about where it comes from.
      const distinctive = own.filter(name => !others.has(name)).length;
      return { system, distinctive, score: own.length + distinctive };
    })
    .toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.distinctive === 0) return { system: null, columns: usual };
  const columns = columnsOf(keys, known, best.system);
  const isMissing = (field: F) => {
    const { exceptBeside } = known[field];
    return !columns.includes(field) && !columns.some(one => one !== null && one === exceptBeside);
  };
  return {
    system: best.system,
    columns: columns.map((field, index) => {
      const other = usual[index] ?? null;
      return field ?? (other !== null && isMissing(other) ? other : null);
    }),
  };
};

/** The columns by what they say, in their order. */
export const fieldsOf = <F extends string, S extends string = EmployeeSystem>(
  columns: FileColumns<F, S>,
): readonly F[] =>
  // The keys of an object of such keys.
  Object.keys(columns) as F[];

/** The systems that call a column something; the list that is exported here counts first where a file fits several. */
const systemsOf = <S extends string>(known: FileColumns<string, S>): readonly S[] => {
  const names = new Set(Object.values(known).flatMap(({ headers }) => Object.keys(headers) as (S | 'usual')[]));
  const isOwn = (system: string) => Number(system === 'Commissary');
  return [...names].filter((name): name is S => name !== 'usual').toSorted((a, b) => isOwn(b) - isOwn(a));
};

const namesOf = <S extends string>(known: FileColumns<string, S>, by: S | 'usual'): readonly string[] =>
  Object.values(known).flatMap(column => headersOf(column, by));

const headersOf = <S extends string>({ headers }: FileColumn<S>, by: S | 'usual'): readonly string[] =>
  headers[by]?.split(', ') ?? [];

const columnsOf = <F extends string, S extends string>(
  keys: readonly string[],
  known: FileColumns<F, S>,
  by: S | 'usual',
): (F | null)[] => {
  const columns: (F | null)[] = keys.map(() => null);
  for (const field of fieldsOf(known)) {
    const at = headersOf(known[field], by).map(name =>
      keys.findIndex((key, index) => key === name && columns[index] === null),
    );
    const first = at.find(index => index >= 0);
    if (first !== undefined) columns[first] = field;
  }
  return columns;
};
