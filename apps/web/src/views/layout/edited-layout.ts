import { type LocationSettings, type Menu, screenHref } from '@commissary/catalog';
import { type ButtonProblem, deadButtons, itemsWithoutButton, type UnplacedItem } from '@commissary/domain';
import { fieldAt, formatValue, memoByIdentity } from '@commissary/schema';
import type { CachedDocumentKey } from '../../cache/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { useFormSelectorAfterPaint, valueIn } from '../../form/state/index.ts';
import { valueTexts } from '../../formatting/index.ts';
import { menuNames } from '../surfaces/index.ts';

export type LayoutSurface = 'POS' | 'KIOSK';
export type LayoutTab = Menu['layout']['tabs'][number];
export type LayoutButton = LayoutTab['buttons'][number];

const keys = { POS: 'tabs', KIOSK: 'kioskTabs' } as const satisfies Record<LayoutSurface, keyof Menu['layout']>;

/** The address of a screen of the layout, at the edited place and menu. */
export const layoutHref = (
  screen: 'menuLayout' | 'menuLayoutGenerate',
  { companyId, tenantId, menuId }: Pick<CachedDocumentKey, 'companyId' | 'tenantId' | 'menuId'>,
): string => screenHref(screen, {}, { companyId, locationId: tenantId }, menuId === null ? {} : { menuId });

export const tabsPath = (surface: LayoutSurface): string => `/layout/${keys[surface]}`;
export const tabsOf = (menu: Menu, surface: LayoutSurface): readonly LayoutTab[] => menu.layout[keys[surface]];

// The definition of the menu says what its values are.
const menuIn = (session: EditSession): Menu => valueIn(session, '') as Menu;

/** The menu as it is edited now. */
export const useEditedMenu = (): Menu => useFormSelectorAfterPaint('', menuIn);

/** What does nothing in a layout, and what no button reaches. */
export interface LayoutProblems {
  /** By tab and button. */
  readonly dead: ReadonlyMap<string, ButtonProblem>;
  readonly unplaced: readonly UnplacedItem[];
}

const posProblems = memoByIdentity((menu: Menu) => problemsOf(menu, menu.layout.tabs));
const kioskProblems = memoByIdentity((menu: Menu) => problemsOf(menu, menu.layout.kioskTabs));

const problemsOf = (menu: Menu, tabs: readonly LayoutTab[]): LayoutProblems => ({
  dead: new Map(deadButtons(menu, tabs).map(({ tab, button, problem }) => [buttonKey(tab, button), problem])),
  unplaced: itemsWithoutButton(menu, tabs),
});

export const layoutProblems = (menu: Menu, surface: LayoutSurface): LayoutProblems =>
  surface === 'POS' ? posProblems(menu) : kioskProblems(menu);

export const buttonKey = (tab: string | number, button: string | number): string => `${tab} ${button}`;

/** What a button is called: its text, or what it opens; empty where it opens nothing yet. */
export const buttonName = (
  menu: Menu,
  settings: LocationSettings | undefined,
  definition: Parameters<typeof fieldAt>[0],
  { id, buttonText, type, typeInfo }: LayoutButton,
): string => {
  if (buttonText.trim() !== '') return buttonText;
  const names = menuNames(menu);
  const entry = (target: string | number | undefined) =>
    target === undefined || target === '' ? '' : names.entry({ type, target, id }).name;
  switch (type) {
    case 'ITEM':
      return entry(typeInfo.itemInfo?.itemId);
    case 'MODIFIER':
      return entry(typeInfo.modifierInfo?.modifierId);
    case 'SIZE':
      return entry(typeInfo.sizeInfo?.optionId);
    case 'STYLE':
      return entry(typeInfo.styleInfo?.optionId);
    case 'MESSAGE':
      return entry(typeInfo.messageId);
    case 'MENU_LINK':
      return entry(typeInfo.menuLinkId);
    case 'OFFER':
      return entry(typeInfo.offerInfo?.offerId);
    case 'TENDER': {
      const tender = String(typeInfo.tenderInfo?.tenderTypeId ?? '');
      return settings?.tenderTypes.find(one => String(one.id) === tender)?.name ?? '';
    }
    case 'SPECIAL_FUNCTION': {
      const field = fieldAt(definition, '/layout/tabs/[]/buttons/[]/typeInfo/specialFunctionInfo/function');
      const chosen = typeInfo.specialFunctionInfo?.function;
      return field === undefined || chosen === undefined
        ? ''
        : formatValue(valueTexts, definition, menu, field, chosen);
    }
  }
};
