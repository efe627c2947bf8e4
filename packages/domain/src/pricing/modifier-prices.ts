import type { ModifierPrices, ModifierUpcharges } from '../menu/index.ts';
import type { Id } from './order.ts';

/** The prices of modifiers in one scheme. */
export interface SchemePrices {
  readonly id: Id;
  readonly modifierCategories: ModifierPrices['modifierCategories'];
  readonly modifierItems: readonly (ModifierPrices['modifierItems'][number] &
    ModifierUpcharges['modifierItems'][number])[];
}

/** The prices of one modifier and its category in every scheme. */
export type PricesOfModifier = (modifier: Id, category: Id) => readonly SchemePrices[];

/**
 * Returns the prices of modifiers by id. A lookup of one among thousands reads its entries alone; the entries of a
 * scheme are found once.
 */
export const pricesByModifier = (schemes: readonly SchemePrices[]): PricesOfModifier => {
  const indexes = schemes.map(scheme => {
    const items = lazy(() => byId(scheme.modifierItems));
    const categories = lazy(() => byId(scheme.modifierCategories));
    return (modifier: Id, category: Id): SchemePrices => ({
      id: scheme.id,
      modifierItems: present(items().get(String(modifier))),
      modifierCategories: present(categories().get(String(category))),
    });
  });
  return (modifier, category) => indexes.map(of => of(modifier, category));
};

/** Returns members by id; of several with one id the first. */
export const byId = <T extends { readonly id: Id }>(members: readonly T[]): ReadonlyMap<string, T> => {
  const found = new Map<string, T>();
  for (const member of members) {
    const key = String(member.id);
    if (!found.has(key)) found.set(key, member);
  }
  return found;
};

export const lazy = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Makes one of what values consist of, for all values that are alike. */
export const alike = <V, T>(make: (value: V) => T): ((value: V) => T) => {
  const known = new Map<string, T>();
  return value => {
    const key = JSON.stringify(value);
    const found = known.get(key) ?? make(value);
    known.set(key, found);
    return found;
  };
};

const present = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
