import type { RoomTable } from './room-table.d.mts';

export interface RefusedImport {
  readonly line: number;
  readonly specifier: string;
  readonly reason: string;
}

/** The tables of the packages and of the rooms in each. */
export const tables: readonly RoomTable[];

/** The imports of a file that no floor allows, or that pass a door. `path` is that in the repository. */
export function refusedImports(path: string, text: string): RefusedImport[];

export interface Import {
  readonly line: number;
  readonly specifier: string;
  readonly lazy: boolean;
  /** A path; undefined for a library. */
  readonly target: string | undefined;
}

/** The static and dynamic imports and re-exports of a file. */
export function importsOf(path: string, text: string): Import[];

/** The same as `refusedImports`, of imports that were found before. */
export function refusedAmong(path: string, imports: readonly Import[]): RefusedImport[];

/** The room around a path; undefined for a path that is in none. */
export function roomOf(table: RoomTable, path: string): string | undefined;

/** The rooms of a table by name, each with the number of its floor. */
export function floorsOf(table: RoomTable): ReadonlyMap<string, number>;

/** Files with tools of tests and tests themselves. */
export function isTest(path: string): boolean;
