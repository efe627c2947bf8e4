import { addSize } from './department-draft.ts';
import type { DepartmentDraft, ItemDraft, SaidItem, SaidPrices, Size } from './drafts.ts';
import type { Place } from './find-item.ts';
import { storedPrice } from './item-draft.ts';
import { isSameTaxes, taxesIn, taxesOf, taxNamed } from './item-taxes.ts';
import type { MenuDraft } from './menu-draft.ts';
import { type Id, lists, refusalOf, textFields } from './menu-fields.ts';
import type { MenuImportReason, MenuImportSetup } from './menu-import.ts';
import { taxesText } from './menu-table.ts';
import { oneNamed } from './name-index.ts';
import { nearName } from './read-cells.ts';
import type { ReadRow, RowCell } from './read-row.ts';
import type { RowChanges } from './row-changes.ts';
import { sameText } from './same-text.ts';

type AnyCell = Omit<RowCell<unknown>, 'value'>;

/** A row about an item: the one that it names, or a new one of a department that may be new itself. */
interface ItemRow {
  readonly draft: MenuDraft;
  readonly setup: MenuImportSetup;
  readonly row: ReadRow;
  readonly item: ItemDraft | undefined;
  readonly department: DepartmentDraft | undefined;
  readonly said: SaidItem;
  readonly changes: RowChanges;
}

/** What a row says about its item, apart from modifiers: of a new item, all that it says is a change. */
export const itemChanges = (
  draft: MenuDraft,
  setup: MenuImportSetup,
  row: ReadRow,
  target: ItemDraft | Place,
  changes: RowChanges,
): void => {
  const item = 'stored' in target ? target : undefined;
  const department = typeof target.department === 'object' ? target.department : undefined;
  const said = nothingSaid();
  const of: ItemRow = { draft, setup, row, item, department, said, changes };
  changes.said = said;
  const { texts, status, calories } = row;
  sayText(of, 'name');
  sayText(of, 'displayName');
  sayText(of, 'description');
  if (texts.plu !== undefined) sayPlu(of, texts.plu);
  const stored = item?.stored;
  if (status !== undefined) say(of, status, 'status', status.value, stored?.info.status === status.value);
  if (calories !== undefined)
    say(of, calories, 'calories', calories.value, stored?.nutrition?.calories === calories.value);
  if (item !== undefined && texts.department !== undefined) staysIn(of, item.department, texts.department);
  if (texts.category !== undefined) sayCategory(of, texts.category);
  sayTaxes(of);
  if (texts.size === undefined || saySize(of, texts.size)) sayPrices(of);
};

/** A literal with every member: it is made for each row. */
const nothingSaid = (): SaidItem => ({
  name: undefined,
  displayName: undefined,
  description: undefined,
  plu: undefined,
  status: undefined,
  calories: undefined,
  category: undefined,
  taxes: undefined,
  prices: noPrices,
});

const noPrices: readonly SaidPrices[] = [];

const refuse = ({ changes }: ItemRow, { column, text }: AnyCell, reason: MenuImportReason): void => {
  changes.refused.push({ cell: { column, text, value: text }, reason });
};

/** A value of the item: the first row that says it counts, and another that says something else is refused. */
const say = <K extends 'name' | 'displayName' | 'description' | 'plu' | 'status' | 'calories' | 'category'>(
  of: ItemRow,
  cell: AnyCell,
  key: K,
  value: NonNullable<SaidItem[K]>,
  isSame: boolean,
): void => {
  const before = of.item?.said?.[key];
  of.said[key] = value;
  if (before === undefined) of.changes.isChange ||= !isSame;
  else if (before !== value) refuse(of, cell, 'contradicts');
};

const sayText = (of: ItemRow, key: 'name' | 'displayName' | 'description'): void => {
  const cell = of.row.texts[key];
  if (cell === undefined) return;
  const { item } = of;
  const isSame = item !== undefined && !item.isNew && sameText(cell.value, item.stored.info[key]);
  const reason = isSame ? undefined : refusalOf(textFields[key], cell.value);
  if (reason !== undefined) refuse(of, cell, reason);
  say(of, cell, key, cell.value, isSame);
};

const sayPlu = (of: ItemRow, cell: RowCell): void => {
  const { item, draft } = of;
  const isSame = item?.stored.info.pluNum === cell.value;
  const reason = isSame ? undefined : refusalOf(textFields.plu, cell.value);
  if (reason !== undefined) refuse(of, cell, reason);
  else if (!isSame && item?.said?.plu !== cell.value && draft.isTaken(cell.value)) refuse(of, cell, 'plu-taken');
  say(of, cell, 'plu', cell.value, isSame);
};

const staysIn = (of: ItemRow, department: DepartmentDraft, cell: RowCell): void => {
  if (!sameText(cell.value, department.name) && oneNamed(of.draft.departments, cell.value) !== department)
    refuse(of, cell, 'department-differs');
};

const sayCategory = (of: ItemRow, cell: RowCell): void => {
  const { item, department, changes } = of;
  const known = department && oneNamed(department.categories, cell.value);
  const isOwn = item?.category !== undefined && sameText(cell.value, item.category.name);
  if (!isOwn && known === null) return void refuse(of, cell, 'ambiguous');
  if (!isOwn && known === undefined) {
    const reason = refusalOf(textFields.category, cell.value);
    if (reason !== undefined) refuse(of, cell, reason);
    if ((department?.categoriesById.size ?? 0) >= lists.categories.max) refuse(of, cell, 'too-many');
  }
  const isSame = item !== undefined && !item.isNew && (isOwn || (known !== undefined && known === item.category));
  if (!isSame && item?.said?.category === undefined) changes.category = cell.value;
  say(of, cell, 'category', nearName(cell.value), isSame);
};

