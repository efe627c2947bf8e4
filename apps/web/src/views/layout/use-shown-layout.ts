import { type LocationSettings, type Menu, orderSettings, simulatorTexts, takenOrderTypes } from '@commissary/catalog';
import { fromCents, type HiddenReason, lets, prepareOrderPricing, restrictionTo, shownMenu } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { useMemo, useState } from 'react';
import { useForm } from '../../form/state/index.ts';
import { useSavedSettings } from '../explanation/index.ts';
import { buttonKey, type LayoutSurface, tabsOf } from './edited-layout.ts';
import type { Moment } from './moment.ts';

/** What the terminal shows of a layout, and why not the rest. */
export interface ShownLayout {
  readonly settings: LocationSettings | undefined;
  readonly isSettingsError: boolean;
  /** By tab and button. */
  readonly prices: ReadonlyMap<string, string>;
  readonly hiddenTabs: ReadonlyMap<string, HiddenReason>;
  readonly hiddenButtons: ReadonlyMap<string, HiddenReason>;
}

const none = { prices: new Map(), hiddenTabs: new Map(), hiddenButtons: new Map() } as const;

/** What is shown of the edited layout at a moment and a station of the edited place; at this moment without one. */
export const useShownLayout = (menu: Menu, surface: LayoutSurface, moment: Moment | null): ShownLayout => {
  const { address, level, zone } = useForm();
  const { saved, isError } = useSavedSettings(address.companyId, address.tenantId, level);
  const settings = saved?.settings;
  const [now] = useState(Date.now);
  const prepared = useMemo(
    () => (settings === undefined ? undefined : prepareOrderPricing(menu, orderSettings(settings))),
    [menu, settings],
  );
  return useMemo(() => {
    const known = { settings, isSettingsError: isError };
    if (settings === undefined || prepared === undefined) return { ...known, ...none };
    // A station shows nothing to an order type that it does not take.
    const station = settings.stations.find(({ id }) => String(id) === moment?.station);
    const takenThere = restrictionTo(station?.orderTypes ?? []);
    const orderType = takenOrderTypes(settings.orderTypes, [surface]).find(({ id }) => lets(takenThere, [id]));
    const shown = shownMenu(menu, prepared, settings, {
      ...{ surface, instant: moment?.instant ?? now, timeZone: zone },
      ...{ orderType: orderType?.id ?? null, station: moment?.station ?? null },
    });
    const tabIds = new Map(
      tabsOf(menu, surface).flatMap(tab => tab.buttons.map(one => [String(one.id), tab.id] as const)),
    );
    const key = (button: string | number) => buttonKey(tabIds.get(String(button)) ?? '', button);
    const prices = shown.tabs.flatMap(tab =>
      tab.entries.flatMap(({ id, price }) =>
        price === null
          ? []
          : [[buttonKey(tab.id, id), simulatorTexts.price(formatMoney(fromCents(price.cents)), price.isFrom)] as const],
      ),
    );
    const hidden = moment === null ? [] : shown.hidden;
    return {
      ...known,
      prices: new Map(prices),
      hiddenTabs: new Map(hidden.flatMap(one => (one.kind === 'TAB' ? [[String(one.id), one.reason] as const] : []))),
      hiddenButtons: new Map(
        hidden.flatMap(one => (one.kind === 'BUTTON' ? [[key(one.id), one.reason] as const] : [])),
      ),
    };
  }, [menu, settings, prepared, isError, surface, moment, now, zone]);
};
