import type { Place } from '../pricing/index.ts';
import type { DisplayedMenu, DisplayedSection, Id } from './displayed-menu.ts';
import type { Displays } from './item-display.ts';
import type { Hidden, ShownEntry, ShownTab } from './shown.ts';

/** A tab of the menu, shown or not. */
export interface PlacedTab {
  readonly id: Id;
  readonly shown: ShownTab | null;
  /** Why it is not shown; null where it is. */
  readonly hidden: Hidden | null;
  readonly hiddenButtons: readonly (Hidden & { readonly id: Id })[];
  /** Every item that it would show. */
  readonly items: readonly Id[];
}

/** A tab for each department, with its items in the order of the menu. */
export const departmentTabs = ({ departments }: DisplayedMenu, displays: Displays): readonly PlacedTab[] =>
  departments.map(({ id, info, items }) => {
    const place: Place = ['departments', { id }];
    const ids = items.map(one => one.id);
    if (info.status !== 'ACTIVE') return hiddenTab(id, { reason: 'INACTIVE', from: [...place, 'info', 'status'] }, ids);
    return tabOfEntries({ id, name: info.name, place }, itemEntries(ids, displays), ids);
  });

/** The sections of the online page. */
export const onlineTabs = (menu: DisplayedMenu, displays: Displays): readonly PlacedTab[] => {
  const byCategory = Map.groupBy(
    menu.departments.flatMap(({ items }) => items),
    ({ category }) => String(category ?? ''),
  );
  return menu.onlineCategories.map(section => {
    const place: Place = ['onlineCategories', { id: section.id }];
    const ids = itemsOf(menu, section, byCategory);
    if (section.categoryType === 'SUBHEADER_UNUSED')
      return hiddenTab(section.id, { reason: 'INACTIVE', from: [...place, 'categoryType'] }, ids);
    const entries = section.categoryType === 'OFFERS' ? offerEntries(menu, displays) : itemEntries(ids, displays);
    return tabOfEntries({ id: section.id, name: section.name, place }, entries, ids);
  });
};

const itemsOf = (
  { onlineFeaturedItems }: DisplayedMenu,
  { categoryType, categoryIds }: DisplayedSection,
  byCategory: ReadonlyMap<string, readonly { readonly id: Id }[]>,
): readonly Id[] => {
  if (categoryType === 'MENU')
    return categoryIds.flatMap(category => byCategory.get(String(category)) ?? []).map(({ id }) => id);
  return categoryType === 'OFFERS' ? [] : onlineFeaturedItems.map(({ itemId }) => itemId);
};

const itemEntries = (ids: readonly Id[], displays: Displays): readonly ShownEntry[] =>
  ids.flatMap(id => {
    const display = displays.item(id);
    return 'reason' in display ? [] : [{ id, type: 'ITEM', target: id, button: null, ...display }];
  });

const offerEntries = ({ offers }: DisplayedMenu, displays: Displays): readonly ShownEntry[] =>
  offers.flatMap(({ id }) => {
    const display = displays.offer(id);
    return 'reason' in display ? [] : [{ id, type: 'OFFER', target: id, button: null, ...display }];
  });

const hiddenTab = (id: Id, hidden: Hidden, items: readonly Id[]): PlacedTab => ({
  ...{ id, hidden, items },
  ...{ shown: null, hiddenButtons: [] },
});

/** A tab without anything in it is not shown. */
export const tabOfEntries = (
  tab: Pick<ShownTab, 'id' | 'name' | 'place'>,
  entries: readonly ShownEntry[],
  items: readonly Id[],
): PlacedTab =>
  entries.length === 0
    ? hiddenTab(tab.id, { reason: 'EMPTY', from: tab.place }, items)
    : { id: tab.id, shown: { ...tab, isListed: true, entries }, hidden: null, hiddenButtons: [], items };
