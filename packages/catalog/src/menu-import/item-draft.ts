import type { MenuItem } from '../documents/index.ts';
import type { DepartmentDraft, ItemDraft } from './drafts.ts';
import { type Availability, type Id, lists, type Offered, type Style, withMember } from './menu-fields.ts';

export const createItemDraft = (department: DepartmentDraft, stored: MenuItem, isNew = false): ItemDraft => ({
  ...{ id: stored.id, department, stored, isNew, name: stored.info.name, pluNum: stored.info.pluNum },
  category: department.categoriesById.get(String(stored.category ?? '')),
  sizes: [],
});

/** The price of an item in a scheme, of a size or of all; undefined where none is stored. */
export const storedPrice = ({ pricing }: MenuItem, scheme: Id, size: Id | null): string | undefined => {
  const based = pricing.find(({ id }) => String(id) === String(scheme))?.itemBased;
  return size === null ? based?.price : based?.sizePrices.find(({ id }) => String(id) === String(size))?.price;
};

export const withPrice =
  (scheme: Id, size: Id | null, price: string) =>
  (item: MenuItem): MenuItem => ({
    ...item,
    pricing: withMember(lists.pricing, item.pricing, scheme, entry => ({
      ...entry,
      itemBased:
        size === null
          ? { ...entry.itemBased, price }
          : {
              ...entry.itemBased,
              sizePrices: withMember(lists.sizePrices, entry.itemBased.sizePrices, size, one => ({ ...one, price })),
            },
    })),
  });

/** What an item asks with what its category, its department or the menu says for it. */
export const offeredBy = (item: ItemDraft, ofMenu: Availability): Availability =>
  item.stored.modifiers.availability ??
  item.category?.stored.modifiers.availability ??
  item.department.stored.modifiers.availability ??
  ofMenu;

/** An item as the rows say it, among the styles that its department has after the import. */
export const draftedItem = (draft: ItemDraft, styles: readonly Style[], offers: Offered[] | undefined): MenuItem => {
  const { stored, info, changes = [] } = draft;
  let item = info === undefined ? stored : { ...stored, info: { ...stored.info, ...info } };
  for (const change of changes) item = change(item);
  if (offers !== undefined) item = { ...item, modifiers: { ...item.modifiers, availability: { categories: offers } } };
  return withSizes(draft, item, styles);
};

/**
 * An item has all sizes of its department unless it says otherwise. A size that a row adds is one of the items of which
 * rows say so, and of no other: these keep those that they had.
 */
const withSizes = (draft: ItemDraft, item: MenuItem, styles: readonly Style[]): MenuItem => {
  const { stored, department, sizes, isNew } = draft;
  if (!isNew && sizes.length === 0 && (styles === department.stored.styles || stored.styles !== undefined)) return item;
  const before = stored.styles ?? (isNew ? [] : department.stored.styles.map(ownOf));
  const own = styles.flatMap(style => {
    const had = new Set(before.find(({ id }) => id === style.id)?.optionIds);
    const optionIds = style.options
      .filter(({ id }) => (style.isSize ? had.has(id) || sizes.includes(id) : isNew || had.has(id)))
      .map(({ id }) => id);
    return optionIds.length > 0 ? [{ id: style.id, optionIds }] : [];
  });
  const hasAll = styles.every(
    style => style.options.length === (own.find(({ id }) => id === style.id)?.optionIds.length ?? 0),
  );
  return hasAll && stored.styles === undefined ? item : { ...item, styles: own };
};

const ownOf = ({ id, options }: Style) => ({ id, optionIds: options.map(option => option.id) });
