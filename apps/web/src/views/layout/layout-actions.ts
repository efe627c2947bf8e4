import { freeCells, type LayoutSize, type UnplacedItem } from '@commissary/domain';
import { joinPath, type List, memberToken, newMember } from '@commissary/schema';
import { applyEdits } from '../../form/actions/index.ts';
import { contentOf } from '../../form/edit-session/index.ts';
import { type ListRow, listRows } from '../../form/rows/index.ts';
import type { FormStore } from '../../form/state/index.ts';
import type { LayoutButton } from './edited-layout.ts';

// The definition of the menu says what its values are.
export const buttonIn = ({ value }: ListRow): LayoutButton => value as LayoutButton;

/** Adds members behind the last one, in one step of undo. */
const addAll = (store: FormStore, path: string, rows: readonly ListRow[], members: readonly LayoutButton[]): void => {
  let after: string | null = rows.at(-1)?.id ?? null;
  applyEdits(
    store,
    members.map(value => {
      const before: string | null = after;
      after = String(value.id);
      return { op: 'add', path: joinPath(path, memberToken(value.id)), after: before, value };
    }),
  );
};

/** Adds a button for each of some items to a tab: in a cell, or in its first free ones. */
export const addItemButtons = (
  store: FormStore,
  list: List<unknown>,
  path: string,
  rows: readonly ListRow[],
  items: readonly UnplacedItem[],
  newId: () => string,
  at?: number,
): void => {
  const sizes = items.map((): LayoutSize => 'SMALL');
  const cells = freeCells(rows.map(buttonIn), sizes);
  const added = items.map(({ departmentId, itemId }, n) =>
    itemButton(list, newId(), { departmentId, itemId, index: at ?? cells[n] ?? 0 }),
  );
  addAll(store, path, rows, added);
};

/** A new button that orders an item. */
export const itemButton = (
  list: List<unknown>,
  id: string,
  { departmentId, itemId, index }: Pick<UnplacedItem, 'departmentId' | 'itemId'> & { readonly index: number },
): LayoutButton => {
  const fresh = newMember(list, id) as LayoutButton;
  return { ...fresh, index, typeInfo: { ...fresh.typeInfo, itemInfo: { departmentId, itemId } } };
};

const isShown = ({ state }: ListRow): boolean => state === 'shown';

/** Copies buttons to another tab, into its first free cells that have room for them. */
export const copyButtons = (store: FormStore, path: string, copied: readonly ListRow[], newId: () => string): void => {
  const buttons = copied.map(buttonIn).toSorted((a, b) => a.index - b.index);
  const rows = listRows(store.session().opened, contentOf(store.session()), path).filter(isShown);
  const cells = freeCells(
    rows.map(buttonIn),
    buttons.map(({ buttonStyle }) => buttonStyle.buttonSize),
  );
  addAll(
    store,
    path,
    rows,
    buttons.map((button, at) => ({ ...button, id: newId(), index: cells[at] ?? 0 })),
  );
};

/** The first free cell for a small button. */
export const firstFreeCell = (rows: readonly ListRow[]): number => freeCells(rows.map(buttonIn), ['SMALL'])[0] ?? 0;
