import type { MenuImportSetup } from '@commissary/catalog';
import type { TableFile } from '../../files/index.ts';

/** A table with what is known and decided about it. */
export interface OpenedTable {
  readonly file: TableFile;
  readonly system: string | null;
  readonly duplicateHeaders: readonly string[];
  readonly setup: MenuImportSetup;
}
