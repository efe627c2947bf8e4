import { type Cell, columns, type Dialect, format, rowsOf, type SoldDay, type Statement } from '../sold-rows/index.ts';

/**
 * The rows of what was sold, and which days of locations are there, each in the version that counts. A version of the product
 * that has other columns has other tables, and sends everything anew.
 */
export const tables = { rows: `commissary_sold_${format}`, days: `commissary_sold_day_${format}` };

const types = { VARCHAR: 'Nullable(String)', INTEGER: 'Nullable(Int32)', BIGINT: 'Int64' } as const;

/** Where a row belongs; beside them it has what it counts for. */
const placed: ReadonlySet<string> = new Set(['location', 'day']);

/** A row is called by its place in its day, so that one that is sent again replaces itself, and a newer one an older one. */
export const tableStatements: readonly string[] = [
  `create table if not exists ${tables.rows} ("location" String, "day" String, "place" UInt32, "version" Int64, ${columns
    .filter(([name]) => !placed.has(name))
    .map(([name, type]) => `"${name}" ${types[type]}`)
    .join(', ')})
    engine = ReplacingMergeTree("version") partition by substring("day", 1, 7) order by ("location", "day", "place")`,
  `create table if not exists ${tables.days} ("location" String, "day" String, "version" Int64)
    engine = ReplacingMergeTree("version") partition by substring("day", 1, 7) order by ("location", "day")`,
];

/** What was sold on a day, with the version of it that is sent. */
export interface SentDay extends SoldDay {
  readonly version: number;
}

/** The rows of a day as they are sent; what they have none of stays away. */
export const sentRows = (day: SentDay): readonly Readonly<Record<string, Cell>>[] =>
  rowsOf(day).map((cells, place) => ({
    ...Object.fromEntries(
      columns.flatMap(([name], at) => {
        const cell = cells[at] ?? null;
        return cell === null ? [] : [[name, cell]];
      }),
    ),
    ...{ location: day.locationId, day: day.day, place, version: day.version },
  }));

/** Days of some locations in a period, without those that have changed since they were sent. */
export interface AskedDays {
  readonly from: string;
  readonly to: string;
  readonly locationIds: readonly string[];
  readonly changed: readonly { readonly locationId: string; readonly day: string }[];
}

const among = (parameter: string, type = 'String'): string => `(select arrayJoin({${parameter}:Array(${type})}))`;

const daysThatCount = `${tables.days} final
  where "location" in ${among('places')} and "day" between {from:String} and {to:String}
    and concat("location", ' ', "day") not in ${among('changed')}`;

const valuesOf = ({ from, to, locationIds, changed }: AskedDays): Statement['values'] => ({
  ...{ from, to, places: locationIds },
  changed: changed.map(({ locationId, day }) => `${locationId} ${day}`),
});

/** How ClickHouse is asked. A sum of 64 bits would begin anew where it is too large, without a word. */
export const dialectOf = (days: AskedDays): Dialect => ({
  rows: `(
    select * from ${tables.rows} final
    where "location" in ${among('places')} and "day" between {from:String} and {to:String}
      and ("location", "day", "version") in (select "location", "day", "version" from ${daysThatCount})
  )`,
  values: valuesOf(days),
  isAmong: (column, parameter, type) => `${column} in ${among(parameter, type === 'INTEGER' ? 'Int32' : 'String')}`,
  sum: column => `sum(toDecimal128(${column}, 0))`,
});

/** How many days are there, and the sum of their versions: both together say whether they are the right ones. */
export const positionStatement = (days: AskedDays): Statement => ({
  sql: `select count(), toString(sum(toDecimal128("version", 0))) from ${daysThatCount}`,
  values: valuesOf(days),
});

/** The same of each month of all locations. */
export const monthsStatement = `
  select substring("day", 1, 7), count(), toString(sum(toDecimal128("version", 0))) from ${tables.days} final
  group by substring("day", 1, 7)`;
