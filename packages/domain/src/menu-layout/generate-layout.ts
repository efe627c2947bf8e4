import { freeCells } from './free-cells.ts';
import {
  isOnSale,
  itemOfButton,
  type LaidOutMenu,
  type LaidOutTab,
  type LayoutId,
  type LayoutSize,
} from './laid-out-menu.ts';

/** What a person chooses for a layout that is generated. */
export interface LayoutChoice {
  /** The departments that get buttons, in the order of their tabs. */
  readonly departments: readonly { readonly id: LayoutId; readonly color: string }[];
  readonly tabsBy: 'DEPARTMENT' | 'CATEGORY';
  readonly size: LayoutSize;
  /** Whether tabs that are of no chosen department go. */
  readonly replace: boolean;
}

export interface GeneratedButton {
  readonly departmentId: LayoutId;
  readonly itemId: LayoutId;
  readonly name: string;
  readonly index: number;
}

/** A tab of the generated layout: one that stands, with what it gets besides, or a new one. */
export interface GeneratedTab {
  /** Null for a new tab. */
  readonly id: LayoutId | null;
  readonly name: string;
  readonly color: string;
  readonly added: readonly GeneratedButton[];
}

/** The difference between the layout that stands and the generated one. */
export interface GeneratedLayout {
  /** In the order of the generated layout. */
  readonly tabs: readonly GeneratedTab[];
  readonly removed: readonly LayoutId[];
}

/** The items of a tab: of a department, or of one of its categories. */
interface Section {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly items: readonly Omit<GeneratedButton, 'index'>[];
}

/**
 * Returns what makes a tab with buttons for every department or category. What stands is left as it is: a tab that is of
 * a department, by most of its items, gets only buttons for items that have none, in rows below its own. So a second run
 * keeps what was changed by hand, and the next one changes nothing. [RULE.layout.03]
 */
export const generateLayout = (
  menu: LaidOutMenu,
  tabs: readonly (LaidOutTab & { readonly name: string })[],
  choice: LayoutChoice,
): GeneratedLayout => {
  const sections = sectionsOf(menu, choice);
  const standing = tabsOfSections(sections, tabs);
  const ofSections = new Set(standing.values());
  const kept = choice.replace ? tabs.filter(tab => ofSections.has(tab)) : tabs;
  const placed = new Set(kept.flatMap(({ buttons }) => buttons.map(itemOfButton)));
  const filled = sections.flatMap((section): readonly GeneratedTab[] => {
    const tab = standing.get(section.key);
    const missing = section.items.filter(({ itemId }) => !placed.has(String(itemId)));
    if (tab === undefined && missing.length === 0) return [];
    const sizes = missing.map(() => choice.size);
    const cells = freeCells(tab?.buttons ?? [], sizes, 'BELOW');
    const added = missing.flatMap((item, at) => {
      const index = cells[at];
      return index === undefined ? [] : [{ ...item, index }];
    });
    return [{ id: tab?.id ?? null, name: tab?.name ?? section.name, color: section.color, added }];
  });
  if (choice.replace) return { tabs: filled, removed: tabs.filter(tab => !ofSections.has(tab)).map(({ id }) => id) };
  const byId = new Map(filled.map(tab => [tab.id, tab]));
  const untouched = kept.map(({ id, name }) => byId.get(id) ?? { id, name, color: '', added: [] });
  return { tabs: [...untouched, ...filled.filter(({ id }) => id === null)], removed: [] };
};

const sectionsOf = ({ departments }: LaidOutMenu, choice: LayoutChoice): readonly Section[] =>
  choice.departments.flatMap(({ id, color }) => {
    const department = departments.find(one => String(one.id) === String(id));
    if (department === undefined || !isOnSale(department)) return [];
    const items = department.items.filter(isOnSale);
    const section = (key: string, name: string, its: typeof items): Section => ({
      ...{ key: `${department.id} ${key}`, name, color },
      items: its.map(item => ({ departmentId: department.id, itemId: item.id, name: item.info.name })),
    });
    if (choice.tabsBy === 'DEPARTMENT') return [section('', department.info.name, items)];
    const byCategory = Map.groupBy(items, ({ category }) => String(category ?? ''));
    const known = department.categories.map(one =>
      section(String(one.id), one.info.name, byCategory.get(String(one.id)) ?? []),
    );
    const ids = new Set(department.categories.map(one => String(one.id)));
    const rest = items.filter(({ category }) => !ids.has(String(category ?? '')));
    return [...known, section('', department.info.name, rest)].filter(one => one.items.length > 0);
  });

/** The tab of each section: the first of those in which most items are of the section. */
const tabsOfSections = <T extends LaidOutTab>(
  sections: readonly Section[],
  tabs: readonly T[],
): ReadonlyMap<string, T> => {
  const sectionOf = new Map(
    sections.flatMap(({ key, items }) => items.map(({ itemId }) => [String(itemId), key] as const)),
  );
  const found = new Map<string, T>();
  for (const tab of tabs) {
    const counts = new Map<string, number>();
    for (const button of tab.buttons) {
      const section = sectionOf.get(itemOfButton(button) ?? '');
      if (section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (most !== undefined && !found.has(most[0])) found.set(most[0], tab);
  }
  return found;
};
