/**
 * Where to look:
 * - A file with a table: which kinds are read, how much of one, why one is not: `read-table-file.ts`, beside the page in a
 *   worker (`read-in-worker.ts`); spreadsheets in `workbook/`, JSON and XML as a table in `tree/`.
 */
export { inWorker } from './in-worker.ts';
export { readInWorker } from './read-in-worker.ts';
export {
  type DocumentFile,
  type FileProblem,
  type FileRow,
  mostFileRows,
  mostMegabytes,
  type TableFile,
  type TextProblem,
} from './table-file.ts';
export { readTextRows } from './text-rows.ts';
