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

/** What rows say about one value of an item. */
export interface SaidValue {
  readonly text: string;
  /** Undefined: that is what the menu says. */
  readonly apply: ((item: MenuItem) => MenuItem) | undefined;
}

/** What rows say about a modifier category that an item offers. */
export interface SaidOffer {
  readonly id: Id;
  minimum?: number;
  maximum?: number | null;
}

/** An item while rows are read: what is stored of it, and what the rows say. */
export interface ItemDraft {
  readonly id: Id;
  readonly department: DepartmentDraft;
  readonly stored: MenuItem;
  readonly isNew: boolean;
  name: string;
  category: CategoryDraft | undefined;
  pluNum: string;
  /** By what they are of: the price of a size in a scheme, for example. */
  readonly said: Map<string, SaidValue>;
  readonly sizes: Set<Id>;
  readonly offers: Map<string, SaidOffer>;
}
