import type { Cell, Statement } from '../sold-rows/index.ts';

/** What the process is told when it starts. */
export interface ProcessSettings {
  /** It reads and writes files below this folder and no others. */
  readonly folder: string;
  /** Of what a statement may take. */
  readonly memoryBytes: number;
  /** Of everything in the process; it ends where it has more. */
  readonly mostBytes: number;
  readonly threads: number;
}

/** Columns of some rows, each with a cell for every row. */
export interface Cells {
  readonly table: string;
  /** With their types; the table is made with them. Null: it is there, or the order fails, because it was in another process. */
  readonly columns: string | null;
  readonly cells: readonly (readonly Cell[])[];
}

export type Order =
  | { readonly kind: 'append'; readonly to: Cells }
  /** Rows of each statement; a table, if any, exists only for them. */
  | { readonly kind: 'ask'; readonly of: Cells | null; readonly statements: readonly Statement[] }
  /**
   * Writes the rows of a query as a file, with those of another beside them, by which the file says what it has; its name is
   * the hash of its bytes. Drops a table.
   */
  | Saving
  | { readonly kind: 'drop'; readonly table: string };

export interface Saving {
  readonly kind: 'save';
  readonly query: string;
  readonly contents: string;
  readonly prefix: string;
  readonly drop: string;
}

export type Result = readonly (readonly (readonly Cell[])[])[] | string | null;

/** To the process, and from it. The first answer says whether the library could be loaded. */
export type ToProcess = { readonly id: number; readonly order: Order };
export type FromProcess =
  | { readonly ready: true }
  | { readonly absent: string }
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly isMemory: boolean; readonly message: string };

/** The number by which a process ends that has taken too much memory. */
export const memoryExit = 137;
