import { answerFrom, type Period, type Question } from '@commissary/catalog';
import type { Posting } from '@commissary/domain';
import type { Db } from '../../apps/server/src/store/database/index.ts';
import {
  amountsAsked,
  columns,
  type Dialect,
  postingsIn,
  questionStatement,
  rowsOf,
} from '../../apps/server/src/store/sold-rows/index.ts';
import { rawStatement } from '../../apps/server/src/testing/raw-statement.ts';

const types = { VARCHAR: 'text collate "C"', INTEGER: 'integer', BIGINT: 'bigint' } as const;

const dialectOf = (places: readonly string[], { from, to }: Period): Dialect => ({
  rows: `(select * from sold_row
    where "location" = any({places}::text[]) and "day" between {from}::text and {to}::text) as sold`,
  values: { places, from, to },
  isAmong: (column, parameter, type) => `${column} = any({${parameter}}::${type === 'INTEGER' ? 'integer' : 'text'}[])`,
  // A row of the driver has each name once.
  sum: column => `sum(${column}) as ${column}`,
});

/** Postings as rows of PostgreSQL, which are asked by the same description as those of the other engines. */
export const keepRows = async (db: Db, postings: readonly Posting[]) => {
  const list = columns.map(([name, type]) => `"${name}" ${types[type]}`).join(', ');
  await rawStatement(db, `create table sold_row (${list})`);
  const rows = rowsOf({ locationId: '', day: '', postings, names: new Map() }).map(cells =>
    Object.fromEntries(columns.map(([name], at) => [name, cells[at]])),
  );
  await rawStatement(db, `insert into sold_row select * from jsonb_to_recordset($1::jsonb) as given (${list})`, [
    JSON.stringify(rows),
  ]);
  return async (question: Question, places: readonly string[]) => {
    const { sql, values } = questionStatement(question, dialectOf(places, question.period));
    const names = Object.keys(values);
    const numbered = sql.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`);
    const found = await rawStatement(db, numbered, Object.values(values));
    const rows = found.map(row => {
      const cells = Object.values(row ?? {});
      return cells.map((cell, at) => (at < question.dimensions.length ? cell : Number(cell)));
    });
    return answerFrom(question, postingsIn(rows, question.dimensions, amountsAsked(question)));
  };
};
