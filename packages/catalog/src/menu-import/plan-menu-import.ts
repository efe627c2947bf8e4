import { defaultScheme } from '@commissary/domain';
import type { Menu } from '../documents/index.ts';
import { builtMenu } from './built-menu.ts';
import type { ItemDraft } from './drafts.ts';
import { candidateOf, type FoundItem, itemFinder, type Place, placeText } from './find-item.ts';
import { itemChanges, writeItem } from './item-changes.ts';
import { createMenuDraft, type MenuDraft } from './menu-draft.ts';
import { type Id, lists, refusalOf, textFields } from './menu-fields.ts';
import type {
  ImportSteps,
  ImportTable,
  MenuImportPlan,
  MenuImportSetup,
  PlainColumn,
  PlannedRow,
  RefusedCell,
  RowKind,
} from './menu-import.ts';
import { modifierChanges } from './modifier-changes.ts';
import { offerChanges } from './offer-changes.ts';
import { plannedRows } from './planned-rows.ts';
import { type ReadRow, rowReader } from './read-row.ts';
import { noChanges } from './row-changes.ts';

/**
 * Returns what a table does to a menu: the menu after the import, and each row with what it does or why it does nothing.
 * Nothing is guessed: a row that may mean several items is asked, and one with a cell that cannot be read is refused as a
 * whole. The same table again changes nothing. `newId` gives the ids of what is new, in the order of the file.
 */
