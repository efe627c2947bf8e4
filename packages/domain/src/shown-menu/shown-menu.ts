import type { PreparedPricing } from '../pricing/index.ts';
import { lets, restrictionTo } from '../restriction.ts';
import type { DisplayedMenu, DisplaySettings, Surface, Viewing } from './displayed-menu.ts';
import { type Displays, displaysOf } from './item-display.ts';
import { layoutTabs } from './layout-tabs.ts';
import { departmentTabs, onlineTabs, type PlacedTab } from './placed-tabs.ts';
import type { Hidden, HiddenPart, ShownMenu } from './shown.ts';

/**
 * Returns what a point of sale, a kiosk or the online page shows of an effective menu at an instant: its tabs with their
 * buttons or items, and what is not shown with the reason. A menu without tabs for the surface shows a tab for each
 * department. Sold out is shown, and cannot be ordered. [RULE.simulate.01]
 */
export const shownMenu = (
  menu: DisplayedMenu,
  prepared: PreparedPricing,
  settings: DisplaySettings,
  viewing: Viewing,
): ShownMenu => {
  const displays = displaysOf(prepared, viewing);
  const refused = refusalOf(settings, viewing);
  if (refused !== null) return { refused, scheme: displays.scheme, tabs: [], hidden: [] };
  const placed = tabsOf(menu, prepared, settings, viewing, displays);
  const tabs = placed.flatMap(({ shown }) => shown ?? []);
  const hidden = [...placed.flatMap(hiddenParts), ...hiddenItems(menu, placed, displays)];
  return { refused, scheme: displays.scheme, tabs, hidden };
};

const takes = { POS: 'activePOS', KIOSK: 'activeKiosk', ONLINE: 'activeOnline' } as const satisfies Record<
  Surface,
  string
>;

const refusalOf = (
  { orderTypes, stations }: DisplaySettings,
  { surface, orderType, station }: Viewing,
): ShownMenu['refused'] => {
  if (orderType === null) return null;
  const type = orderTypes.types.find(({ id }) => String(id) === String(orderType));
  if (type?.[takes[surface]] !== true) return 'ORDER_TYPE';
  const at = surface === 'ONLINE' ? undefined : stations.find(({ id }) => String(id) === String(station));
  return at === undefined || lets(restrictionTo(at.orderTypes), [orderType]) ? null : 'STATION';
};

const tabsOf = (
  menu: DisplayedMenu,
  prepared: PreparedPricing,
  settings: DisplaySettings,
  viewing: Viewing,
  displays: Displays,
): readonly PlacedTab[] => {
  if (viewing.surface === 'ONLINE')
    return menu.onlineCategories.length === 0 ? departmentTabs(menu, displays) : onlineTabs(menu, displays);
  const key = viewing.surface === 'POS' ? 'tabs' : 'kioskTabs';
  return menu.layout[key].length === 0
    ? departmentTabs(menu, displays)
    : layoutTabs(menu, key, settings, viewing, prepared.clock(viewing.instant, viewing.timeZone), displays);
};

/** A tab that is not shown; otherwise those of its buttons that are not. */
const hiddenParts = ({ id, hidden, hiddenButtons }: PlacedTab): readonly HiddenPart[] =>
  hidden === null
    ? hiddenButtons.map(button => ({ kind: 'BUTTON', ...button }))
    : [{ kind: 'TAB', id, reason: hidden.reason, from: hidden.from }];

/** The items that no shown tab has: by themselves, because of the first tab that has them, or in no tab. */
const hiddenItems = (
  { departments }: DisplayedMenu,
  placed: readonly PlacedTab[],
  displays: Displays,
): readonly HiddenPart[] => {
  const shown = new Set<string>();
  const tabOf = new Map<string, Hidden>();
  for (const { hidden, items } of placed)
    for (const item of items) {
      const key = String(item);
      if (hidden === null) shown.add(key);
      else if (!tabOf.has(key)) tabOf.set(key, hidden);
    }
  return departments.flatMap(department =>
    department.items.flatMap(({ id }) => {
      const display = displays.item(id);
      if ('reason' in display) return [{ kind: 'ITEM' as const, id, ...display }];
      if (shown.has(String(id))) return [];
      const because: Hidden = tabOf.get(String(id)) ?? { reason: 'NOT_PLACED', from: display.place };
      return [{ kind: 'ITEM' as const, id, ...because }];
    }),
  );
};
