import type { MenuCategory, MenuDepartment, MenuItem } from '../documents/index.ts';
import type { Id } from './menu-fields.ts';
import type { NameIndex } from './name-index.ts';

export interface CategoryDraft {
  readonly id: Id;
  readonly name: string;
  /** Its name behind that of its department. */
  readonly place: string;
  readonly stored: MenuCategory;
}

export interface Size {
  readonly id: Id;
  readonly name: string;
}

/** A department while rows are read: what is stored of it, and what they add. */
export interface DepartmentDraft {
  readonly id: Id;
  readonly name: string;
  /** A new one has nothing of its own yet. */
  readonly stored: MenuDepartment;
  readonly categories: NameIndex<CategoryDraft>;
  readonly sizes: NameIndex<Size>;
  readonly categoriesById: Map<string, CategoryDraft>;
  readonly newCategories: CategoryDraft[];
  readonly newSizes: Size[];
  /** Those that are stored, and behind them the new ones. */
  readonly items: ItemDraft[];
}

/**
 * What rows say of an item itself: of each value what the first row said, whether or not it is stored so. Plain data, so
 * that a row leaves nothing else behind.
 */
export interface SaidItem {
  name: string | undefined;
  displayName: string | undefined;
  description: string | undefined;
  plu: string | undefined;
  status: MenuItem['info']['status'] | undefined;
  calories: number | undefined;
  /** In the form in which near names are the same. */
  category: string | undefined;
  taxes: readonly Id[] | undefined;
  prices: readonly SaidPrices[];
}

/** The prices of an item, or of a size of it, by the position of their scheme. */
export interface SaidPrices {
  size: Id | null;
  readonly amounts: (string | undefined)[];
}

/** What rows say about a modifier category that an item offers. */
export interface SaidOffer {
  readonly id: Id;
  minimum?: number;
  maximum?: number | null;
}

/**
 * An item while rows are read: what is stored of it, and what the rows say, where they say something: most items of a
 * large menu are in no row.
 */
export interface ItemDraft {
  readonly id: Id;
  readonly department: DepartmentDraft;
  readonly stored: MenuItem;
  readonly isNew: boolean;
  name: string;
  category: CategoryDraft | undefined;
  said: SaidItem | undefined;
  /** Whether something of what is said differs from what is stored. */
  isChanged: boolean;
  /** Whether a row names it. */
  isNamed: boolean;
  /** The sizes that rows give it. */
  sizes: readonly Id[];
  offers: Map<string, SaidOffer> | undefined;
}
