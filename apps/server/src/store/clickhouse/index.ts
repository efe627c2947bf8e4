/**
 * Where to look: what was sold on closed days in a ClickHouse beside the database, for who has one: what it is sent and asked
 * `clickhouse.ts`; its tables and what it has of a statement `statements.ts`. Which day it has is in the database:
 * `store/rollups/sent.ts`. `docs/adr/0122-clickhouse.md`.
 */
export { type ClickHouse, createClickHouse } from './clickhouse.ts';
export type { SentDay } from './statements.ts';
