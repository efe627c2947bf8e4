import type { ItemDraft, SaidItem, Size } from './drafts.ts';
import type { MenuImportReason } from './menu-import.ts';
import { nearName } from './read-cells.ts';
import type { RowCell } from './read-row.ts';

/** What a row does once nothing of it is refused: nothing is written while it is read. */
export interface RowChanges {
  /** What it says of its item itself, apart from what follows; undefined where it has none. */
  said: SaidItem | undefined;
  /** The category into which the item comes, by its name: it may not be there yet. */
  category: string | undefined;
  /** The size that it is about. */
  size: SaidSize | undefined;
  readonly edits: (() => void)[];
  readonly itemEdits: ((item: ItemDraft) => void)[];
  readonly refused: { readonly cell: RowCell; readonly reason: MenuImportReason }[];
  /** Whether anything differs from what the menu says. */
  isChange: boolean;
  /** The modifier categories that it adds, and those that its item offers besides: they count before they are there. */
  readonly newCategories: string[];
  readonly newOffers: string[];
  /** Whether it adds an item, or a modifier or modifier category of its own. */
  adds: boolean;
}

export interface SaidSize {
  readonly name: string;
  /** Undefined: the department of the item does not have it yet. */
  readonly known: Size | undefined;
}

export const noChanges = (): RowChanges => ({
  said: undefined,
  category: undefined,
  size: undefined,
  edits: [],
  itemEdits: [],
  refused: [],
  isChange: false,
  newCategories: [],
  newOffers: [],
  adds: false,
});

/** Counts a name once, whatever its case, spaces and accents. */
export const countName = (names: string[], name: string): number => {
  const near = nearName(name);
  if (!names.includes(near)) names.push(near);
  return names.length;
};
