import type { LocationSettings, Menu } from '@commissary/catalog';
import type { Viewing } from '@commissary/domain';
import { type NaiveClock, naiveClock } from '../orders/naive-clock.ts';
import { type Id, itemPriceIn, same, schemeNow } from '../orders/naive-prices.ts';

/**
 * What a surface shows of a menu, written down line by line as somebody would who reads the menu with a clock beside them:
 * every list from its beginning, no function of the product.
 */
export const naiveShownMenu = (menu: Menu, settings: LocationSettings, viewing: Viewing): readonly string[] => {
  const type = settings.orderTypes.types.find(({ id }) => same(id, viewing.orderType));
  if (viewing.orderType !== null) {
    const isTaken = { POS: type?.activePOS, KIOSK: type?.activeKiosk, ONLINE: type?.activeOnline }[viewing.surface];
    if (isTaken !== true) return ['ORDER_TYPE'];
    const station = settings.stations.find(({ id }) => same(id, viewing.station));
    if (viewing.surface !== 'ONLINE' && station !== undefined && station.orderTypes.length > 0)
      if (!station.orderTypes.some(id => id !== 'NONE' && same(id, viewing.orderType))) return ['STATION'];
  }
  const asked: Asked = {
    ...{ menu, settings, viewing, clock: naiveClock(viewing.instant, viewing.timeZone) },
    channel: viewing.surface === 'ONLINE' ? 'ONLINE' : 'POS',
  };
  const tabs = tabsFor(asked);
  const lines: string[] = [];
  for (const { head, entries, hidden } of tabs) {
    if (hidden !== null) lines.push(`TAB ${head} ${hidden}`);
    else {
      lines.push(`shown ${head}`);
      for (const entry of entries) lines.push(entry.why === null ? entry.says : `BUTTON ${entry.id} ${entry.why}`);
    }
  }
  for (const department of menu.departments)
    for (const item of department.items) {
      const why = whyNotItem(asked, item.id);
      if (why !== null) lines.push(`ITEM ${item.id} ${why}`);
      else if (!tabs.some(one => one.hidden === null && one.items.some(id => same(id, item.id)))) {
        const first = tabs.find(one => one.items.some(id => same(id, item.id)));
        lines.push(`ITEM ${item.id} ${first?.hidden ?? 'NOT_PLACED'}`);
      }
    }
  return lines;
};

interface Asked {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly viewing: Viewing;
  readonly clock: NaiveClock;
  readonly channel: 'POS' | 'ONLINE';
}

interface NaiveTab {
  readonly head: string;
  readonly entries: readonly { readonly id: Id; readonly says: string; readonly why: string | null }[];
  readonly hidden: string | null;
  readonly items: readonly Id[];
}

type Tab = Menu['layout']['tabs'][number];
type Button = Tab['buttons'][number];

const tabsFor = (asked: Asked): readonly NaiveTab[] => {
  const { menu, viewing } = asked;
  const layout = viewing.surface === 'KIOSK' ? menu.layout.kioskTabs : menu.layout.tabs;
  if (viewing.surface !== 'ONLINE' && layout.length > 0)
    return layout.map(tab => {
      const buttons = [...tab.buttons].sort((a, b) => a.index - b.index);
      const entries = buttons.map(button => ({
        id: button.id,
        why: whyNotButton(asked, layout, button),
        says: saysOf(
          asked,
          button.id,
          button.type,
          button.type === 'ITEM' ? button.typeInfo.itemInfo?.itemId : undefined,
          button,
        ),
      }));
      const items = tab.buttons.flatMap(one => (one.type === 'ITEM' ? (one.typeInfo.itemInfo?.itemId ?? []) : []));
      const hidden =
        whyNotTab(asked, tab) ??
        (tab.visible || isLinked(asked, layout, tab, []) ? null : 'INVISIBLE') ??
        (entries.every(({ why }) => why !== null) ? 'EMPTY' : null);
      return { head: `${tab.id}${tab.visible || hidden !== null ? '' : ' by a button'}`, entries, hidden, items };
    });
  if (viewing.surface === 'ONLINE' && menu.onlineCategories.length > 0)
    return menu.onlineCategories.map(section => {
      const ids: Id[] = [];
      if (section.categoryType === 'MENU')
        for (const category of section.categoryIds)
          for (const department of menu.departments)
            for (const item of department.items) if (same(item.category, category)) ids.push(item.id);
      if (section.categoryType.startsWith('SUBHEADER'))
        for (const one of menu.onlineFeaturedItems) ids.push(one.itemId);
      const offers =
        section.categoryType === 'OFFERS' ? menu.offers.filter(({ id }) => whyNotOffer(asked, id) === null) : [];
      const entries = [
        ...itemLines(asked, ids),
        ...offers.map(({ id }) => ({ id, says: saysOf(asked, id, 'OFFER', undefined, null), why: null })),
      ];
      const unused = section.categoryType === 'SUBHEADER_UNUSED' ? 'INACTIVE' : null;
      return {
        head: String(section.id),
        entries,
        hidden: unused ?? (entries.length === 0 ? 'EMPTY' : null),
        items: ids,
      };
    });
  return menu.departments.map(department => {
    const items = department.items.map(({ id }) => id);
    const entries = itemLines(asked, items);
    const off = department.info.status === 'ACTIVE' ? null : 'INACTIVE';
    return { head: String(department.id), entries, hidden: off ?? (entries.length === 0 ? 'EMPTY' : null), items };
  });
};

