import { columns, type Dialect } from '../sold-rows/index.ts';
import { quoted } from './quoted.ts';

/** Days of a location that are in a file: those of one month, a bit for each, the lowest for the first. */
export interface FiledDays {
  readonly file: string;
  readonly locationId: string;
  readonly month: string;
  readonly days: number;
}

export const columnList = columns.map(([name, type]) => `"${name}" ${type}`).join(', ');

/** The table that says which days of which file count. */
export const filedColumns = 'file VARCHAR, place VARCHAR, month VARCHAR, days INTEGER';

/**
 * The rows of the days that count. A file may have days that have changed since and are in another one or in none; those of
 * a row come from its own text, because a comparison of texts is made once for each text of a file.
 */
const rowsThatCount = (filed: string, files = '$files'): string => `read_parquet(${files}, filename = true) as sold
  join "${filed}" as filed on filed.file = sold.filename and filed.place = sold."location"
    and filed.month = left(sold."day", 7) and (filed.days >> (right(sold."day", 2)::INTEGER - 1)) & 1 = 1`;

/** How DuckDB is asked. Its sum of whole numbers is of 128 bits. */
export const dialectOf = (filed: string, files: readonly string[]): Dialect => ({
  ...{ rows: rowsThatCount(filed), values: { files } },
  text: parameter => `$${parameter}`,
  isAmong: (column, parameter, type) => `list_contains($${parameter}::${type}[], ${column})`,
  sum: column => `sum(${column})`,
});

/** The rows of a new file, those of a day together. */
export const newRows = (table: string): string => `select * from "${table}" order by "location", "day"`;

/** The rows of several files that count, as those of one; a file is written without parameters. */
export const mergedRows = (filed: string, files: readonly string[]): string =>
  `select ${columns.map(([name]) => `sold."${name}"`).join(', ')} from ${rowsThatCount(filed, `[${files.map(quoted).join(', ')}]`)}`;
