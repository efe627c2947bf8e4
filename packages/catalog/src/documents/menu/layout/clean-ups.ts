import { type CleanUpContext, isArray, own, valueAt } from '@commissary/schema';
import { kept } from '../clean-ups.ts';
import type { LayoutButton } from './buttons.ts';

interface Tab {
  readonly limitStations: { readonly enabled: boolean; readonly stationIds: readonly unknown[] };
  readonly buttons: readonly LayoutButton[];
}

/** Tabs without what the settings of the tenant no longer offer: tender types, order types, stations. */
export const cleanTabs = <T extends Tab>(tabs: readonly T[], { related }: CleanUpContext): readonly T[] => {
  const settings = related?.settings;
  const isOff = {
    tenderType: idsWhere(settings, '/tenderTypes', one => own(one, 'disabled') === true),
    orderType: idsWhere(settings, '/orderTypes/types', isInactive),
  };
  return mapped(tabs, tab => {
    const { limitStations, buttons } = tab;
    const isUnlimited = limitStations.enabled && limitStations.stationIds.length === 0;
    const next = mapped(
      kept(buttons, button => !paysWith(button, isOff.tenderType)),
      button => cleared(button, isOff),
    );
    if (!isUnlimited && next === buttons) return tab;
    return {
      ...tab,
      limitStations: isUnlimited ? { ...limitStations, enabled: false } : limitStations,
      buttons: [...next],
    };
  });
};

interface SwitchedOff {
  readonly tenderType: ReadonlySet<string>;
  readonly orderType: ReadonlySet<string>;
}

const isInactive = (type: unknown): boolean =>
  ['activePOS', 'activeOnline', 'activeKiosk'].every(key => own(type, key) !== true);

const idsWhere = (settings: unknown, list: string, holds: (one: unknown) => boolean): ReadonlySet<string> => {
  const members = valueAt(settings, list);
  return new Set((isArray(members) ? members : []).filter(holds).map(one => String(own(one, 'id'))));
};

/** A payment button of a tender type that is off has nothing left to do. */
const paysWith = ({ type, typeInfo }: LayoutButton, off: ReadonlySet<string>): boolean =>
  type === 'TENDER' && typeInfo.tenderInfo !== undefined && off.has(String(typeInfo.tenderInfo.tenderTypeId));

/** Any other button keeps such a tender type among the values of its other types: it is emptied there. */
const cleared = (button: LayoutButton, off: SwitchedOff): LayoutButton => {
  const { tenderInfo } = button.typeInfo;
  if (tenderInfo === undefined) return button;
  const losesTender = off.tenderType.has(String(tenderInfo.tenderTypeId));
  const losesOrder = tenderInfo.orderType !== undefined && off.orderType.has(String(tenderInfo.orderType));
  if (!losesTender && !losesOrder) return button;
  const { orderType, ...rest } = tenderInfo;
  const next = {
    ...rest,
    ...(orderType !== undefined && !losesOrder && { orderType }),
    ...(losesTender && { tenderTypeId: '' }),
  };
  return { ...button, typeInfo: { ...button.typeInfo, tenderInfo: next } };
};

/** The same array when each stays the same. */
const mapped = <T>(all: readonly T[], next: (one: T) => T): readonly T[] => {
  const some = all.map(next);
  return some.every((one, at) => one === all[at]) ? all : some;
};
