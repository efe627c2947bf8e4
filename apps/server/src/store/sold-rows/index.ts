/**
 * Where to look: what was sold as rows, the same for every engine that adds them up: `columns.ts`; a question as SQL, with
 * what engines write differently as a parameter: `question.ts`. `docs/adr/0122-clickhouse.md`.
 */
export { type Cell, columns, format, namesIn, postingsIn, rowsOf, type SoldDay } from './columns.ts';
export {
  amountsAsked,
  type Dialect,
  namesStatement,
  questionStatement,
  type Statement,
} from './question.ts';
