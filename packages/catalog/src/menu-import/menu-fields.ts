import { type Field, fieldAt, isList, type List, memoByIdentity, newMember } from '@commissary/schema';
import { documents, type Menu, type MenuDepartment, type MenuItem } from '../documents/index.ts';
import type { MenuImportReason, PlainColumn } from './menu-import.ts';

/** The fields of the menu into which cells are read: what they refuse, a row is refused for. */

export type Id = string | number;
export type Offered = NonNullable<MenuItem['modifiers']['availability']>['categories'][number];
export type Availability = NonNullable<MenuItem['modifiers']['availability']>;
export type Style = MenuDepartment['styles'][number];
export type SchemePrices = Menu['modifiers']['pricingSchemes'][number];

const at = (path: string): Field => {
  const field = fieldAt(documents.menu.field, path);
  if (field === undefined) throw new TypeError(`A menu has no ${path}`);
  return field;
};

const listAt = <T>(path: string): List<T> => {
  const field = at(path);
  if (!isList(field)) throw new TypeError(`${path} is no list`);
  // The definition gave the members this type.
  return field as List<T>;
};

type TextColumn = Extract<
  PlainColumn,
  | ('plu' | 'name' | 'displayName' | 'description' | 'department' | 'category')
  | ('size' | 'modifierCategory' | 'modifier')
>;

const department = '/departments/[0]';
const item = `${department}/items/[0]`;
const schemePrices = '/modifiers/pricingSchemes/[0]';

export const textFields: Readonly<Record<TextColumn, Field>> = {
  plu: at(`${item}/info/pluNum`),
  name: at(`${item}/info/name`),
  displayName: at(`${item}/info/displayName`),
  description: at(`${item}/info/description`),
  department: at(`${department}/info/name`),
  category: at(`${department}/categories/[0]/info/name`),
  size: at(`${department}/styles/[0]/options/[0]/name`),
  modifierCategory: at('/modifiers/categories/[0]/info/name'),
  modifier: at('/modifiers/items/[0]/info/name'),
};

export const priceField: Field = at(`${item}/pricing/[0]/itemBased/price`);
export const countFields: Readonly<Record<'calories' | 'minimum' | 'maximum', Field>> = {
  calories: at(`${item}/nutrition/calories`),
  minimum: at(`${item}/modifiers/availability/categories/[0]/min`),
  maximum: at(`${item}/modifiers/availability/categories/[0]/max`),
};

interface Lists {
  readonly departments: List<MenuDepartment>;
  readonly categories: List<MenuDepartment['categories'][number]>;
  readonly items: List<MenuItem>;
  readonly styles: List<Style>;
  readonly options: List<Style['options'][number]>;
  readonly pricing: List<MenuItem['pricing'][number]>;
  readonly sizePrices: List<MenuItem['pricing'][number]['itemBased']['sizePrices'][number]>;
  readonly offered: List<Offered>;
  readonly modifierCategories: List<Menu['modifiers']['categories'][number]>;
  readonly modifiers: List<Menu['modifiers']['items'][number]>;
  readonly schemePrices: List<SchemePrices>;
  readonly modifierPrices: List<SchemePrices['modifierItems'][number]>;
  readonly categoryPrices: List<SchemePrices['modifierCategories'][number]>;
}

/** Where members are added: what new ones have, and how many there may be. */
export const lists: Lists = {
  departments: listAt('/departments'),
  categories: listAt(`${department}/categories`),
  items: listAt(`${department}/items`),
  styles: listAt(`${department}/styles`),
  options: listAt(`${department}/styles/[0]/options`),
  pricing: listAt(`${item}/pricing`),
  sizePrices: listAt(`${item}/pricing/[0]/itemBased/sizePrices`),
  offered: listAt(`${item}/modifiers/availability/categories`),
  modifierCategories: listAt('/modifiers/categories'),
  modifiers: listAt('/modifiers/items'),
  schemePrices: listAt('/modifiers/pricingSchemes'),
  modifierPrices: listAt(`${schemePrices}/modifierItems`),
  categoryPrices: listAt(`${schemePrices}/modifierCategories`),
};

/** The reasons that a field can give for a value of a cell. */
const limits: ReadonlySet<string> = new Set(['too-long', 'card-number', 'too-large', 'too-small', 'step']);
const isLimit = (code: string): code is MenuImportReason => limits.has(code);

/** Why a field refuses a value; undefined when it does not. Cheaper than a validation, which knows whole documents. */
export const refusalOf = (field: Field, value: unknown): MenuImportReason | undefined => {
  if (value === null && field.nullable) return undefined;
  const { check, at } = checkOf(field);
  at.found = undefined;
  check(value, at);
  return at.found === undefined ? undefined : isLimit(at.found) ? at.found : 'format';
};

/** What checks a field, with what it reports to: a file has many cells, and few fields. */
const checkOf = memoByIdentity((field: Field) => {
  const at = {
    ...{ path: [], count: 0, found: undefined as string | undefined },
    report: (code: string) => {
      at.found ??= code;
    },
    reportUnique: () => undefined,
  };
  return { check: field.kind.check(field), at };
});

/** A new member of a list; what new ones begin with is made once. */
export const newMemberOf = <T extends { readonly id: Id }>(list: List<T>, id: Id): T => ({
  // The list gave it this type.
  ...(firstMember(list) as T),
  id,
});

const firstMember = memoByIdentity((list: Field) => {
  if (!isList(list)) throw new TypeError('A member is of a list');
  return newMember(list, 0);
});

/** The members of a list with those that change, the new ones last; the same list when none does. */
export const withMember = <T extends { readonly id: Id }>(
  list: List<T>,
  members: T[],
  id: Id,
  change: (member: T) => T,
): T[] => {
  const index = members.findIndex(one => String(one.id) === String(id));
  const found = members[index];
  if (found === undefined) return [...members, change(newMemberOf(list, id))];
  const changed = change(found);
  return changed === found ? members : members.with(index, changed);
};