const sayTaxes = (of: ItemRow): void => {
  const { draft, item, row } = of;
  const { tax } = row.texts;
  const cell = tax ?? row.taxes[0];
  if (cell === undefined) return;
  const now = item === undefined ? undefined : taxesOf(item).selected;
  // Names that two taxes have mean what they say of this item now.
  const isOwn = now !== undefined && (tax === undefined || sameText(tax.value, taxesText(draft.menu, now)));
  const named = isOwn ? now : tax === undefined ? [] : taxesIn(tax.value, draft.taxes);
  if (typeof named === 'string') return void refuse(of, cell, 'unknown-tax');
  const selected = new Set<Id>(named);
  for (const flag of row.taxes) {
    const id = taxNamed(flag.value.name, draft.taxes);
    if (id === undefined) {
      if (flag.value.isOn) refuse(of, flag, 'unknown-tax');
    } else if (flag.value.isOn) selected.add(id);
    else selected.delete(id);
  }
  const taxes = [...selected];
  const before = item?.said?.taxes;
  of.said.taxes = taxes;
  if (before === undefined)
    of.changes.isChange ||= now === undefined || item?.isNew === true || !isSameTaxes(taxes, now);
  else if (!isSameTaxes(taxes, before)) refuse(of, cell, 'contradicts');
};

/** Whether the size that a cell names is one of the item, or comes to be one; the cell is refused otherwise. */
const saySize = (of: ItemRow, cell: RowCell): boolean => {
  const { department, setup, changes, item } = of;
  const known = department && oneNamed(department.sizes, cell.value);
  const reason =
    known === null
      ? 'ambiguous'
      : known !== undefined
        ? undefined
        : setup.scope === 'prices'
          ? 'not-in-menu'
          : (refusalOf(textFields.size, cell.value) ??
            (department !== undefined && sizeCount(department) >= lists.options.max ? 'too-many' : undefined));
  if (reason !== undefined) refuse(of, cell, reason);
  if (reason !== undefined || known === null) return false;
  changes.size = { name: cell.value, known };
  changes.isChange ||= item === undefined || known === undefined || !hasSize(item, known);
  return true;
};

const sayPrices = (of: ItemRow): void => {
  const { row, item, said, changes } = of;
  const { prices } = row;
  if (prices.length === 0) return;
  const size = changes.size === undefined ? null : changes.size.known?.id;
  const before = size === undefined ? undefined : item?.said?.prices.find(one => one.size === size);
  const amounts = new Array<string | undefined>(of.draft.menu.pricingSchemes.length);
  // A size that is not there yet gets its id when it is written.
  said.prices = [{ size: size ?? null, amounts }];
  for (const cell of prices) {
    const { at, scheme, price } = cell.value;
    if (prices.length > 1 && prices.some(({ value }) => value.at === at && value.price !== price))
      refuse(of, cell, 'twice');
    amounts[at] = price;
    const saidBefore = before?.amounts[at];
    if (saidBefore !== undefined && saidBefore !== price) refuse(of, cell, 'contradicts');
    if (saidBefore === undefined)
      changes.isChange ||= item === undefined || size === undefined || storedPrice(item.stored, scheme, size) !== price;
  }
};

/** Writes into an item what a row says of it. */
export const writeItem = (draft: MenuDraft, into: ItemDraft, { said, category, size, isChange }: RowChanges): void => {
  if (said === undefined) return;
  const { department, stored } = into;
  if (isChange) into.isChanged = true;
  if (said.plu !== undefined && said.plu !== stored.info.pluNum && into.said?.plu === undefined)
    draft.claimPlu(into, said.plu);
  if (category !== undefined)
    into.category = oneNamed(department.categories, category) ?? draft.addCategory(department, category);
  if (size !== undefined) {
    const { id, name } =
      size.known ?? oneNamed(department.sizes, size.name) ?? addSize(department, draft.newId(), size.name);
    if (!hasSize(into, { id, name })) into.sizes = [...into.sizes, id];
    for (const one of said.prices) one.size = id;
  }
  into.said = into.said === undefined ? said : saidFirst(into.said, said);
};

/** What two rows say: the first counts, and the second where the first says nothing. */
const saidFirst = (first: SaidItem, second: SaidItem): SaidItem => {
  first.name ??= second.name;
  first.displayName ??= second.displayName;
  first.description ??= second.description;
  first.plu ??= second.plu;
  first.status ??= second.status;
  first.calories ??= second.calories;
  first.category ??= second.category;
  first.taxes ??= second.taxes;
  for (const { size, amounts } of second.prices) {
    const known = first.prices.find(one => one.size === size);
    if (known === undefined) first.prices = [...first.prices, { size, amounts }];
    else for (const [at, amount] of amounts.entries()) if (amount !== undefined) known.amounts[at] ??= amount;
  }
  return first;
};

const sizeCount = ({ stored, newSizes }: DepartmentDraft): number =>
  (stored.styles.find(({ isSize }) => isSize)?.options.length ?? 0) + newSizes.length;

const hasSize = ({ stored, isNew, sizes, department }: ItemDraft, { id }: Size): boolean =>
  sizes.includes(id) ||
  (!isNew &&
    (stored.styles === undefined
      ? !department.newSizes.some(size => size.id === id)
      : stored.styles.some(({ optionIds }) => optionIds.includes(id))));
