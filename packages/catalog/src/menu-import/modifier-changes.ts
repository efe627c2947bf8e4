import type { MenuDraft } from './menu-draft.ts';
import { type Id, lists, refusalOf, textFields } from './menu-fields.ts';
import type { MenuImportSetup } from './menu-import.ts';
import type { ModifierCategoryDraft, ModifierDraft } from './modifier-draft.ts';
import { oneNamed } from './name-index.ts';
import type { ReadRow, RowCell } from './read-row.ts';
import { countName, type RowChanges } from './row-changes.ts';

/** A modifier category that a row names: the one of the menu, or one that is added with the row. */
export interface NamedCategory {
  readonly cell: RowCell;
  readonly known: ModifierCategoryDraft | undefined;
  readonly made: () => ModifierCategoryDraft;
}

/** The modifier category that a cell names; undefined when the cell is refused. */
export const categoryNamed = (
  draft: MenuDraft,
  { scope }: MenuImportSetup,
  cell: RowCell,
  changes: RowChanges,
): NamedCategory | undefined => {
  const { modifiers, newId } = draft;
  const known = oneNamed(modifiers.categories, cell.value);
  const refuse = (reason: Parameters<typeof refusals.push>[0]['reason']) => {
    refusals.push({ cell, reason });
    return undefined;
  };
  const refusals = changes.refused;
  if (known === null) return refuse('ambiguous');
  if (known !== undefined) return { cell, known, made: () => known };
  if (scope === 'prices') return refuse('not-in-menu');
  const reason = refusalOf(textFields.modifierCategory, cell.value);
  if (reason !== undefined) return refuse(reason);
  if (modifiers.counts.categories + countName(changes.newCategories, cell.value) > lists.modifierCategories.max)
    return refuse('too-many');
  changes.isChange = true;
  return {
    cell,
    known: undefined,
    // A row may name it twice.
    made: () => oneNamed(modifiers.categories, cell.value) ?? modifiers.addCategory(newId(), cell.value),
  };
};

/** What a row says about a modifier and about its category: that they are there, and what they cost. */
export const modifierChanges = (
  draft: MenuDraft,
  setup: MenuImportSetup,
  row: ReadRow,
  usualScheme: Id | undefined,
  changes: RowChanges,
): NamedCategory | undefined => {
  const { modifierCategory, modifier, name, id, plu, size } = row.texts;
  if (modifierCategory === undefined && modifier === undefined) return undefined;
  const ofItem = name ?? id ?? plu ?? size;
  const category = modifierCategory && categoryNamed(draft, setup, modifierCategory, changes);
  const prices = [
    ...(ofItem === undefined ? row.prices.map(({ value, ...cell }) => ({ ...value, cell })) : []),
    ...(row.modifierPrice !== undefined && usualScheme !== undefined
      ? [{ scheme: usualScheme, price: row.modifierPrice.value, cell: row.modifierPrice }]
      : []),
  ];
  const refusePrice = (
    { column, text }: { readonly column: number; readonly text: string },
    reason: 'twice' | 'contradicts',
  ) => changes.refused.push({ cell: { column, text, value: text }, reason });
  const price = (
    known: ModifierDraft | ModifierCategoryDraft | undefined,
    made: () => ModifierDraft | ModifierCategoryDraft,
  ) => {
    for (const { scheme, price: amount, cell } of prices) {
      if (prices.some(one => one.scheme === scheme && one.price !== amount)) refusePrice(cell, 'twice');
      const said = known?.prices.get(String(scheme));
      if (said !== undefined && said !== amount) refusePrice(cell, 'contradicts');
      if (known === undefined || draft.modifiers.storedPrice(known, String(scheme)) !== amount) changes.isChange = true;
      changes.edits.push(() => made().prices.set(String(scheme), amount));
    }
  };
  if (modifier === undefined) {
    if (category === undefined) return undefined;
    if (ofItem === undefined) {
      changes.adds ||= category.known === undefined;
      changes.edits.push(() => category.made());
      ranges(row, category, changes);
      price(category.known, category.made);
    }
    return category;
  }
  if (modifierCategory !== undefined && category === undefined) return undefined;
  const index = category === undefined ? draft.modifiers.modifiers : category.known?.modifiers;
  const known = index && oneNamed(index, modifier.value);
  const refuse = (reason: 'ambiguous' | 'not-in-menu' | 'modifier-category-missing' | 'too-many') =>
    changes.refused.push({ cell: modifier, reason });
  if (known === null) refuse('ambiguous');
  else if (known !== undefined) price(known, () => known);
  else if (setup.scope === 'prices') refuse('not-in-menu');
  else if (category === undefined) refuse('modifier-category-missing');
  else if (draft.modifiers.counts.modifiers >= lists.modifiers.max) refuse('too-many');
  else {
    const reason = refusalOf(textFields.modifier, modifier.value);
    if (reason !== undefined) changes.refused.push({ cell: modifier, reason });
    changes.isChange = true;
    changes.adds ||= ofItem === undefined;
    let added: ModifierDraft | undefined;
    const made = () => {
      added ??= draft.modifiers.addModifier(category.made(), draft.newId(), modifier.value);
      return added;
    };
    changes.edits.push(made);
    price(undefined, made);
  }
  if (category !== undefined && ofItem === undefined) ranges(row, category, changes);
  return category;
};

/** How many choices a category asks for where no item says it. */
const ranges = (
  { minimum, maximum }: ReadRow,
  { known, made }: NamedCategory,
  { refused, edits }: RowChanges,
): void => {
  const said = { minimum: known?.minimum, maximum: known?.maximum };
  for (const [key, cell] of [
    ['minimum', minimum],
    ['maximum', maximum],
  ] as const)
    if (cell !== undefined && said[key] !== undefined && said[key] !== cell.value)
      refused.push({ cell: { ...cell, value: cell.text }, reason: 'contradicts' });
  const [min, max] = [minimum?.value ?? said.minimum, maximum === undefined ? said.maximum : maximum.value];
  const cell = minimum ?? maximum;
  if (cell !== undefined && min !== undefined && max !== undefined && max !== null && min > max)
    refused.push({ cell: { ...cell, value: cell.text }, reason: 'range' });
  edits.push(() => {
    const category = made();
    if (min !== undefined) category.minimum = min;
    if (max !== undefined) category.maximum = max;
  });
};
