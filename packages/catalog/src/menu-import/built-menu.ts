import type { Menu, MenuDepartment, MenuItem } from '../documents/index.ts';
import { stylesWithSizes } from './department-draft.ts';
import type { DepartmentDraft, ItemDraft } from './drafts.ts';
import { draftedItem } from './item-draft.ts';
import type { MenuDraft } from './menu-draft.ts';
import type { ImportSteps } from './menu-import.ts';
import { offersOf } from './offer-changes.ts';

/** The menu as the rows say it, without the items that are removed; what nothing changes is the same object. */
export function* builtMenu(draft: MenuDraft, removed: ReadonlySet<ItemDraft>): ImportSteps<Menu> {
  const { menu } = draft;
  const departments: MenuDepartment[] = [];
  for (const department of draft.allDepartments) {
    const kept = removed.size === 0 ? department.items : department.items.filter(item => !removed.has(item));
    departments.push(yield* builtDepartment(draft, department, kept));
  }
  const modifiers = draft.modifiers.built();
  const isSame =
    modifiers === menu.modifiers &&
    departments.length === menu.departments.length &&
    departments.every((department, at) => department === menu.departments[at]);
  return isSame ? menu : { ...menu, departments, modifiers };
}

function* builtDepartment(
  draft: MenuDraft,
  department: DepartmentDraft,
  drafted: readonly ItemDraft[],
): ImportSteps<MenuDepartment> {
  const { stored, newCategories } = department;
  const styles = stylesWithSizes(department, draft.newId);
  const items: MenuItem[] = [];
  for (const item of drafted) {
    yield 1;
    items.push(draftedItem(draft.menu, item, styles, offersOf(draft, item)));
  }
  const isSame =
    styles === stored.styles &&
    newCategories.length === 0 &&
    items.length === stored.items.length &&
    items.every((item, at) => item === stored.items[at]);
  if (isSame) return stored;
  const categories = [...stored.categories, ...newCategories.map(category => category.stored)];
  return { ...stored, styles, categories, items };
}
