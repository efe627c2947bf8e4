import {
  isOnSale,
  itemOfButton,
  type LaidOutButton,
  type LaidOutMenu,
  type LaidOutTab,
  type LayoutId,
} from './laid-out-menu.ts';

/** Why a press on a button does nothing: nothing is chosen for it, or what is chosen is gone or switched off. */
export type ButtonProblem = 'NOTHING' | 'GONE';

/** A button that does nothing at any time, with the tab that it is in. [RULE.layout.01] */
export interface DeadButton {
  readonly tab: LayoutId;
  readonly button: LayoutId;
  readonly problem: ButtonProblem;
}

/** Returns the buttons that do nothing. Which tender types there are is known to the settings alone. */
export const deadButtons = (menu: LaidOutMenu, tabs: readonly LaidOutTab[]): readonly DeadButton[] => {
  const problemOf = problems(menu, tabs);
  return tabs.flatMap(tab =>
    tab.buttons.flatMap(button => {
      const problem = problemOf(button);
      return problem === null ? [] : [{ tab: tab.id, button: button.id, problem }];
    }),
  );
};

const problems = (menu: LaidOutMenu, tabs: readonly LaidOutTab[]) => {
  const active = menu.departments.filter(isOnSale);
  const known = {
    ITEM: idsOf(active.flatMap(({ items }) => items.filter(isOnSale))),
    MODIFIER: idsOf(menu.modifiers.items.filter(isOnSale)),
    OPTION: idsOf(active.flatMap(({ styles }) => styles.flatMap(({ options }) => options))),
    OFFER: idsOf(menu.offers.filter(isOnSale)),
    MESSAGE: idsOf(menu.messages),
    TAB: idsOf(tabs.filter(one => one.active)),
  };
  const among = (target: LayoutId | undefined, ids: ReadonlySet<string> | null): ButtonProblem | null => {
    if (target === undefined || target === '') return 'NOTHING';
    return ids === null || ids.has(String(target)) ? null : 'GONE';
  };
  return ({ type, typeInfo }: LaidOutButton): ButtonProblem | null => {
    switch (type) {
      case 'ITEM':
        return among(typeInfo.itemInfo?.itemId, known.ITEM);
      case 'MODIFIER':
        return among(typeInfo.modifierInfo?.modifierId, known.MODIFIER);
      case 'SIZE':
        return among(typeInfo.sizeInfo?.optionId, known.OPTION);
      case 'STYLE':
        return among(typeInfo.styleInfo?.optionId, known.OPTION);
      case 'MESSAGE':
        return among(typeInfo.messageId, known.MESSAGE);
      case 'MENU_LINK':
        return among(typeInfo.menuLinkId, known.TAB);
      case 'OFFER':
        return among(typeInfo.offerInfo?.offerId, known.OFFER);
      case 'TENDER':
        return among(typeInfo.tenderInfo?.tenderTypeId, null);
      default:
        return null;
    }
  };
};

const idsOf = (members: readonly { readonly id: LayoutId }[]): ReadonlySet<string> =>
  new Set(members.map(({ id }) => String(id)));

/** An item that staff reach only by search. */
export interface UnplacedItem {
  readonly departmentId: LayoutId;
  readonly itemId: LayoutId;
  readonly name: string;
}

/**
 * Returns the active items without a button on a tab that is in the bar of tabs, or to which a button leads, directly or
 * through others. [RULE.layout.02]
 */
export const itemsWithoutButton = (
  { departments }: LaidOutMenu,
  tabs: readonly LaidOutTab[],
): readonly UnplacedItem[] => {
  const placed = new Set(reachedTabs(tabs).flatMap(tab => tab.buttons.map(itemOfButton)));
  return departments
    .filter(isOnSale)
    .flatMap(department =>
      department.items
        .filter(item => isOnSale(item) && !placed.has(String(item.id)))
        .map(({ id, info }) => ({ departmentId: department.id, itemId: id, name: info.name })),
    );
};

const reachedTabs = (tabs: readonly LaidOutTab[]): readonly LaidOutTab[] => {
  const usable = new Map(tabs.filter(({ active }) => active).map(tab => [String(tab.id), tab]));
  const reached = new Set([...usable.values()].filter(({ visible }) => visible).map(({ id }) => String(id)));
  for (const id of reached)
    for (const { type, typeInfo } of usable.get(id)?.buttons ?? [])
      if (type === 'MENU_LINK' && usable.has(String(typeInfo.menuLinkId))) reached.add(String(typeInfo.menuLinkId));
  return tabs.filter(({ id }) => reached.has(String(id)));
};
