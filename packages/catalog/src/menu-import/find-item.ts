import type { CategoryDraft, DepartmentDraft, ItemDraft } from './drafts.ts';
import type { MenuDraft } from './menu-draft.ts';
import {
  type ItemCandidate,
  type MenuImportReason,
  type MenuImportSetup,
  newItemAnswer,
  type PlainColumn,
  skippedAnswer,
} from './menu-import.ts';
import { oneNamed } from './name-index.ts';
import type { ReadRow } from './read-row.ts';

/** Where an item is or would be: a text is the name of what the menu does not have yet. */
export interface Place {
  readonly department: DepartmentDraft | string | undefined;
  readonly category: CategoryDraft | string | undefined;
}

/** What a row is about. */
export type FoundItem =
  | { readonly is: 'item'; readonly item: ItemDraft }
  | { readonly is: 'new'; readonly place: Place }
  /** Without candidates: another row asks the same. */
  | { readonly is: 'asked'; readonly candidates: readonly ItemCandidate[] | null; readonly among?: Among }
  | { readonly is: 'skipped'; readonly among?: Among }
  | { readonly is: 'refused'; readonly column: PlainColumn; readonly reason: MenuImportReason };

/** All items that a row may mean, as the lists of an index: each is looked at once, however many rows are asked. */
type Among = readonly (readonly ItemDraft[])[];

/** Enough to choose from: a row that may mean more items has to say more. */
const mostCandidates = 10;

export const candidateOf = (item: ItemDraft): ItemCandidate => ({
  ...{ id: item.id, name: item.stored.info.name, where: placeText(item) },
});

export const placeText = ({ department, category }: Pick<ItemDraft, 'department' | 'category'>): string =>
  category === undefined ? department.name : category.place;

/**
 * Returns who finds the item of a row: by its id, by its PLU number, then by its name in its category. More than one, one
 * with a near name, and one in another category are a question, and never a guess.
 */
export const itemFinder = (draft: MenuDraft, setup: MenuImportSetup) => {
  const answered = new Map<string, FoundItem>();
  const find = ({ line, texts }: ReadRow): FoundItem => {
    const known = (texts.id && draft.itemWithId(texts.id.value)) ?? (texts.plu && draft.itemWithPlu(texts.plu.value));
    if (known !== undefined) return { is: 'item', item: known };
    const place = placeOf(draft, setup, texts);
    if ('reason' in place) return { is: 'refused', ...place };
    const name = texts.name?.value;
    if (name === undefined) return { is: 'refused', column: 'name', reason: 'name-missing' };
    const before = answered.size === 0 ? undefined : answered.get(keyOf(texts));
    if (before !== undefined) return before.is === 'asked' ? { ...before, candidates: null } : before;
    const found = byName(draft, place, name, texts.category !== undefined, texts.department !== undefined);
    if (found === undefined) return { is: 'new', place };
    if (found.is !== 'asked') return found;
    const answer = setup.answers[line];
    const chosen = answer === undefined ? undefined : draft.itemWithId(answer);
    const meant: FoundItem =
      chosen !== undefined
        ? { is: 'item', item: chosen }
        : answer === newItemAnswer
          ? { is: 'new', place }
          : answer === skippedAnswer
            ? { is: 'skipped', ...(found.among !== undefined && { among: found.among }) }
            : found;
    answered.set(keyOf(texts), meant);
    return meant;
  };
  /** Other rows that mean the item of an answer are about the item that the first of them added. */
  const remember = ({ texts }: ReadRow, item: ItemDraft) => {
    if (answered.size > 0 && answered.has(keyOf(texts))) answered.set(keyOf(texts), { is: 'item', item });
  };
  /** Nor is the rest of an item added whose first row is refused. */
  const refuse = ({ texts }: ReadRow) =>
    answered.set(keyOf(texts), { is: 'refused', column: 'name', reason: 'item-refused' });
  return { find, remember, refuse };
};

/** What other rows about the same item have in common. */
const keyOf = ({ department, category, name }: ReadRow['texts']): string =>
  [department?.value, category?.value, name?.value].join('\n');

const byName = (
  draft: MenuDraft,
  place: Place,
  name: string,
  saysCategory: boolean,
  saysDepartment: boolean,
): FoundItem | undefined => {
  const { category } = place;
  const department = typeof place.department === 'object' ? place.department : undefined;
  if (saysDepartment && department === undefined) return undefined;
  const names = draft.itemNames();
  const isPlaced = saysDepartment || (saysCategory && typeof category === 'object');
  const around = isPlaced ? department : undefined;
  const inside = typeof category === 'object' ? category : around;
  const exact = saysCategory && typeof category === 'string' ? [] : names.exact(name, inside);
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return { is: 'item', item: only };
  const among = exact.length > 0 ? [exact] : [names.exact(name, around), names.near(name, inside)];
  const doubtful = among.flatMap(some => some.slice(0, mostCandidates)).filter(item => !item.isNew);
  if (doubtful.length === 0) return undefined;
  return { is: 'asked', candidates: [...new Set(doubtful)].slice(0, mostCandidates).map(candidateOf), among };
};

/** The department and the category that a row names, or where new items go. */
const placeOf = (
  { departments, categories }: MenuDraft,
  { defaults }: MenuImportSetup,
  { department: inDepartment, category: inCategory }: ReadRow['texts'],
): Place | { readonly column: PlainColumn; readonly reason: MenuImportReason } => {
  if (inDepartment === undefined && inCategory !== undefined) {
    const found = oneNamed(categories, inCategory.value);
    if (found === null) return { column: 'category', reason: 'ambiguous' };
    if (found !== undefined) return found;
  }
  const named = inDepartment?.value ?? defaults.department ?? undefined;
  const department = named === undefined ? undefined : oneNamed(departments, named);
  if (department === null) return { column: 'department', reason: 'ambiguous' };
  if (department === undefined || inCategory === undefined)
    return { department: department ?? named, category: inCategory?.value };
  const category = oneNamed(department.categories, inCategory.value);
  return category === null
    ? { column: 'category', reason: 'ambiguous' }
    : { department, category: category ?? inCategory.value };
};
