import type { Menu, MenuDepartment } from '../documents/index.ts';
import { stylesWithSizes } from './department-draft.ts';
import type { DepartmentDraft, ItemDraft } from './drafts.ts';
import { draftedItem } from './item-draft.ts';
import type { MenuDraft } from './menu-draft.ts';
import { offersOf } from './offer-changes.ts';

/** The menu as the rows say it, without the items that are removed; what nothing changes is the same object. */
export const builtMenu = (draft: MenuDraft, removed: ReadonlySet<ItemDraft>): Menu => {
  const { menu } = draft;
  const itemsOf = Map.groupBy(draft.items, ({ department }) => department);
  const departments = draft.allDepartments.map(department =>
    builtDepartment(
      draft,
      department,
      (itemsOf.get(department) ?? []).filter(item => !removed.has(item)),
    ),
  );
  const modifiers = draft.modifiers.built();
  const isSame =
    modifiers === menu.modifiers &&
    departments.length === menu.departments.length &&
    departments.every((department, at) => department === menu.departments[at]);
  return isSame ? menu : { ...menu, departments, modifiers };
};

const builtDepartment = (
  draft: MenuDraft,
  department: DepartmentDraft,
  drafted: readonly ItemDraft[],
): MenuDepartment => {
  const { stored, newCategories } = department;
  const styles = stylesWithSizes(department, draft.newId);
  const items = drafted.map(item => draftedItem(item, styles, offersOf(draft, item)));
  const isSame =
    styles === stored.styles &&
    newCategories.length === 0 &&
    items.length === stored.items.length &&
    items.every((item, at) => item === stored.items[at]);
  if (isSame) return stored;
  const categories = [...stored.categories, ...newCategories.map(category => category.stored)];
  return { ...stored, styles, categories, items };
};
