import type { List } from '@commissary/schema';
import type { Menu, ModifierCategory, ModifierItem } from '../documents/index.ts';
import { type Id, lists, newMemberOf, type SchemePrices, withMember } from './menu-fields.ts';
import { type NameIndex, nameIndex } from './name-index.ts';

export interface ModifierCategoryDraft {
  readonly id: Id;
  readonly stored: ModifierCategory;
  readonly modifiers: NameIndex<ModifierDraft>;
  /** Of rows without an item: of all items of which rows say that they offer it, where these say nothing else. */
  minimum?: number;
  maximum?: number | null;
  readonly prices: Map<string, string>;
}

export interface ModifierDraft {
  readonly id: Id;
  readonly stored: ModifierItem;
  /** By scheme. */
  readonly prices: Map<string, string>;
}

/** The modifiers of a menu while rows are read. */
export interface ModifiersDraft {
  readonly categories: NameIndex<ModifierCategoryDraft>;
  readonly byId: ReadonlyMap<string, ModifierCategoryDraft>;
  /** Of all categories. */
  readonly modifiers: NameIndex<ModifierDraft>;
  /** The stored price of a modifier in a scheme, or of all of a category. */
  readonly storedPrice: (of: ModifierDraft | ModifierCategoryDraft, scheme: string) => string | undefined;
  readonly counts: { readonly categories: number; readonly modifiers: number };
  addCategory(id: Id, name: string): ModifierCategoryDraft;
  addModifier(category: ModifierCategoryDraft, id: Id, name: string): ModifierDraft;
  built(): Menu['modifiers'];
}

export const isCategory = (one: ModifierDraft | ModifierCategoryDraft): one is ModifierCategoryDraft =>
  'modifiers' in one;

export const createModifiersDraft = ({ modifiers: stored, pricingSchemes }: Menu): ModifiersDraft => {
  const categories = nameIndex<ModifierCategoryDraft>();
  const byId = new Map<string, ModifierCategoryDraft>();
  const modifiers = nameIndex<ModifierDraft>();
  const [added, addedModifiers]: [ModifierCategoryDraft[], ModifierDraft[]] = [[], []];
  const all: (ModifierCategoryDraft | ModifierDraft)[] = [];
  const category = (of: ModifierCategory): ModifierCategoryDraft => {
    const draft = { id: of.id, stored: of, modifiers: nameIndex<ModifierDraft>(), prices: new Map() };
    categories.add(draft, of.info.name);
    byId.set(String(of.id), draft);
    all.push(draft);
    return draft;
  };
  const modifier = (of: ModifierItem): ModifierDraft => {
    const draft = { id: of.id, stored: of, prices: new Map() };
    modifiers.add(draft, of.info.name);
    byId.get(String(of.categoryId))?.modifiers.add(draft, of.info.name);
    all.push(draft);
    return draft;
  };
  for (const one of stored.categories) category(one);
  for (const one of stored.items) modifier(one);
  const prices = priceLookup(stored);
  const storedPrice = (of: ModifierDraft | ModifierCategoryDraft, scheme: string) =>
    isCategory(of) ? prices.ofCategory(of.id, scheme) : prices.ofModifier(of.id, scheme);
  return {
    categories,
    byId,
    modifiers,
    storedPrice,
    counts: {
      get categories() {
        return stored.categories.length + added.length;
      },
      get modifiers() {
        return stored.items.length + addedModifiers.length;
      },
    },
    addCategory: (id, name) => {
      const fresh = newMemberOf(lists.modifierCategories, id);
      const draft = category({ ...fresh, info: { ...fresh.info, name } });
      added.push(draft);
      return draft;
    },
    addModifier: (of, id, name) => {
      const fresh = newMemberOf(lists.modifiers, id);
      const draft = modifier({ ...fresh, categoryId: of.id, info: { ...fresh.info, name } });
      addedModifiers.push(draft);
      return draft;
    },
    built: () => {
      const built = {
        ...stored,
        categories: withAdded(stored.categories, added),
        items: withAdded(stored.items, addedModifiers),
        pricingSchemes: withPrices(
          stored.pricingSchemes,
          pricingSchemes.map(({ id }) => id),
          all.filter(of => [...of.prices].some(([scheme, price]) => storedPrice(of, scheme) !== price)),
        ),
      };
      const { categories, items, pricingSchemes: prices } = stored;
      return built.categories === categories && built.items === items && built.pricingSchemes === prices
        ? stored
        : built;
    },
  };
};

const withAdded = <T>(stored: T[], added: readonly { readonly stored: T }[]): T[] =>
  added.length === 0 ? stored : [...stored, ...added.map(one => one.stored)];

/** The stored prices by id, read once for each scheme. */
const priceLookup = ({ pricingSchemes }: Menu['modifiers']) => {
  const schemes = new Map(
    pricingSchemes.map(({ id, modifierCategories, modifierItems }) => [
      String(id),
      {
        categories: new Map(modifierCategories.map(one => [String(one.id), one.additionPrice])),
        modifiers: new Map(modifierItems.map(one => [String(one.id), one.price])),
      },
    ]),
  );
  return {
    ofCategory: (id: Id, scheme: string) => schemes.get(scheme)?.categories.get(String(id)),
    ofModifier: (id: Id, scheme: string) => schemes.get(scheme)?.modifiers.get(String(id)),
  };
};

/** The prices of the rows in their schemes, each list walked once. */
const withPrices = (
  stored: SchemePrices[],
  schemes: readonly Id[],
  changed: readonly (ModifierCategoryDraft | ModifierDraft)[],
): SchemePrices[] => {
  return schemes.reduce((entries, scheme) => {
    const priced = changed.filter(({ prices }) => prices.has(String(scheme)));
    if (priced.length === 0) return entries;
    const pricesOf = (ofCategories: boolean) =>
      new Map(
        priced
          .filter(of => isCategory(of) === ofCategories)
          .map(of => [String(of.id), { id: of.id, price: of.prices.get(String(scheme)) ?? '' }] as const),
      );
    return withMember(lists.schemePrices, entries, scheme, entry => ({
      ...entry,
      modifierCategories: priceMembers(
        lists.categoryPrices,
        entry.modifierCategories,
        pricesOf(true),
        (one, additionPrice) => ({ ...one, additionPrice }),
      ),
      modifierItems: priceMembers(lists.modifierPrices, entry.modifierItems, pricesOf(false), (one, price) => ({
        ...one,
        price,
      })),
    }));
  }, stored);
};

const priceMembers = <T extends { readonly id: Id }>(
  list: List<T>,
  members: T[],
  prices: ReadonlyMap<string, { readonly id: Id; readonly price: string }>,
  priced: (member: T, price: string) => T,
): T[] => {
  if (prices.size === 0) return members;
  const known = new Set(members.map(({ id }) => String(id)));
  const changed = members.map(one => {
    const found = prices.get(String(one.id));
    return found === undefined ? one : priced(one, found.price);
  });
  const added = [...prices.values()].filter(({ id }) => !known.has(String(id)));
  return [...changed, ...added.map(({ id, price }) => priced(newMemberOf(list, id), price))];
};
