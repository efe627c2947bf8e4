import type { Place, PreparedPricing } from '../pricing/index.ts';
import { lets, restrictionTo } from '../restriction.ts';
import type { DisplayedButton, DisplayedMenu, DisplayedTab, DisplaySettings, Id, Viewing } from './displayed-menu.ts';
import type { Display, Displays } from './item-display.ts';
import type { PlacedTab } from './placed-tabs.ts';
import type { Hidden, ShownEntry } from './shown.ts';
import { tabTimeLimit } from './tab-times.ts';

/**
 * The tabs of a layout: those in the bar, and those that a shown button leads to, directly or through others. A button is
 * shown where what it is about is; one that leads to a tab that is not shown is not either.
 */
export const layoutTabs = (
  menu: DisplayedMenu,
  key: keyof DisplayedMenu['layout'],
  settings: DisplaySettings,
  viewing: Viewing,
  clock: ReturnType<PreparedPricing['clock']>,
  displays: Displays,
): readonly PlacedTab[] => {
  const tabs = menu.layout[key].map(tab => {
    const place: Place = ['layout', key, { id: tab.id }];
    return { tab, place, limit: limitOf(tab, place, viewing, clock) };
  });
  const usable = new Set(tabs.filter(({ limit }) => limit === null).map(({ tab }) => String(tab.id)));
  const buttonDisplay = buttonDisplays(menu, settings, displays, usable);
  const drawn = tabs.map(({ tab, place, limit }) => {
    const buttons = tab.buttons
      .toSorted((a, b) => a.index - b.index)
      .map(button => {
        const at: Place = [...place, 'buttons', { id: button.id }];
        return { button, at, display: buttonDisplay(button, at) };
      });
    return { tab, place, limit, buttons };
  });
  const reached = reachedTabs(drawn.filter(({ limit }) => limit === null));
  return drawn.map(({ tab, place, limit, buttons }): PlacedTab => {
    const items = tab.buttons.flatMap(({ type, typeInfo }) =>
      type === 'ITEM' && typeInfo.itemInfo !== undefined ? [typeInfo.itemInfo.itemId] : [],
    );
    const isReached = tab.visible || reached.has(String(tab.id));
    const hidden: Hidden | null =
      limit ?? (isReached ? null : { reason: 'INVISIBLE' as const, from: [...place, 'visible'] });
    if (hidden !== null) return { id: tab.id, shown: null, hidden, hiddenButtons: [], items };
    const entries: ShownEntry[] = [];
    const hiddenButtons: PlacedTab['hiddenButtons'][number][] = [];
    for (const { button, at, display } of buttons)
      if ('reason' in display) hiddenButtons.push({ id: button.id, ...display });
      else
        entries.push({
          ...{ id: button.id, type: button.type, target: targetOf(button), button },
          ...{ isOut: display.isOut, price: display.price, place: at },
        });
    if (entries.length === 0)
      return { id: tab.id, shown: null, hidden: { reason: 'EMPTY', from: place }, hiddenButtons: [], items };
    const shown = { id: tab.id, name: tab.name, place, isListed: tab.visible, entries };
    return { id: tab.id, shown, hidden: null, hiddenButtons, items };
  });
};

const limitOf = (
  tab: DisplayedTab,
  place: Place,
  { station }: Viewing,
  clock: ReturnType<PreparedPricing['clock']>,
): Hidden | null => {
  if (!tab.active) return { reason: 'INACTIVE', from: [...place, 'active'] };
  const { enabled, stationIds } = tab.limitStations;
  if (enabled && station !== null && !lets(restrictionTo(stationIds), [station]))
    return { reason: 'STATION', from: [...place, 'limitStations'] };
  const limit = tabTimeLimit(tab, clock);
  if (limit === null) return null;
  return { reason: limit, from: [...place, limit === 'DAYS' ? 'limitDays' : 'limitHours'] };
};

interface DrawnTab {
  readonly tab: DisplayedTab;
  readonly buttons: readonly { readonly button: DisplayedButton; readonly display: Display }[];
}

/** The tabs that are in the bar or that a button of such a tab leads to, and so on. */
const reachedTabs = (tabs: readonly DrawnTab[]): ReadonlySet<string> => {
  const byId = new Map(tabs.map(one => [String(one.tab.id), one]));
  const reached = new Set(tabs.filter(({ tab }) => tab.visible).map(({ tab }) => String(tab.id)));
  for (const id of reached)
    for (const { button, display } of byId.get(id)?.buttons ?? [])
      if (button.type === 'MENU_LINK' && !('reason' in display) && button.typeInfo.menuLinkId !== undefined)
        reached.add(String(button.typeInfo.menuLinkId));
  return reached;
};

const targetOf = ({ type, typeInfo }: DisplayedButton): Id | null => {
  switch (type) {
    case 'ITEM':
      return typeInfo.itemInfo?.itemId ?? null;
    case 'MODIFIER':
      return typeInfo.modifierInfo?.modifierId ?? null;
    case 'SIZE':
      return typeInfo.sizeInfo?.optionId ?? null;
    case 'STYLE':
      return typeInfo.styleInfo?.optionId ?? null;
    case 'MESSAGE':
      return typeInfo.messageId ?? null;
    case 'TENDER':
      return typeInfo.tenderInfo?.tenderTypeId ?? null;
    case 'MENU_LINK':
      return typeInfo.menuLinkId ?? null;
    case 'OFFER':
      return typeInfo.offerInfo?.offerId ?? null;
    case 'SPECIAL_FUNCTION':
      return null;
  }
};

const buttonDisplays = (
  menu: DisplayedMenu,
  settings: DisplaySettings,
  displays: Displays,
  usableTabs: ReadonlySet<string>,
): ((button: DisplayedButton, at: Place) => Display) => {
  const options = new Map(
    menu.departments.flatMap(({ id, info, styles }) =>
      styles.flatMap(style =>
        style.options.map(option => [`${id} ${option.id}`, { id, status: info.status }] as const),
      ),
    ),
  );
  const messages = new Set(menu.messages.map(({ id }) => String(id)));
  const tenders = new Set(settings.tenderTypes.filter(({ disabled }) => !disabled).map(({ id }) => String(id)));
  return (button, at) => {
    const shown: Display = { isOut: false, price: null, place: at };
    const gone: Display = { reason: 'GONE', from: at };
    const target = targetOf(button);
    const of = (display: Display): Display =>
      'reason' in display && display.from.length === 0 ? { ...display, from: at } : display;
    switch (button.type) {
      case 'SPECIAL_FUNCTION':
        return shown;
      case 'ITEM':
        return target === null ? gone : of(displays.item(target));
      case 'MODIFIER':
        return target === null ? gone : of(displays.modifier(target));
      case 'OFFER':
        return target === null ? gone : of(displays.offer(target));
      case 'MESSAGE':
        return messages.has(String(target)) ? shown : gone;
      case 'TENDER':
        return tenders.has(String(target)) ? shown : gone;
      case 'MENU_LINK':
        return usableTabs.has(String(target))
          ? shown
          : { reason: 'TAB_HIDDEN', from: [...at, 'typeInfo', 'menuLinkId'] };
      case 'SIZE':
      case 'STYLE': {
        const { departmentId } = (button.type === 'SIZE' ? button.typeInfo.sizeInfo : button.typeInfo.styleInfo) ?? {};
        const option = options.get(`${departmentId} ${target}`);
        if (option === undefined) return gone;
        const from: Place = ['departments', { id: option.id }, 'info', 'status'];
        return option.status === 'ACTIVE' ? shown : { reason: 'INACTIVE', from };
      }
    }
  };
};
