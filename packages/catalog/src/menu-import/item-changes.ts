import type { MenuItem } from '../documents/index.ts';
import { addSize } from './department-draft.ts';
import type { ItemDraft, Size } from './drafts.ts';
import type { Place } from './find-item.ts';
import { storedPrice, withPrice } from './item-draft.ts';
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

/** What a row says about its item, apart from modifiers: of a new item, all that it says is a change. */
export const itemChanges = (
  draft: MenuDraft,
  setup: MenuImportSetup,
  row: ReadRow,
  target: ItemDraft | Place,
  changes: RowChanges,
): void => {
  const item = 'stored' in target ? target : undefined;
  const refuse = ({ column, text }: AnyCell, reason: MenuImportReason) =>
    changes.refused.push({ cell: { column, text, value: text }, reason });
  /** A value of the item: the first row that says it counts, and another that says something else is refused. */
  const say = (cell: AnyCell, key: string, text: string, isSame: boolean, change: (of: ItemDraft) => void) => {
    const said = item?.said?.get(key);
    if (said !== undefined) return said === text ? undefined : refuse(cell, 'contradicts');
    if (!isSame) changes.isChange = true;
    changes.itemEdits.push(of => {
      of.said ??= new Map();
      of.said.set(key, text);
      if (!isSame) change(of);
    });
  };
  const { texts, status, calories } = row;

  for (const key of ['name', 'displayName', 'description'] as const) {
    const cell = texts[key];
    if (cell === undefined) continue;
    const isSame = item !== undefined && sameText(cell.value, item.stored.info[key]) && !item.isNew;
    const reason = isSame ? undefined : refusalOf(textFields[key], cell.value);
    if (reason !== undefined) refuse(cell, reason);
    say(cell, key, cell.value, isSame, of => changeInfo(of, { [key]: cell.value }));
  }
  const { plu, department, category, size, tax } = texts;
  if (plu !== undefined) {
    const isSame = item?.stored.info.pluNum === plu.value;
    const reason = isSame ? undefined : refusalOf(textFields.plu, plu.value);
    if (reason !== undefined) refuse(plu, reason);
    else if (!isSame && item?.said?.get('plu') !== plu.value && draft.takenPlus.has(plu.value))
      refuse(plu, 'plu-taken');
    say(plu, 'plu', plu.value, isSame, of => {
      draft.claimPlu(of, plu.value);
      changeInfo(of, { pluNum: plu.value });
    });
  }
  if (status !== undefined)
    say(status, 'status', status.value, item?.stored.info.status === status.value, of =>
      changeInfo(of, { status: status.value }),
    );
  if (calories !== undefined)
    say(calories, 'calories', String(calories.value), item?.stored.nutrition?.calories === calories.value, of =>
      change(of, one => ({ ...one, nutrition: { sizes: [], ...one.nutrition, calories: calories.value } })),
    );
  if (item !== undefined && department !== undefined) {
    const { name } = item.department;
    if (!sameText(department.value, name) && oneNamed(draft.departments, department.value) !== item.department)
      refuse(department, 'department-differs');
  }
  if (category !== undefined) sayCategory(category);
  sayTaxes();
  const sized = size === undefined ? null : sizeOf(size);
  if (sized !== undefined)
    for (const { value, ...cell } of row.prices) {
      const { scheme, price } = value;
      const key = `price ${scheme} ${sized === null ? '' : nearName(sized.name)}`;
      const stored =
        item && !(sized !== null && sized.id === null) && storedPrice(item.stored, scheme, sized?.id ?? null);
      if (row.prices.some(other => other.value.scheme === scheme && other.value.price !== price)) refuse(cell, 'twice');
      say(cell, key, price, stored === price, of =>
        change(of, withPrice(scheme, sized === null ? null : sized.made(of), price)),
      );
    }

  function sayCategory(cell: RowCell): void {
    const of = item?.department ?? ('stored' in target ? undefined : target.department);
    const known = typeof of === 'object' ? oneNamed(of.categories, cell.value) : undefined;
    const isOwn = item?.category !== undefined && sameText(cell.value, item.category.name);
    if (!isOwn && known === null) return void refuse(cell, 'ambiguous');
    if (!isOwn && known === undefined) {
      const reason = refusalOf(textFields.category, cell.value);
      if (reason !== undefined) refuse(cell, reason);
      const count = typeof of === 'object' ? of.categoriesById.size : 0;
      if (count >= lists.categories.max) refuse(cell, 'too-many');
    }
    const isSame = item !== undefined && !item.isNew && (isOwn || (known !== undefined && known === item.category));
    say(cell, 'category', nearName(cell.value), isSame, into => {
      const found = oneNamed(into.department.categories, cell.value);
      const made = found ?? draft.addCategory(into.department, cell.value);
      into.category = made;
      change(into, one => ({ ...one, category: made.id }));
    });
  }

  function sayTaxes(): void {
    const [first] = row.taxes;
    const cell = tax ?? first;
    if (cell === undefined) return;
    const now = item === undefined ? undefined : taxesOf(item).selected;
    // Names that two taxes have mean what they say of this item now.
    const isOwn = now !== undefined && (tax === undefined || sameText(tax.value, taxesText(draft.menu, now)));
    const named = isOwn ? now : tax === undefined ? [] : taxesIn(tax.value, draft.taxes);
    if (typeof named === 'string') return void refuse(cell, 'unknown-tax');
    const selected = new Set<Id>(named);
    for (const flag of row.taxes) {
      const id = taxNamed(flag.value.name, draft.taxes);
      if (id === undefined) {
        if (flag.value.isOn) refuse(flag, 'unknown-tax');
      } else if (flag.value.isOn) selected.add(id);
      else selected.delete(id);
    }
    const chosen = [...selected];
    const isSame = now !== undefined && isSameTaxes(chosen, now);
    say(cell, 'tax', chosen.map(String).sort().join(' '), isSame, of =>
      change(of, one => ({ ...one, taxes: { ...taxesOf(of), ...one.taxes, selected: chosen } })),
    );
  }

  /** The size that a cell names, and how it comes to be; undefined when the cell is refused. */
  function sizeOf(cell: RowCell): { id: Id | null; name: string; made: (of: ItemDraft) => Id } | undefined {
    const of = item?.department ?? ('stored' in target ? undefined : target.department);
    const known = typeof of === 'object' ? oneNamed(of.sizes, cell.value) : undefined;
    const refused = (reason: MenuImportReason) => void refuse(cell, reason);
    if (known === null) return refused('ambiguous');
    if (known === undefined && setup.scope === 'prices') return refused('not-in-menu');
    const reason = known === undefined ? refusalOf(textFields.size, cell.value) : undefined;
    if (reason !== undefined) return refused(reason);
    if (known === undefined && typeof of === 'object' && sizeCount(of) >= lists.options.max) return refused('too-many');
    const has = item !== undefined && known !== undefined && hasSize(item, known);
    const made = (into: ItemDraft): Id => {
      const { department: where } = into;
      const { id } = oneNamed(where.sizes, cell.value) ?? addSize(where, draft.newId(), cell.value);
      if (!has && !into.sizes.includes(id)) into.sizes.push(id);
      return id;
    };
    if (!has) {
      changes.isChange = true;
      changes.itemEdits.push(into => void made(into));
    }
    return { id: known?.id ?? null, name: cell.value, made };
  }
};

const change = (of: ItemDraft, to: (item: MenuItem) => MenuItem): void => {
  of.changes ??= [];
  of.changes.push(to);
};

const changeInfo = (of: ItemDraft, to: Partial<MenuItem['info']>): void => {
  of.info = Object.assign(of.info ?? {}, to);
};

const sizeCount = ({ stored, newSizes }: ItemDraft['department']): number =>
  (stored.styles.find(({ isSize }) => isSize)?.options.length ?? 0) + newSizes.length;

const hasSize = ({ stored, isNew, sizes, department }: ItemDraft, { id }: Size): boolean =>
  sizes.includes(id) ||
  (!isNew &&
    (stored.styles === undefined
      ? !department.newSizes.some(size => size.id === id)
      : stored.styles.some(({ optionIds }) => optionIds.includes(id))));
