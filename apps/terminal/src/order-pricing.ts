import { documents, type LocationSettings, type Menu, orderSettings } from '@commissary/catalog';
import { type Order, type PreparedPricing, prepareOrderPricing } from '@commissary/domain';
import { complete } from '@commissary/schema';
import type { Configuration } from './configuration.ts';

/** What orders are priced with on this terminal. */
export interface PricedDocuments {
  readonly menu: Menu;
  readonly settings: LocationSettings;
  readonly prepared: PreparedPricing;
}

/**
 * Returns the published menu and settings, prepared for orders; null before both are there. What was published before a
 * field existed has its initial value.
 */
export const pricedDocuments = ({ running }: Configuration): PricedDocuments | null => {
  const published = (kind: 'menu' | 'settings') => {
    const found = running.find(one => one.kind === kind);
    return found && complete(documents[kind].field, found.document);
  };
  const menu = published('menu') as Menu | undefined;
  const settings = published('settings') as LocationSettings | undefined;
  if (menu === undefined || settings === undefined) return null;
  return { menu, settings, prepared: prepareOrderPricing(menu, orderSettings(settings)) };
};

/** An order of nothing, at the point of sale, by nobody in particular; its clock is that of the location. */
export const emptyOrder: Omit<Order, 'instant' | 'timeZone'> = {
  channel: 'POS',
  orderType: null,
  tenderType: null,
  customerType: null,
  customerGroups: [],
  guest: null,
  couponCodes: [],
  chosenOffers: [],
  deliveryZone: null,
  people: 1,
  lines: [],
};
