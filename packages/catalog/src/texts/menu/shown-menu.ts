import { formatList, type HiddenReason, type Surface } from '@commissary/domain';

type TextsOf<K extends string> = Readonly<Record<K, string>>;

const reasons: TextsOf<HiddenReason> = {
  INACTIVE: 'inactive',
  INVISIBLE: 'not in the bar of tabs',
  DAYS: 'not on this day',
  HOURS: 'not at this time',
  STATION: 'not on this station',
  CHANNEL: 'not sold here',
  NO_PRICE: 'no price',
  GONE: 'what it stands for was removed',
  TAB_HIDDEN: 'leads to a tab that is not shown',
  EMPTY: 'nothing in it is shown',
  NOT_PLACED: 'on no tab',
};

const surfaces: TextsOf<Surface> = { POS: 'POS', KIOSK: 'Kiosk', ONLINE: 'Online' };

/** Texts about what a menu shows, and why it does not show the rest. */
export const shownMenuTexts = {
  surfaces,
  reasons,
  refused: { ORDER_TYPE: 'This order type is not taken here.', STATION: 'This station does not take this order type.' },
  because: (reason: string, details: readonly string[]) => [reason, ...details].join('; '),
  onlyOn: (days: readonly string[]) => (days.length === 0 ? 'on no day' : `only ${formatList(days)}`),
  onlyFrom: (from: string, to: string) => `only ${from}–${to}`,
  withoutName: 'Without a name',
};
