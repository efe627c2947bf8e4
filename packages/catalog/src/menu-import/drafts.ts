import type { MenuCategory, MenuDepartment, MenuItem } from '../documents/index.ts';
import type { Id } from './menu-fields.ts';
import type { NameIndex } from './name-index.ts';

export interface CategoryDraft {
  readonly id: Id;
  readonly name: string;
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
  readonly newItems: ItemDraft[];
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
  pluNum: string;
  /** By what they are of: the price of a size in a scheme, for example. */
  said?: Map<string, string>;
  /** What of it changes, the texts beside the rest. */
  info?: Partial<MenuItem['info']>;
  changes?: ((item: MenuItem) => MenuItem)[];
  readonly sizes: Id[];
  offers?: Map<string, SaidOffer>;
}
