/** What is larger is no list that somebody keeps. */
export const mostMegabytes = 10;
export const mostFileRows = 20_000;
export const mostFileColumns = 300;
/** Deeper files are made to break a reader. */
export const deepest = 64;

/** A row of a file, with the number that a spreadsheet shows beside it; of a tree, which of its records it is. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file as a table; its first row, or the names in its tree, are the headers. */
export interface TableFile {
  readonly name: string;
  /** The sheet of a workbook that was read; null in other files. */
  readonly sheet: string | null;
  readonly headers: readonly string[];
  readonly rows: readonly FileRow[];
  /** The text was not Unicode: letters with accents may be wrong. */
  readonly isLegacyText: boolean;
}

/** An exported document of this product: it is compared as a whole, and not as a table. */
export interface DocumentFile {
  readonly name: string;
  readonly document: string;
}

/** Why a text is no table. */
export type RowsProblem =
  | { readonly problem: 'empty' | 'binary' | 'spreadsheet' }
  | { readonly problem: 'unclosed-quote'; readonly line: number };

/** Why a table of text cannot be read at all. */
export type TextProblem =
  | RowsProblem
  | { readonly problem: 'no-rows' | 'too-large' | 'unreadable' }
  | { readonly problem: 'too-many-rows'; readonly rows: number };

/** Why a file cannot be read at all. */
export type FileProblem =
  | TextProblem
  | {
      readonly problem: 'too-large-unpacked' | 'too-deep' | 'too-many-columns' | 'doctype' | 'no-records';
    }
  | { readonly problem: 'broken'; readonly line: number };

/** Ends the reading of a file, with the reason. */
export class FileError extends Error {
  readonly reason: FileProblem;

  constructor(reason: FileProblem) {
    super(reason.problem);
    this.reason = reason;
  }
}
