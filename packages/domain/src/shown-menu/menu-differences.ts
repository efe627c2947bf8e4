import type { ButtonType, Id } from './displayed-menu.ts';
import type { ShownEntry, ShownMenu } from './shown.ts';

/** How something is shown on a surface. */
export type EntryState = Pick<ShownEntry, 'isOut' | 'price'>;

/** What is shown in one menu and not in the same way in another one; null is where it is not shown. */
export interface ShownDifference {
  /** `TAB`, or what the entry is about; of a function the button. */
  readonly type: 'TAB' | ButtonType;
  readonly id: Id;
  readonly before: EntryState | null;
  readonly after: EntryState | null;
}

/** The key of what an entry is about: an item on several buttons is one thing. */
export const entryKey = ({ type, target, id }: Pick<ShownEntry, 'type' | 'target' | 'id'>): string =>
  `${type} ${target ?? id}`;

/** Returns what differs between what two menus show, in the order of the second, then what only the first shows. */
export const menuDifferences = (before: ShownMenu, after: ShownMenu): readonly ShownDifference[] => {
  const [was, is] = [partsOf(before), partsOf(after)];
  const found: ShownDifference[] = [];
  for (const [key, part] of is) {
    const old = was.get(key) ?? null;
    if (old === null || !isSameState(old, part))
      found.push({ ...part, before: old && stateOf(old), after: stateOf(part) });
  }
  for (const [key, part] of was) if (!is.has(key)) found.push({ ...part, before: stateOf(part), after: null });
  return found.map(({ type, id, before: old, after: now }) => ({ type, id, before: old, after: now }));
};

interface Part extends EntryState {
  readonly type: ShownDifference['type'];
  readonly id: Id;
}

const partsOf = ({ tabs }: ShownMenu): ReadonlyMap<string, Part> => {
  const parts = new Map<string, Part>();
  for (const tab of tabs) {
    parts.set(`TAB ${tab.id}`, { type: 'TAB', id: tab.id, isOut: false, price: null });
    for (const entry of tab.entries) {
      const { type, isOut, price } = entry;
      parts.set(entryKey(entry), { type, id: entry.target ?? entry.id, isOut, price });
    }
  }
  return parts;
};

const stateOf = ({ isOut, price }: Part): EntryState => ({ isOut, price });

const isSameState = (a: EntryState, b: EntryState): boolean =>
  a.isOut === b.isOut && a.price?.cents === b.price?.cents && a.price?.isFrom === b.price?.isFrom;
