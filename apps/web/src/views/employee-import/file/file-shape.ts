import type { FileColumns } from '@commissary/domain';
import type { FileRow } from '../../../files/index.ts';

/** What a worker is given: a file, and the columns whose headers its first row may have. */
export interface FileToRead {
  readonly file: File;
  readonly columns: FileColumns;
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
