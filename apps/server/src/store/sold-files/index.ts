/**
 * Where to look: what was sold on closed days as Parquet files, written and asked by DuckDB: `sold-files.ts`; the process in
 * which it runs `duckdb-process.ts`, which knows nothing of what it adds up; which rows
 * of which files count `counted-files.ts`, and what DuckDB has of a statement `statements.ts`.
 * Which day is in which file is in the database: `store/rollups/filed.ts`.
 * `docs/adr/0108-free-questions.md`.
 */
export type { FiledDays } from './counted-files.ts';
export { createSoldFiles, type SoldFiles } from './sold-files.ts';
export { SoldFilesError } from './sold-files-error.ts';
