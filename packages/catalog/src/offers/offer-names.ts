import type { Menu } from '../documents/index.ts';
import { offersTexts as texts } from '../texts/index.ts';
import type { OfferNames } from './offer-sentence.ts';

type NameOf = (id: string) => string;
type Named = readonly [id: string | number, name: string];

/** How the parts of a menu are called in the sentences of its offers; an item says where it is if others have its name. */
export const menuNames = ({
  departments,
  pricingSchemes,
}: Pick<Menu, 'departments' | 'pricingSchemes'>): Pick<
  OfferNames,
  'department' | 'category' | 'item' | 'option' | 'scheme'
> => {
  const category = byDepartment(departments, ({ categories }) => categories.map(({ id, info }) => [id, info.name]));
  const repeated = repeatedAmong(departments.flatMap(({ items }) => items.map(({ info }) => info.name)));
  const item = byDepartment(departments, ({ id, info, items }) =>
    items.map(one => {
      const { name } = one.info;
      if (!repeated.has(name)) return [one.id, name];
      const isInCategory = String(one.category ?? '') !== '';
      const places = [isInCategory ? category(String(id), String(one.category)) : '', info.name];
      return [one.id, texts.itemIn(name, places.filter(place => place !== '').join(', '))];
    }),
  );
  const options = departments.flatMap(({ styles }) => styles.flatMap(style => style.options));
  return {
    department: namesOf(departments.map(({ id, info }) => [id, info.name])),
    category,
    item,
    option: namesOf(options.map(({ id, name }) => [id, name])),
    scheme: namesOf(pricingSchemes.map(({ id, name }) => [id, name])),
  };
};

/** An unknown id, or one without a name, stands for itself. */
export const namesOf = (pairs: readonly Named[]): NameOf => {
  const names = new Map(pairs.map(([id, name]) => [String(id), name]));
  return id => names.get(id) || id;
};

const repeatedAmong = (names: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(names.filter(name => seen.size === seen.add(name).size));
};

const byDepartment = (
  departments: Menu['departments'],
  namedIn: (department: Menu['departments'][number]) => readonly Named[],
) => {
  const names = new Map(departments.map(one => [String(one.id), namesOf(namedIn(one))]));
  return (department: string, id: string): string => names.get(department)?.(id) ?? id;
};
