import type { Place } from '../pricing/index.ts';
import type { ButtonType, DisplayedButton, Id } from './displayed-menu.ts';

/** Why something is not shown. */
export const hiddenReasons = [
  'INACTIVE',
  'INVISIBLE',
  'DAYS',
  'HOURS',
  'STATION',
  'CHANNEL',
  'NO_PRICE',
  'GONE',
  'TAB_HIDDEN',
  'EMPTY',
  'NOT_PLACED',
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Why something is not shown, and the place in the menu that says so. */
export interface Hidden {
  readonly reason: HiddenReason;
  readonly from: Place;
}

/** A tab, a button or an item that is not shown. */
export interface HiddenPart extends Hidden {
  readonly kind: 'TAB' | 'BUTTON' | 'ITEM';
  readonly id: Id;
}

/** A button, or an item or offer of a tab without buttons. */
export interface ShownEntry {
  readonly id: Id;
  readonly type: ButtonType;
  /** The item, modifier, option, message, tender type, tab or offer it is about; null for a function. */
  readonly target: Id | null;
  readonly place: Place;
  /** It cannot be ordered for now. */
  readonly isOut: boolean;
  /** What the item costs in the scheme in force, in cents: in its cheapest size where sizes differ. */
  readonly price: { readonly cents: number; readonly isFrom: boolean } | null;
  readonly button: DisplayedButton | null;
}

export interface ShownTab {
  readonly id: Id;
  readonly name: string;
  readonly place: Place;
  /** Whether it is in the bar of tabs; otherwise only a button leads to it. */
  readonly isListed: boolean;
  readonly entries: readonly ShownEntry[];
}

export interface ShownMenu {
  /** Null while orders of the type are taken here; otherwise the station or the order type that says no. */
  readonly refused: 'ORDER_TYPE' | 'STATION' | null;
  readonly scheme: Id | null;
  /** None where orders of the type are not taken. */
  readonly tabs: readonly ShownTab[];
  /** What the menu has and is not shown: tabs, buttons of the tabs that are shown, items. */
  readonly hidden: readonly HiddenPart[];
}
