/** What the layout of a menu depends on, as a menu stores it. */

export type LayoutId = string | number;

interface Listed {
  readonly id: LayoutId;
  readonly info: { readonly name: string; readonly status: string };
}

export interface LaidOutDepartment extends Listed {
  readonly categories: readonly Listed[];
  readonly items: readonly (Listed & { readonly category?: LayoutId | undefined })[];
  readonly styles: readonly { readonly options: readonly { readonly id: LayoutId }[] }[];
}

export interface LaidOutMenu {
  readonly departments: readonly LaidOutDepartment[];
  readonly modifiers: { readonly items: readonly Listed[] };
  readonly offers: readonly Listed[];
  readonly messages: readonly { readonly id: LayoutId }[];
}

export interface LaidOutButton {
  readonly id: LayoutId;
  /** Its first cell in the grid. */
  readonly index: number;
  readonly type: string;
  readonly typeInfo: {
    readonly itemInfo?: { readonly itemId: LayoutId } | undefined;
    readonly modifierInfo?: { readonly modifierId: LayoutId } | undefined;
    readonly sizeInfo?: { readonly optionId: LayoutId } | undefined;
    readonly styleInfo?: { readonly optionId: LayoutId } | undefined;
    readonly messageId?: LayoutId | undefined;
    readonly tenderInfo?: { readonly tenderTypeId: LayoutId } | undefined;
    readonly menuLinkId?: LayoutId | undefined;
    readonly offerInfo?: { readonly offerId: LayoutId } | undefined;
  };
  readonly buttonStyle: { readonly buttonSize: LayoutSize };
}

export type LayoutSize = 'SMALL' | 'MEDIUM' | 'LARGE';

export interface LaidOutTab {
  readonly id: LayoutId;
  readonly active: boolean;
  readonly visible: boolean;
  readonly buttons: readonly LaidOutButton[];
}

/** The item that a button orders; undefined for any other button. */
export const itemOfButton = ({ type, typeInfo }: LaidOutButton): string | undefined =>
  type === 'ITEM' && typeInfo.itemInfo !== undefined ? String(typeInfo.itemInfo.itemId) : undefined;

/** Whether something is sold at all. */
export const isOnSale = ({ info }: { readonly info: { readonly status: string } }): boolean => info.status === 'ACTIVE';
