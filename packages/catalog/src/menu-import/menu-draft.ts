import type { Menu } from '../documents/index.ts';
import { addCategory, addItem, createDepartmentDraft, newDepartment } from './department-draft.ts';
import type { CategoryDraft, DepartmentDraft, ItemDraft } from './drafts.ts';
import type { Id } from './menu-fields.ts';
import type { ImportSteps } from './menu-import.ts';
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
  readonly newId: () => Id;
  /** The stored item with this id. */
  itemWithId(id: string): ItemDraft | undefined;
  itemWithPlu(pluNum: string): ItemDraft | undefined;
  /** Numbers of items and modifiers are a space in which each occurs once. */
  isTaken(pluNum: string): boolean;
  /** Items by name: of the menu, a department, or a category. */
  itemNames(): NameIndex<ItemDraft>;
  addDepartment(name: string): DepartmentDraft;
  addCategory(department: DepartmentDraft, name: string): CategoryDraft;
  addItem(department: DepartmentDraft): ItemDraft;
  /** After an item got its name and its category. */
  nameItem(item: ItemDraft): void;
  claimPlu(item: ItemDraft, pluNum: string): void;
}

/** A step is a department. */
export function* createMenuDraft(menu: Menu, newId: () => Id): ImportSteps<MenuDraft> {
  const departments = nameIndex<DepartmentDraft>();
  const categories: MenuDraft['categories'] = nameIndex();
  const allDepartments: DepartmentDraft[] = [];
  const taxes: MenuDraft['taxes'] = nameIndex();
  for (const tax of menu.taxStructures) taxes.add(tax, tax.name);
  const register = (department: DepartmentDraft): DepartmentDraft => {
    departments.add(department, department.name);
    allDepartments.push(department);
    for (const category of department.categoriesById.values()) categories.add({ department, category }, category.name);
    return department;
  };
  for (const stored of menu.departments) {
    yield 0;
    register(createDepartmentDraft(stored));
  }
  // Each is made when a row first asks for it: few files have names, numbers and ids.
  const byId = lazy(() => indexed(allDepartments, ({ id }) => String(id)));
  const byPlu = lazy(() => indexed(allDepartments, ({ stored }) => stored.info.pluNum));
  const modifierPlus = lazy(() => new Set(menu.modifiers.items.map(({ info }) => info.pluNum)));
  let names: NameIndex<ItemDraft> | undefined;
  const nameItem = (item: ItemDraft, name: string) => {
    const { department, category, isNew } = item;
    // Nobody is asked about what the same file adds.
    names?.add(item, name, undefined, !isNew);
    names?.add(item, name, department, !isNew);
    if (category !== undefined) names?.add(item, name, category, !isNew);
  };
  return {
    ...{ menu, departments, allDepartments, categories, taxes, newId },
    modifiers: createModifiersDraft(menu),
    itemNames: () => {
      if (names === undefined) {
        names = nameIndex();
        for (const { items } of allDepartments)
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
    addItem: department => addItem(department, newId()),
    nameItem: item => nameItem(item, item.name),
    itemWithId: id => byId().get(id),
    itemWithPlu: pluNum => byPlu().get(pluNum),
    isTaken: pluNum => byPlu().has(pluNum) || modifierPlus().has(pluNum),
    claimPlu: (item, pluNum) => void byPlu().set(pluNum, item),
  };
}

const lazy = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The stored items by a text that is not empty. */
const indexed = (departments: readonly DepartmentDraft[], key: (item: ItemDraft) => string): Map<string, ItemDraft> => {
  const index = new Map<string, ItemDraft>();
  for (const { items } of departments)
    for (const item of items) {
      const text = item.isNew ? '' : key(item);
      if (text !== '') index.set(text, item);
    }
  return index;
};
