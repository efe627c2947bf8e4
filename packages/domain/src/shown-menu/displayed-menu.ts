import type { OrderMenu } from '../pricing/index.ts';

export type Id = string | number;

/** Where orders are entered: by the staff, by guests at a kiosk, and by guests on the online page. */
export const surfaces = ['POS', 'KIOSK', 'ONLINE'] as const;
export type Surface = (typeof surfaces)[number];

/** What is shown where depends on besides prices, as a menu stores it. */

export interface TabLimits {
  readonly limitDays: { readonly enabled: boolean; readonly days: readonly number[] };
  /** In seconds: from a time of the day on, for so long. */
  readonly limitHours: { readonly enabled: boolean; readonly startTime: number; readonly endOffset: number };
}

export interface DisplayedButton {
  readonly id: Id;
  /** Its cell in the grid. */
  readonly index: number;
  readonly type: ButtonType;
  readonly buttonText: string;
  readonly typeInfo: {
    readonly itemInfo?: { readonly itemId: Id } | undefined;
    readonly modifierInfo?: { readonly modifierId: Id } | undefined;
    readonly sizeInfo?: ButtonOption | undefined;
    readonly styleInfo?: ButtonOption | undefined;
    readonly messageId?: Id | undefined;
    readonly tenderInfo?: { readonly tenderTypeId: Id } | undefined;
    readonly menuLinkId?: Id | undefined;
    readonly offerInfo?: { readonly offerId: Id } | undefined;
  };
  readonly buttonStyle: {
    readonly buttonSize: 'SMALL' | 'MEDIUM' | 'LARGE';
    readonly buttonColor: string;
    readonly textColor: string;
  };
}

export type ButtonType =
  | 'ITEM'
  | 'MODIFIER'
  | 'SIZE'
  | 'STYLE'
  | 'MESSAGE'
  | 'TENDER'
  | 'MENU_LINK'
  | 'SPECIAL_FUNCTION'
  | 'OFFER';

interface ButtonOption {
  readonly departmentId: Id;
  readonly styleId: Id;
  readonly optionId: Id;
}

export interface DisplayedTab extends TabLimits {
  readonly id: Id;
  readonly name: string;
  readonly limitStations: { readonly enabled: boolean; readonly stationIds: readonly Id[] };
  /** Whether it is in the bar of tabs; a button may lead to it otherwise. */
  readonly visible: boolean;
  readonly active: boolean;
  readonly buttons: readonly DisplayedButton[];
}

export interface DisplayedSection {
  readonly id: Id;
  readonly name: string;
  readonly categoryType: 'MENU' | 'SUBHEADER' | 'SUBHEADER_UNUSED' | 'OFFERS';
  readonly categoryIds: readonly Id[];
}

export interface DisplayedMenu extends OrderMenu {
  readonly departments: readonly (OrderMenu['departments'][number] & { readonly info: { readonly name: string } })[];
  readonly messages: readonly { readonly id: Id }[];
  readonly layout: { readonly tabs: readonly DisplayedTab[]; readonly kioskTabs: readonly DisplayedTab[] };
  readonly onlineCategories: readonly DisplayedSection[];
  readonly onlineFeaturedItems: readonly { readonly itemId: Id }[];
}

/** What is shown where depends on in the settings of a location. */
export interface DisplaySettings {
  readonly orderTypes: {
    readonly types: readonly {
      readonly id: Id;
      readonly activePOS: boolean;
      readonly activeKiosk: boolean;
      readonly activeOnline: boolean;
    }[];
  };
  readonly stations: readonly { readonly id: Id; readonly orderTypes: readonly Id[] }[];
  readonly tenderTypes: readonly { readonly id: Id; readonly disabled: boolean }[];
}

/** Who looks at a menu: where, when, and for an order of which type. */
export interface Viewing {
  readonly surface: Surface;
  /** In epoch milliseconds. */
  readonly instant: number;
  /** The IANA zone of the location. */
  readonly timeZone: string;
  readonly orderType: Id | null;
  /** The station; null on the online page, and where none is chosen. */
  readonly station: Id | null;
}
