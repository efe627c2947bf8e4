import { type Question, ticketAmountsOf } from '@commissary/catalog';
import type { Amount, Dimension } from '@commissary/domain';
import { type ColumnType, cellOf, columns, isOfNames } from './columns.ts';

/** What a caller asks by, by the name of its parameter: it is in no statement. */
type Values = Readonly<Record<string, string | readonly string[] | readonly number[]>>;

/** A statement for an engine that adds up rows. */
export interface Statement {
  readonly sql: string;
  readonly values: Values;
}

/** What engines write differently. Everything else of a question is written once. */
export interface Dialect {
  /** The rows of the period that count, as what stands behind `from`, and what it asks by. */
  readonly rows: string;
  readonly values: Values;
  /** Whether a column is one of the values of a parameter. */
  isAmong(column: string, parameter: string, type: ColumnType): string;
  /** An exact sum. */
  sum(column: string): string;
}

/** A column is one of ours; the quotes are for those that SQL has a word for. */
const known: ReadonlySet<string> = new Set(columns.map(([name]) => name));
const column = (name: string): string => {
  if (name === 'month') return `substring("day", 1, ${'YYYY-MM'.length})`;
  if (!known.has(name)) throw new Error(`Rows have no ${name}.`);
  return `"${name}"`;
};

/** What a question asks of rows, by their columns: dimensions and then amounts. */
export const amountsAsked = (question: Question): readonly Amount[] => [...new Set(ticketAmountsOf(question))];

/** A question as one statement: a posting without a dimension that it asks by is left out, as everywhere. */
export const questionStatement = (question: Question, dialect: Dialect): Statement => {
  const { dimensions, filters } = question;
  const by = dimensions.map(column);
  const sums = amountsAsked(question).map(amount => dialect.sum(column(amount)));
  // What ids are called has none of the other dimensions, so that whoever asks by them does not read which rows these are.
  const isOfPostings = [...dimensions, ...filters.map(({ dimension }) => dimension)].some(one => !isOfNames(one));
  const conditions = [
    ...(isOfPostings ? [] : ['"named" is null']),
    ...by.map(one => `${one} is not null`),
    ...filters.map(({ dimension }, at) => dialect.isAmong(column(dimension), `filter${at}`, typeIn(dimension))),
  ];
  return {
    sql: `select ${[...by, ...sums].join(', ')} from ${dialect.rows}
      where ${conditions.join(' and ')} ${by.length > 0 ? `group by ${by.join(', ')}` : ''}`,
    values: {
      ...dialect.values,
      ...Object.fromEntries(filters.map((filter, at) => [`filter${at}`, valuesOf(filter)])),
    },
  };
};

const typeIn = (dimension: Dimension): ColumnType => columns.find(([name]) => name === dimension)?.[1] ?? 'VARCHAR';

/** An hour is a number and everything else a text, so that what is neither is found nowhere. */
const valuesOf = ({ dimension, values }: Question['filters'][number]): readonly string[] | readonly number[] =>
  dimension === 'hour'
    ? values.filter(value => typeof value === 'number')
    : values.filter(value => typeof value !== 'number').map(value => String(cellOf(value)));

/** What ids are called on these days, and when each name was the newest. */
export const namesStatement = (named: readonly Dimension[], dialect: Dialect): Statement => ({
  sql: `select "named", "id", "name", max("openedAt") from ${dialect.rows}
    where ${dialect.isAmong('"named"', 'named', 'VARCHAR')}
    group by "named", "id", "name"`,
  values: { ...dialect.values, named },
});
