import type { Menu } from '../documents/index.ts';
import { addCategory, addItem, createDepartmentDraft, newDepartment } from './department-draft.ts';
import type { CategoryDraft, DepartmentDraft, ItemDraft } from './drafts.ts';
import { createItemDraft } from './item-draft.ts';
import type { Id } from './menu-fields.ts';
import { createModifiersDraft, type ModifiersDraft } from './modifier-draft.ts';
import { type NameIndex, nameIndex } from './name-index.ts';

/** A menu while rows are read: found by key, never searched, so that the work of a row does not grow with the menu. */
export interface MenuDraft {
  readonly menu: Menu;
  readonly departments: NameIndex<DepartmentDraft>;
  readonly allDepartments: readonly DepartmentDraft[];
  /** Of all departments. */
  readonly categories: NameIndex<{ readonly department: DepartmentDraft; readonly category: CategoryDraft }>;
  readonly modifiers: ModifiersDraft;
  readonly taxes: NameIndex<Menu['taxStructures'][number]>;
  readonly items: readonly ItemDraft[];
  readonly itemsById: ReadonlyMap<string, ItemDraft>;
  readonly itemsByPlu: ReadonlyMap<string, ItemDraft>;
  /** The numbers of items and modifiers: a space in which each occurs once. */
  readonly takenPlus: Set<string>;
  readonly newId: () => Id;
  /** Items by name: of the menu, a department, or a category. */
  itemNames(): NameIndex<ItemDraft>;
  addDepartment(name: string): DepartmentDraft;
  addCategory(department: DepartmentDraft, name: string): CategoryDraft;
  addItem(department: DepartmentDraft): ItemDraft;
  /** After an item got its name and its category. */
  nameItem(item: ItemDraft): void;
  claimPlu(item: ItemDraft, pluNum: string): void;
}

export const createMenuDraft = (menu: Menu, newId: () => Id): MenuDraft => {
  const departments = nameIndex<DepartmentDraft>();
  const categories: MenuDraft['categories'] = nameIndex();
  const allDepartments: DepartmentDraft[] = [];
  const items: ItemDraft[] = [];
  const itemsById = new Map<string, ItemDraft>();
  const itemsByPlu = new Map<string, ItemDraft>();
  const takenPlus = new Set(menu.modifiers.items.flatMap(({ info }) => (info.pluNum === '' ? [] : info.pluNum)));
  const taxes: MenuDraft['taxes'] = nameIndex();
  for (const tax of menu.taxStructures) taxes.add(tax, tax.name);
  const register = (department: DepartmentDraft): DepartmentDraft => {
    departments.add(department, department.name);
    allDepartments.push(department);
    for (const category of department.categoriesById.values()) categories.add({ department, category }, category.name);
    return department;
  };
  for (const stored of menu.departments) {
    const department = register(createDepartmentDraft(stored));
    for (const one of stored.items) {
      const item = createItemDraft(department, one);
      items.push(item);
      itemsById.set(String(item.id), item);
      if (item.pluNum !== '') {
        itemsByPlu.set(item.pluNum, item);
        takenPlus.add(item.pluNum);
      }
    }
  }
  let names: NameIndex<ItemDraft> | undefined;
  const nameItem = (item: ItemDraft, name: string) => {
    const { department, category, isNew } = item;
    // Nobody is asked about what the same file adds.
    names?.add(item, name, undefined, !isNew);
    names?.add(item, name, department, !isNew);
    if (category !== undefined) names?.add(item, name, category, !isNew);
  };
  return {
    ...{ menu, departments, allDepartments, categories, taxes, items, itemsById, itemsByPlu, takenPlus, newId },
    modifiers: createModifiersDraft(menu),
    itemNames: () => {
      if (names === undefined) {
        names = nameIndex();
        for (const item of items) {
          nameItem(item, item.stored.info.name);
          if (item.name !== item.stored.info.name) nameItem(item, item.name);
        }
      }
      return names;
    },
    addDepartment: name => register(createDepartmentDraft(newDepartment(newId(), name, menu))),
    addCategory: (department, name) => {
      const category = addCategory(department, newId(), name);
      categories.add({ department, category }, name);
      return category;
    },
    addItem: department => {
      const item = addItem(department, newId());
      items.push(item);
      return item;
    },
    nameItem: item => nameItem(item, item.name),
    claimPlu: (item, pluNum) => {
      itemsByPlu.set(pluNum, item);
      takenPlus.add(pluNum);
    },
  };
};