const itemLines = (asked: Asked, ids: readonly Id[]) =>
  ids
    .filter(id => whyNotItem(asked, id) === null)
    .map(id => ({ id, says: saysOf(asked, id, 'ITEM', id, null), why: null }));

const whyNotTab = ({ viewing, clock }: Asked, tab: Tab): string | null => {
  if (!tab.active) return 'INACTIVE';
  const { enabled, stationIds } = tab.limitStations;
  if (enabled && viewing.station !== null && stationIds.length > 0)
    if (!stationIds.some(id => id !== 'NONE' && same(id, viewing.station))) return 'STATION';
  const day = (of: number) => !tab.limitDays.enabled || tab.limitDays.days.includes(of);
  if (!tab.limitHours.enabled) return day(clock.day) ? null : 'DAYS';
  const { startTime, endOffset } = tab.limitHours;
  const isToday = clock.second >= startTime && clock.second < startTime + endOffset;
  const isSinceYesterday = clock.second + 86_400 >= startTime && clock.second + 86_400 < startTime + endOffset;
  if (!isToday && !isSinceYesterday) return 'HOURS';
  return (isToday && day(clock.day)) || (isSinceYesterday && day((clock.day + 6) % 7)) ? null : 'DAYS';
};

/** Whether a button leads to a tab, from a tab in the bar or one that is itself led to. */
const isLinked = (asked: Asked, layout: readonly Tab[], to: Tab, seen: readonly Id[]): boolean =>
  layout.some(
    from =>
      !seen.includes(from.id) &&
      whyNotTab(asked, from) === null &&
      from.buttons.some(({ type, typeInfo }) => type === 'MENU_LINK' && same(typeInfo.menuLinkId, to.id)) &&
      (from.visible || isLinked(asked, layout, from, [...seen, to.id])),
  );

const whyNotButton = (asked: Asked, layout: readonly Tab[], { type, typeInfo }: Button): string | null => {
  const { menu, settings } = asked;
  const optionOf = (info: { readonly departmentId: Id; readonly optionId: Id } | undefined) => {
    const department = menu.departments.find(({ id }) => same(id, info?.departmentId));
    const options = department?.styles.flatMap(one => one.options) ?? [];
    if (!options.some(({ id }) => same(id, info?.optionId))) return 'GONE';
    return department?.info.status === 'ACTIVE' ? null : 'INACTIVE';
  };
  if (type === 'SPECIAL_FUNCTION') return null;
  if (type === 'ITEM') return typeInfo.itemInfo === undefined ? 'GONE' : whyNotItem(asked, typeInfo.itemInfo.itemId);
  if (type === 'OFFER') return whyNotOffer(asked, typeInfo.offerInfo?.offerId ?? '');
  if (type === 'SIZE') return optionOf(typeInfo.sizeInfo);
  if (type === 'STYLE') return optionOf(typeInfo.styleInfo);
  if (type === 'MESSAGE') return menu.messages.some(({ id }) => same(id, typeInfo.messageId)) ? null : 'GONE';
  if (type === 'TENDER') {
    const tender = settings.tenderTypes.find(({ id }) => same(id, typeInfo.tenderInfo?.tenderTypeId));
    return tender === undefined || tender.disabled ? 'GONE' : null;
  }
  if (type === 'MENU_LINK') {
    const tab = layout.find(({ id }) => same(id, typeInfo.menuLinkId));
    return tab === undefined || whyNotTab(asked, tab) !== null ? 'TAB_HIDDEN' : null;
  }
  const modifier = menu.modifiers.items.find(({ id }) => same(id, typeInfo.modifierInfo?.modifierId));
  const category = menu.modifiers.categories.find(({ id }) => same(id, modifier?.categoryId));
  if (modifier === undefined) return 'GONE';
  if (modifier.info.status !== 'ACTIVE' || category?.info.status !== 'ACTIVE') return 'INACTIVE';
  return modifier.info.channels.includes(asked.channel) ? null : 'CHANNEL';
};

