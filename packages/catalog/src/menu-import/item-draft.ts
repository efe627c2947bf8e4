import type { Menu, MenuItem } from '../documents/index.ts';
import type { DepartmentDraft, ItemDraft, SaidItem } from './drafts.ts';
import { isSameTaxes, taxesOf } from './item-taxes.ts';
import { type Availability, type Id, lists, type Offered, type Style, withMember } from './menu-fields.ts';
import { sameText } from './same-text.ts';

export const createItemDraft = (department: DepartmentDraft, id: Id, stored: MenuItem, isNew = false): ItemDraft => ({
  id,
  department,
  stored,
  isNew,
  name: stored.info.name,
  category: storedCategory(department, stored),
  said: undefined,
  isChanged: false,
  isNamed: false,
  sizes: noSizes,
  offers: undefined,
});

const noSizes: readonly Id[] = [];

const storedCategory = ({ categoriesById }: DepartmentDraft, { category }: MenuItem): ItemDraft['category'] =>
  category === undefined || category === null ? undefined : categoriesById.get(String(category));

/** The price of an item in a scheme, of a size or of all; undefined where none is stored. */
export const storedPrice = ({ pricing }: MenuItem, scheme: Id, size: Id | null): string | undefined => {
  const based = pricing.find(({ id }) => String(id) === String(scheme))?.itemBased;
  return size === null ? based?.price : based?.sizePrices.find(({ id }) => String(id) === String(size))?.price;
};

const withPrice = (pricing: MenuItem['pricing'], scheme: Id, size: Id | null, price: string): MenuItem['pricing'] =>
  withMember(lists.pricing, pricing, scheme, entry => ({
    ...entry,
    itemBased:
      size === null
        ? { ...entry.itemBased, price }
        : {
            ...entry.itemBased,
            sizePrices: withMember(lists.sizePrices, entry.itemBased.sizePrices, size, one => ({ ...one, price })),
          },
  }));

/** What an item asks with what its category, its department or the menu says for it. */
export const offeredBy = (item: ItemDraft, ofMenu: Availability): Availability =>
  item.stored.modifiers.availability ??
  item.category?.stored.modifiers.availability ??
  item.department.stored.modifiers.availability ??
  ofMenu;

/** An item as the rows say it, among the styles that its department has after the import. */
export const draftedItem = (
  menu: Menu,
  draft: ItemDraft,
  styles: readonly Style[],
  offers: Offered[] | undefined,
): MenuItem => {
  const { stored, said, isChanged } = draft;
  let item = said !== undefined && isChanged ? saidItem(menu, draft, said) : stored;
  if (offers !== undefined) item = { ...item, modifiers: { ...item.modifiers, availability: { categories: offers } } };
  return withSizes(draft, item, styles);
};

/** An item with what is said of it and differs; what does not is the same object. */
const saidItem = ({ pricingSchemes }: Menu, draft: ItemDraft, said: SaidItem): MenuItem => {
  const { stored, isNew, category, department } = draft;
  const { calories, taxes, prices } = said;
  let item = isNew ? { ...stored, id: draft.id } : stored;
  const changed = () => {
    if (item === stored) item = { ...stored };
    return item;
  };
  const info = saidInfo(draft, said);
  if (info !== stored.info) changed().info = info;
  if (calories !== undefined && calories !== stored.nutrition?.calories)
    changed().nutrition = { sizes: [], ...stored.nutrition, calories };
  if (category !== undefined && category !== storedCategory(department, stored)) changed().category = category.id;
  if (taxes !== undefined) {
    const now = taxesOf(draft);
    if (isNew || !isSameTaxes(taxes, now.selected)) changed().taxes = { ...now, selected: [...taxes] };
  }
  let { pricing } = stored;
  for (const { size, amounts } of prices)
    pricingSchemes.forEach(({ id }, at) => {
      const price = amounts[at];
      if (price !== undefined && price !== storedPrice(stored, id, size)) pricing = withPrice(pricing, id, size, price);
    });
  if (pricing !== stored.pricing) changed().pricing = pricing;
  return item;
};

const saidInfo = ({ stored: { info }, isNew }: ItemDraft, said: SaidItem): MenuItem['info'] => {
  let changed = info;
  const change = () => {
    if (changed === info) changed = { ...info };
    return changed;
  };
  const { name, displayName, description, plu, status } = said;
  if (name !== undefined && (isNew || !sameText(name, info.name))) change().name = name;
  if (displayName !== undefined && (isNew || !sameText(displayName, info.displayName)))
    change().displayName = displayName;
  if (description !== undefined && (isNew || !sameText(description, info.description)))
    change().description = description;
  if (plu !== undefined && plu !== info.pluNum) change().pluNum = plu;
  if (status !== undefined && status !== info.status) change().status = status;
  return changed;
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
