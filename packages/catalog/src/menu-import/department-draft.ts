import { memoByIdentity } from '@commissary/schema';
import type { Menu, MenuCategory, MenuDepartment, MenuItem } from '../documents/index.ts';
import { menuImportTexts } from '../texts/index.ts';
import type { CategoryDraft, DepartmentDraft, ItemDraft, Size } from './drafts.ts';
import { createItemDraft } from './item-draft.ts';
import { type Id, lists, newMemberOf, type Style } from './menu-fields.ts';
import { nameIndex } from './name-index.ts';

export const createDepartmentDraft = (stored: MenuDepartment): DepartmentDraft => {
  const draft: DepartmentDraft = {
    id: stored.id,
    name: stored.info.name,
    stored,
    categories: nameIndex(),
    sizes: nameIndex(),
    categoriesById: new Map(),
    newCategories: [],
    newSizes: [],
    items: [],
  };
  for (const category of stored.categories) register(draft, category);
  for (const item of stored.items) draft.items.push(createItemDraft(draft, item.id, item));
  for (const { isSize, options } of stored.styles)
    if (isSize) for (const size of options) draft.sizes.add(size, size.name);
  return draft;
};

const register = (draft: DepartmentDraft, stored: MenuCategory): CategoryDraft => {
  const { name } = stored.info;
  const category = { id: stored.id, name, place: `${draft.name} › ${name}`, stored };
  draft.categories.add(category, category.name);
  draft.categoriesById.set(String(category.id), category);
  return category;
};

/** A new department has the taxes that new ones have, of those that the menu knows. */
export const newDepartment = (id: Id, name: string, { taxStructures }: Menu): MenuDepartment => {
  const fresh = newMemberOf(lists.departments, id);
  const known = new Set(taxStructures.map(tax => String(tax.id)));
  return {
    ...fresh,
    info: { ...fresh.info, name },
    taxes: { ...fresh.taxes, selected: fresh.taxes.selected.filter(tax => known.has(String(tax))) },
  };
};

export const addCategory = (draft: DepartmentDraft, id: Id, name: string): CategoryDraft => {
  const fresh = newMemberOf(lists.categories, id);
  const category = register(draft, { ...fresh, info: { ...fresh.info, name } });
  draft.newCategories.push(category);
  return category;
};

export const addSize = (draft: DepartmentDraft, id: Id, name: string): Size => {
  const size = { id, name };
  draft.sizes.add(size, name);
  draft.newSizes.push(size);
  return size;
};

export const addItem = (draft: DepartmentDraft, id: Id): ItemDraft => {
  const item = createItemDraft(draft, id, newItem(lists.items), true);
  draft.items.push(item);
  return item;
};

/** What every new item begins with. Prices are of the schemes that the menu has, whichever they are. */
const newItem = memoByIdentity((list: typeof lists.items): MenuItem => ({ ...newMemberOf(list, ''), pricing: [] }));

/** The styles of a department with its new sizes: in its first style of sizes, or in a new one. */
export const stylesWithSizes = ({ stored, newSizes }: DepartmentDraft, newId: () => Id): Style[] => {
  if (newSizes.length === 0) return stored.styles;
  const options = newSizes.map(({ id, name }) => ({ ...newMemberOf(lists.options, id), name }));
  const of = stored.styles.find(({ isSize }) => isSize);
  if (of !== undefined)
    return stored.styles.map(style => (style === of ? { ...of, options: [...of.options, ...options] } : style));
  return [
    ...stored.styles,
    { ...newMemberOf(lists.styles, newId()), name: menuImportTexts.sizeStyle, isSize: true, options },
  ];
};
