import type { ItemDraft } from './drafts.ts';
import type { MenuImportReason } from './menu-import.ts';
import type { RowCell } from './read-row.ts';

/** What a row does once nothing of it is refused: nothing is written while it is read. */
export interface RowChanges {
  readonly edits: (() => void)[];
  readonly itemEdits: ((item: ItemDraft) => void)[];
  readonly refused: { readonly cell: RowCell; readonly reason: MenuImportReason }[];
  /** Whether anything differs from what the menu says. */
  isChange: boolean;
  /** Whether it adds an item, or a modifier or modifier category of its own. */
  adds: boolean;
}

export const noChanges = (): RowChanges => ({ edits: [], itemEdits: [], refused: [], isChange: false, adds: false });
