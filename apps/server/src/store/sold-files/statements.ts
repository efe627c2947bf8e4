import { type Period, type Question, ticketAmountsOf } from '@commissary/catalog';
import type { Amount, Dimension } from '@commissary/domain';
import { cellOf, columns } from './columns.ts';
import { quoted } from './quoted.ts';

/** A statement for DuckDB. What a caller asks by is in the values alone, by the name of their parameter. */
export interface Statement {
  readonly sql: string;
  readonly values: Readonly<Record<string, StatementValue>>;
}
type StatementValue = string | readonly string[] | readonly number[];

/** Days of a location that are in a file: those of one month, a bit for each, the lowest for the first. */
export interface FiledDays {
  readonly file: string;
  readonly locationId: string;
  readonly month: string;
  readonly days: number;
}

/** A column is one of ours; the quotes are for those that SQL has a word for. */
const known: ReadonlySet<string> = new Set(columns.map(([name]) => name));
const column = (name: string): string => {
  if (name === 'month') return 'left("day", 7)';
  if (!known.has(name)) throw new Error(`Files have no ${name}.`);
  return `"${name}"`;
};

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

/** What a question asks of files, by the columns of its rows: dimensions and then amounts. */
export const amountsAsked = (question: Question): readonly Amount[] => [...new Set(ticketAmountsOf(question))];

/** A question as one statement: a posting without a dimension that it asks by is left out, as everywhere. */
export const questionStatement = (question: Question, filed: string, files: readonly string[]): Statement => {
  const { dimensions, filters, period } = question;
  const by = dimensions.map(column);
  const sums = amountsAsked(question).map(amount => `sum(${column(amount)})`);
  const conditions = [
    ...['"named" is null', '"day" between $from and $to'],
    ...by.map(one => `${one} is not null`),
    ...filters.map(({ dimension }, at) => `list_contains($filter${at}::${typeIn(dimension)}[], ${column(dimension)})`),
  ];
  return {
    sql: `select ${[...by, ...sums].join(', ')} from ${rowsThatCount(filed)}
      where ${conditions.join(' and ')} ${by.length > 0 ? `group by ${by.join(', ')}` : ''}`,
    values: {
      ...{ files, ...period },
      ...Object.fromEntries(filters.map((filter, at) => [`filter${at}`, valuesOf(filter)])),
    },
  };
};

const typeIn = (dimension: Dimension): string => columns.find(([name]) => name === dimension)?.[1] ?? 'VARCHAR';

/** An hour is a number and everything else a text, so that what is neither is found nowhere. */
const valuesOf = ({ dimension, values }: Question['filters'][number]): StatementValue =>
  dimension === 'hour'
    ? values.filter(value => typeof value === 'number')
    : values.filter(value => typeof value !== 'number').map(value => String(cellOf(value)));

/** What ids are called on these days: by the newest of them, of several at once all. */
export const namesStatement = (
  { from, to }: Period,
  named: readonly Dimension[],
  filed: string,
  files: readonly string[],
): Statement => ({
  sql: `select "named", "id", "name", max("openedAt") as at from ${rowsThatCount(filed)}
    where list_contains($named, "named") and "day" between $from and $to
    group by "named", "id", "name"
    qualify rank() over (partition by "named", "id" order by max("openedAt") desc) = 1`,
  values: { files, from, to, named },
});

/** The rows of a new file, those of a day together. */
export const newRows = (table: string): string => `select * from "${table}" order by "location", "day"`;

/** The rows of several files that count, as those of one; a file is written without parameters. */
export const mergedRows = (filed: string, files: readonly string[]): string =>
  `select ${columns.map(([name]) => `sold."${name}"`).join(', ')} from ${rowsThatCount(filed, `[${files.map(quoted).join(', ')}]`)}`;
