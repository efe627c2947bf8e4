import type { Period } from '@commissary/catalog';
import { columns, type Dialect, type Statement } from '../sold-rows/index.ts';
import type { CountedFiles } from './counted-files.ts';
import { quoted } from './quoted.ts';

export const columnList = columns.map(([name, type]) => `"${name}" ${type}`).join(', ');

/** The table that says which days of which file count. */
export const filedColumns = 'file VARCHAR, place VARCHAR, month VARCHAR, days INTEGER';

const rowsOf = (files: string, alsoName = false): string =>
  `select ${columns.map(([name]) => `sold."${name}"`).join(', ')} from read_parquet(${files}${alsoName ? ', filename = true' : ''}) as sold`;

/**
 * The rows of the days that count. A file may have days that have changed since and are in another one or in none; those of
 * a row come from its own text, because a comparison of texts is made once for each text of a file.
 */
const rowsThatCount = (filed: string, files: string): string => `${rowsOf(files, true)}
  join "${filed}" as filed on filed.file = sold.filename and filed.place = sold."location"
    and filed.month = left(sold."day", 7) and (filed.days >> (right(sold."day", 2)::INTEGER - 1)) & 1 = 1`;

/**
 * How DuckDB is asked. Its sum of whole numbers is of 128 bits. To compare rows with days takes longer than to add them up, so
 * that only those are which may not count.
 */
export const dialectOf = (filed: string, period: Period, counted: CountedFiles): Dialect => {
  const { inside, whole, others, places, changed } = counted;
  const isBetween = 'sold."day" between $from and $to';
  const parts = [
    ...(inside.length > 0 ? [rowsOf('$inside')] : []),
    ...(whole.length > 0 ? [`${rowsOf('$whole')} where ${isBetween}`] : []),
    ...(places.length > 0
      ? [`${rowsOf('$others')} where list_contains($places::VARCHAR[], sold."location") and ${isBetween}`]
      : []),
    ...(changed.length > 0
      ? [
          `${rowsThatCount(filed, '$others')} where list_contains($changed::VARCHAR[], sold."location") and ${isBetween}`,
        ]
      : []),
  ];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['inside', inside],
    ['whole', whole],
    ['others', others],
    ['places', places],
    ['changed', [...new Set(changed.map(({ locationId }) => locationId))]],
  ];
  return {
    rows: `(${parts.join(' union all ')}) as sold`,
    values: {
      ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
      ...(whole.length + places.length + changed.length > 0 ? period : {}),
    },
    isAmong: (column, parameter, type) => `list_contains($${parameter}::${type}[], ${column})`,
    sum: column => `sum(${column})`,
  };
};

/**
 * The rows of a new file: those of items together, and what ids are called apart, so that a question of items goes past the
 * others, whose columns it does not read; among these the rows of a day.
 */
export const newRows = (rows: string): string =>
  `select * from ${rows} as sold order by "named" is not null, "item" is null, "location", "day"`;

/** The rows of several files that count, as those of one; a file is written without parameters. */
export const mergedRows = (filed: string, files: readonly string[]): string =>
  rowsThatCount(filed, `[${files.map(quoted).join(', ')}]`);

/** What a file of such rows says that it has: location, month and days. */
export const contentsOf = (rows: string): string =>
  `select "location", left("day", 7) as month, bit_or(1::INTEGER << (right("day", 2)::INTEGER - 1)) as days
  from ${rows} as sold group by all order by all`;

/** What files say that they have; those of an older version say nothing. */
export const contentsStatement = (files: readonly string[]): Statement => ({
  sql: `select file_name, decode(value) from parquet_kv_metadata($files) where decode(key) = 'contents'`,
  values: { files },
});
