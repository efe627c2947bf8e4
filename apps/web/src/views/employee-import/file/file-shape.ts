import type { FileColumns } from '@commissary/domain';

/** A file with people is a few hundred kilobytes; what is larger is something else. */
export const mostMegabytes = 10;

/** What a worker is given: a file, and the columns whose headers its first row may have. */
export interface FileToRead {
  readonly file: File;
  readonly columns: FileColumns;
}

/** A row of the file, with the number that a spreadsheet shows beside it. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface PeopleFile {
  readonly name: string;
  /** One for each column; a file without headers has none. */
  readonly headers: readonly string[];
  readonly columns: number;
  readonly rows: readonly FileRow[];
  readonly hasHeaders: boolean;
  /** The text was not Unicode: letters with accents may be wrong. */
  readonly isLegacyText: boolean;
  /** Headers that several columns have. */
  readonly duplicateHeaders: readonly string[];
}

/** Why a file cannot be read at all. */
export type FileProblem =
  | { readonly problem: 'empty' | 'no-rows' | 'binary' | 'spreadsheet' | 'too-large' | 'unreadable' }
  | { readonly problem: 'unclosed-quote'; readonly line: number }
  | { readonly problem: 'too-many-rows'; readonly rows: number };
