import type { ItemDraft, SaidOffer } from './drafts.ts';
import { offeredBy } from './item-draft.ts';
import type { MenuDraft } from './menu-draft.ts';
import { lists, newMemberOf, type Offered } from './menu-fields.ts';
import type { MenuImportReason, MenuImportSetup } from './menu-import.ts';
import { categoryNamed, type NamedCategory } from './modifier-changes.ts';
import { listedIn } from './read-cells.ts';
import type { ReadRow, RowCell } from './read-row.ts';
import { countName, type RowChanges } from './row-changes.ts';

/** What a row says about the modifier categories that its item offers, and about the choices of the one that it names. */
export const offerChanges = (
  draft: MenuDraft,
  setup: MenuImportSetup,
  row: ReadRow,
  item: ItemDraft | undefined,
  category: NamedCategory | undefined,
  changes: RowChanges,
): void => {
  const { modifierCategories } = row.texts;
  if (modifierCategories === undefined && category === undefined && row.offers.length === 0) return;
  const cells = [
    ...row.offers,
    ...(modifierCategories === undefined
      ? []
      : listedIn(modifierCategories.value).map(value => ({ ...modifierCategories, value }))),
  ];
  for (const cell of cells) {
    const named = categoryNamed(draft, setup, cell, changes);
    if (named !== undefined) offer(draft, row, item, named, false, changes);
  }
  if (category !== undefined) offer(draft, row, item, category, true, changes);
};

const offer = (
  draft: MenuDraft,
  row: ReadRow,
  item: ItemDraft | undefined,
  { cell, known, made }: NamedCategory,
  hasRange: boolean,
  changes: RowChanges,
): void => {
  const refuse = ({ column, text }: Pick<RowCell, 'column' | 'text'>, reason: MenuImportReason) =>
    changes.refused.push({ cell: { column, text, value: text }, reason });
  const minimum = hasRange ? row.minimum : undefined;
  const maximum = hasRange ? row.maximum : undefined;
  const all = item === undefined ? [] : offeredBy(item, draft.menu.modifiers.availability).categories;
  const entry = known && all.find(({ id }) => String(id) === String(known.id));
  const said = known && item?.offers?.get(String(known.id));
  if (minimum !== undefined && said?.minimum !== undefined && said.minimum !== minimum.value)
    return void refuse(minimum, 'contradicts');
  if (maximum !== undefined && said?.maximum !== undefined && said.maximum !== maximum.value)
    return void refuse(maximum, 'contradicts');
  const { min, max } = choicesOf({ ...said, ...rangeOf(minimum, maximum) }, entry, known);
  const cellOfRange = minimum ?? maximum;
  if (cellOfRange !== undefined) {
    if (max !== null && min > max) return void refuse(cellOfRange, 'range');
    if (max !== null && entry !== undefined && entry.included > max) return void refuse(cellOfRange, 'included-range');
  }
  if (entry === undefined && said === undefined) {
    const count = all.length + newOffersOf(item, all) + countName(changes.newOffers, cell.value);
    if (count > lists.offered.max) return void refuse(cell, 'too-many');
  }
  if (entry === undefined || !entry.offered || entry.min !== min || entry.max !== max)
    changes.isChange ||= said === undefined || cellOfRange !== undefined;
  changes.itemEdits.push(of => {
    const { id } = made();
    of.offers ??= new Map();
    of.offers.set(String(id), { id, ...of.offers.get(String(id)), ...rangeOf(minimum, maximum) });
  });
};

/** How many categories rows above add to what an item offers. */
const newOffersOf = (item: ItemDraft | undefined, all: readonly Offered[]): number => {
  if (item?.offers === undefined) return 0;
  const known = new Set(all.map(({ id }) => String(id)));
  return [...item.offers.keys()].filter(id => !known.has(id)).length;
};

const rangeOf = (minimum: ReadRow['minimum'], maximum: ReadRow['maximum']): Omit<SaidOffer, 'id'> => ({
  ...(minimum !== undefined && { minimum: minimum.value }),
  ...(maximum !== undefined && { maximum: maximum.value }),
});

/** How many choices there are: as the rows of the item say, as it is, or as the rows of the category say. Without any limit, there is none. */
const choicesOf = (
  said: Omit<SaidOffer, 'id'>,
  entry: Offered | undefined,
  category: { readonly minimum?: number; readonly maximum?: number | null } | undefined,
): { readonly min: number; readonly max: number | null } => {
  const usual = entry === undefined ? category : { minimum: entry.min, maximum: entry.max };
  const min = said.minimum ?? usual?.minimum ?? 0;
  const max = said.maximum === undefined ? (usual?.maximum ?? null) : said.maximum;
  // What the category says fits what the item says, or does not count.
  const isUnfit = max !== null && min > max && entry === undefined && said.maximum === undefined;
  return { min: said.minimum === undefined && max !== null && min > max ? max : min, max: isUnfit ? null : max };
};

/** What an item asks after the import; undefined when rows say nothing that it does not ask already. */
export const offersOf = (draft: MenuDraft, item: ItemDraft): Offered[] | undefined => {
  if (item.offers === undefined) return undefined;
  const before = offeredBy(item, draft.menu.modifiers.availability).categories;
  const said = new Map(item.offers);
  const changed = before.map(entry => {
    const one = said.get(String(entry.id));
    said.delete(String(entry.id));
    if (one === undefined) return entry;
    const { min, max } = choicesOf(one, entry, undefined);
    if (entry.offered && entry.min === min && entry.max === max) return entry;
    return { ...entry, offered: true, min, max, required: entry.min === min ? entry.required : min > 0 };
  });
  const added = [...said.values()].map(({ id, ...one }) => {
    const { min, max } = choicesOf(one, undefined, draft.modifiers.byId.get(String(id)));
    return { ...newMemberOf(lists.offered, id), min, max, required: min > 0 };
  });
  return added.length === 0 && changed.every((entry, at) => entry === before[at]) ? undefined : [...changed, ...added];
};