export function* planMenuImport(
  menu: Menu,
  table: ImportTable,
  setup: MenuImportSetup,
  newId: () => Id,
): ImportSteps<MenuImportPlan> {
  const draft = yield* createMenuDraft(menu, newId);
  const plan = rowPlanner(draft, setup);
  const read = rowReader(setup, menu);
  const rows = yield* plannedRows(table, read, setup.plainSize, plan.row);
  const missing = plan.missing();
  const counts: Record<RowKind, number> = { added: 0, changed: 0, left: 0, refused: 0, asked: 0, skipped: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  const isRemoving = setup.removesMissing && setup.scope === 'menu';
  return {
    next: yield* builtMenu(draft, new Set(isRemoving ? missing : [])),
    ...{ rows, counts, refused: plan.refused, asked: plan.asked },
    missing: missing.map(candidateOf),
  };
}

type Above = { readonly is: 'item'; readonly item: ItemDraft } | { readonly is: 'asked' | 'skipped' | 'refused' };

const rowPlanner = (draft: MenuDraft, setup: MenuImportSetup) => {
  const finder = itemFinder(draft, setup);
  const usualScheme = defaultScheme(draft.menu.pricingSchemes)?.id;
  const refused: RefusedCell[] = [];
  const asked: MenuImportPlan['asked'][number][] = [];
  const among = new Set<readonly ItemDraft[]>();
  /** The items that rows neither name nor may mean. */
  const missing = (): ItemDraft[] => {
    const meant = new Set([...among].flat());
    return draft.allDepartments.flatMap(({ items }) =>
      items.filter(item => !item.isNew && !item.isNamed && !meant.has(item)),
    );
  };
  let above: Above | undefined;

  const row = (of: ReadRow): PlannedRow | undefined => {
    const { line, texts } = of;
    if (isEmpty(of)) return undefined;
    const refuse = (column: number | null, value: string, reason: RefusedCell['reason']) =>
      refused.push({ line, column, value, reason });
    const found = aboutItem(of) ? itemOf(of) : undefined;
    if (found?.is === 'asked' && found.candidates !== null) asked.push({ line, candidates: found.candidates });
    if (found?.is === 'item') found.item.isNamed = true;
    if (found?.is === 'asked' || found?.is === 'skipped') {
      for (const some of found.among ?? []) among.add(some);
      above = { is: found.is };
      return planned(of, found.is);
    }
    const changes = noChanges();
    const place = found?.is === 'new' ? found.place : undefined;
    const item = found?.is === 'item' ? found.item : undefined;
    for (const { cell, reason } of of.refused) refuse(cell.column, cell.text, reason);
    if (found?.is === 'refused') {
      const cell = texts[found.column];
      refuse(cell?.column ?? null, cell?.text ?? '', found.reason);
    }
    if (place !== undefined)
      for (const [column, reason] of whyNotNew(place))
        refuse(texts[column]?.column ?? null, texts[column]?.text ?? '', reason);
    if (found?.is !== 'refused') {
      const category = modifierChanges(draft, setup, of, usualScheme, changes);
      const target = item ?? place;
      if (target !== undefined) {
        itemChanges(draft, setup, of, target, changes);
        offerChanges(draft, setup, of, item, category, changes);
      }
      for (const { cell, reason } of changes.refused) refuse(cell.column, cell.text, reason);
    }
    if (refused.at(-1)?.line === line) {
      if (found !== undefined) above = item === undefined ? { is: 'refused' } : { is: 'item', item };
      if (found?.is === 'new') finder.refuse(of);
      return planned(of, 'refused', item);
    }
    for (const edit of changes.edits) edit();
    const made = item ?? (place && added(place, of));
    if (made !== undefined) {
      writeItem(draft, made, changes);
      for (const edit of changes.itemEdits) edit(made);
      if (item === undefined) draft.nameItem(made);
      above = { is: 'item', item: made };
      if (found?.is === 'new') finder.remember(of, made);
    }
    const adds = changes.adds || made?.isNew === true;
    const kind = adds && (changes.isChange || item === undefined) ? 'added' : changes.isChange ? 'changed' : 'left';
    return planned(of, kind, made);
  };

  /** A row that does not name its item continues the one above. */
  const itemOf = (of: ReadRow): FoundItem => {
    const { id, plu, name, size } = of.texts;
    if (id !== undefined || plu !== undefined || name !== undefined) return finder.find(of);
    if (above?.is === 'item') return { is: 'item', item: above.item };
    if (above?.is === 'skipped') return { is: 'skipped' };
    if (above?.is === 'asked') return { is: 'asked', candidates: null };
    const column: PlainColumn = size === undefined ? 'price' : 'size';
    return { is: 'refused', column, reason: above === undefined ? 'nothing-above' : 'item-refused' };
  };

  const whyNotNew = ({ department }: Place): [PlainColumn, RefusedCell['reason']][] => {
    if (setup.scope === 'prices') return [['name', 'not-in-menu']];
    if (department === undefined) return [['department', 'department-missing']];
    if (typeof department === 'object') return department.items.length >= lists.items.max ? [['name', 'too-many']] : [];
    if (draft.allDepartments.length >= lists.departments.max) return [['department', 'too-many']];
    const reason = refusalOf(textFields.department, department);
    return reason === undefined ? [] : [['department', reason]];
  };

  const added = ({ department }: Place, of: ReadRow): ItemDraft => {
    // A place without a department is refused before.
    const made = typeof department === 'object' ? department : draft.addDepartment(department ?? '');
    const item = draft.addItem(made);
    item.name = nameIn(of);
    return item;
  };

  return { row, refused, asked, missing };
};

const planned = (of: ReadRow, kind: RowKind, item?: ItemDraft): PlannedRow =>
  item === undefined
    ? { line: of.line, kind, name: nameIn(of), item: null, where: saidPlace(of) }
    : { line: of.line, kind, name: item.name, item: item.id, where: placeText(item) };

const saidPlace = ({ texts: { department, category } }: ReadRow): string =>
  [department?.text, category?.text].filter(Boolean).join(' › ');

const isEmpty = ({ saysText, prices, taxes, offers, refused }: ReadRow): boolean =>
  !saysText && prices.length + taxes.length + offers.length + refused.length === 0;

/** Other rows are about modifiers alone. */
const aboutItem = ({ texts, prices, refused }: ReadRow): boolean =>
  (texts.id ?? texts.plu ?? texts.name ?? texts.size) !== undefined ||
  (texts.modifierCategory === undefined && texts.modifier === undefined) ||
  (prices.length === 0 && refused.length > 0 && texts.modifierCategory === undefined);

const nameIn = ({ texts }: ReadRow): string =>
  (texts.name ?? texts.modifier ?? texts.modifierCategory ?? texts.plu ?? texts.id ?? texts.size)?.text ?? '';