const findItem = (menu: Menu, id: Id) => {
  for (const department of menu.departments)
    for (const item of department.items) if (same(item.id, id)) return { department, item };
  return undefined;
};

const whyNotItem = (asked: Asked, id: Id): string | null => {
  const found = findItem(asked.menu, id);
  if (found === undefined) return 'GONE';
  const { department, item } = found;
  const category = department.categories.find(one => same(one.id, item.category));
  if ([item, category, department].some(one => one !== undefined && one.info.status !== 'ACTIVE')) return 'INACTIVE';
  if (!item.info.channels.includes(asked.channel)) return 'CHANNEL';
  return pricesOf(asked, id).prices.length === 0 ? 'NO_PRICE' : null;
};

const whyNotOffer = ({ menu, clock, channel }: Asked, id: Id): string | null => {
  const offer = menu.offers.find(one => same(one.id, id));
  if (offer === undefined) return 'GONE';
  if (offer.info.status !== 'ACTIVE') return 'INACTIVE';
  if (!offer.info.channels.includes(channel)) return 'CHANNEL';
  const { dateRange, daysOfTheWeek, timeOfDay } = offer.validity;
  const runsOn = (date: string) =>
    daysOfTheWeek.includes(new Date(`${date}T00:00:00Z`).getUTCDay()) &&
    !(dateRange.enabled && dateRange.from !== '' && date < dateRange.from) &&
    !(dateRange.enabled && dateRange.to !== '' && date > dateRange.to);
  const from = timeOfDay.enabled ? timeOfDay.startTime : 0;
  const to = timeOfDay.enabled ? timeOfDay.startTime + timeOfDay.endOffset : 86_400;
  const yesterday = new Date(Date.parse(`${clock.date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const isToday = runsOn(clock.date) && from <= clock.second && clock.second < to;
  const isSinceYesterday = runsOn(yesterday) && from <= clock.second + 86_400 && clock.second + 86_400 < to;
  return isToday || isSinceYesterday ? null : 'HOURS';
};

/** The prices of an item in its sizes, of those that are left where some are; and whether none is left. */
const pricesOf = ({ menu, clock, viewing, channel }: Asked, id: Id) => {
  const found = findItem(menu, id);
  if (found === undefined) return { prices: [], noneLeft: false };
  const { department, item } = found;
  const scheme = schemeNow(menu, clock, viewing.orderType, channel);
  const sizes = department.styles
    .filter(({ isSize }) => isSize)
    .flatMap(style => {
      const own = item.styles?.find(one => same(one.id, style.id));
      if (item.styles !== undefined && own === undefined) return [];
      return style.options.filter(({ id: option }) => own?.optionIds.includes(option) ?? true);
    });
  const priced = (of: readonly (Id | null)[]) =>
    of.flatMap(size => itemPriceIn(menu, '', item, scheme, size)?.cents ?? []);
  if (sizes.length === 0) return { prices: priced([null]), noneLeft: false };
  const isLeft = (out: { readonly until: number | null } | undefined) =>
    out === undefined || (out.until !== null && out.until <= viewing.instant);
  const left = sizes.filter(
    size => isLeft(size.out) && isLeft(item.info.optionsOut.find(one => same(one.id, size.id))?.out),
  );
  const prices = priced(left.map(one => one.id));
  return { prices: prices.length > 0 ? prices : priced(sizes.map(one => one.id)), noneLeft: left.length === 0 };
};

const saysOf = (asked: Asked, id: Id, type: string, item: Id | undefined, button: Button | null): string => {
  const { menu, viewing } = asked;
  const info =
    item === undefined
      ? type === 'MODIFIER'
        ? menu.modifiers.items.find(one => same(one.id, button?.typeInfo.modifierInfo?.modifierId))?.info
        : undefined
      : findItem(menu, item)?.item.info;
  const found = item === undefined ? { prices: [], noneLeft: false } : pricesOf(asked, item);
  const isOut =
    found.noneLeft || (info?.out !== undefined && (info.out.until === null || info.out.until > viewing.instant));
  const prices = [...found.prices].sort((a, b) => a - b);
  const price = prices.length === 0 ? '' : ` ${prices[0]}${prices[0] === prices.at(-1) ? '' : ' from'}`;
  return `${type} ${id}${isOut ? ' out' : ''}${price}`;
};
